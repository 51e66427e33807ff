# Sourced by the scripts that play random walks: builds the program in Scripts/lib/walk with
# optimization and without the test library, module by module.

walk_flags=(-O -whole-module-optimization -swift-version 6 -package-name placard)
for feature in ExistentialAny InferIsolatedConformances InternalImportsByDefault \
  MemberImportVisibility NonisolatedNonsendingByDefault; do
  walk_flags+=(-enable-upcoming-feature "$feature")
done

# In the order of their imports; PlacardTesting is its laws alone.
walk_modules=(
  Models/Sources/PlacardModels Text/Sources/PlacardText
  Accessibility/Sources/PlacardAccessibility Posting/Sources/PlacardPosting
  Backends/Sources/PlacardOutput Backends/Sources/PlacardJSONStream
  Testing/Sources/PlacardTesting/Laws
)

# walk_name FOLDER: the module whose sources are there.
walk_name() {
  case $1 in
  */Laws) echo PlacardTesting ;;
  *) basename "$1" ;;
  esac
}

# walk_module SOURCES NAME DEST: compiles one module.
walk_module() {
  find "$1" -name '*.swift' -exec swiftc "${walk_flags[@]}" -parse-as-library -module-name "$2" \
    -I "$3" -emit-module -emit-module-path "$3/$2.swiftmodule" -emit-object -o "$3/$2.o" {} +
}

# walk_link DEST PROGRAM: links all objects of DEST.
walk_link() {
  swiftc "$1"/*.o -o "$2"
}

# walk_build DEST: builds all modules and the program DEST/walk.
walk_build() {
  local folder tests=Tests/PlacardPostingTests
  mkdir -p "$1"
  for folder in "${walk_modules[@]}"; do
    walk_module "Packages/$folder" "$(walk_name "$folder")" "$1"
  done
  swiftc "${walk_flags[@]}" -module-name Walk -I "$1" -emit-object -o "$1/Walk.o" \
    Scripts/lib/walk/main.swift "$tests"/Walk/*.swift "$tests"/Reference/*.swift \
    "$tests/SeededGenerator.swift"
  walk_link "$1" "$1/walk"
}
