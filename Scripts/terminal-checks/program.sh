# To be sourced: program MODULES SOURCE OUT builds one file that imports Placard, as a part of the package, whose
# name SwiftPM takes from its folder.
#
# MODULES is the folder where `swift build` has put the modules and their objects.
program() {
  local objects=() name
  for name in '' Accessibility Animators Components Feeds JSONStream Layout Log Models Output Posting \
    Terminal Text Views; do
    objects+=("$1/Placard$name.build/"*.o)
  done
  swiftc -swift-version 6 -parse-as-library -package-name "$(basename "$PWD" | tr '[:upper:]' '[:lower:]')" \
    -I "$1/Modules" "$2" "${objects[@]}" -o "$3"
}
