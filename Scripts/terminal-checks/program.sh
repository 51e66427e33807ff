# To be sourced: program MODULES SOURCE OUT builds one file that imports Placard, and what it inspects with, as a part of the package, whose
# name SwiftPM takes from its folder.
#
# MODULES is the folder where `swift build` has put the modules and their objects; those of files that are gone
# may still stand there.
program() {
  local objects=() name source
  for name in '' Accessibility Animators Components Feeds Inspection JSONStream Layout Log Models Output Posting \
    Tasks Terminal Text Views; do
    while read -r source; do
      objects+=("$1/Placard$name.build/${source##*/}.o")
    done < <(find Packages/*/Sources/"Placard$name" -name '*.swift')
  done
  swiftc -swift-version 6 -parse-as-library -package-name "$(basename "$PWD" | tr '[:upper:]' '[:lower:]')" \
    -I "$1/Modules" "$2" "${objects[@]}" -o "$3"
}
