# Sourced by the scripts that lay out random trees: builds the program in Scripts/lib/fuzz with
# optimization and without the test library. It takes walk_flags and walk_module from walk.sh.

# fuzz_link DEST: links the program DEST/fuzz to the layout module in DEST.
fuzz_link() {
  local tests=Tests/PlacardLayoutTests
  if [[ ! -f $1/Fuzz.o ]]; then
    swiftc "${walk_flags[@]}" -module-name Fuzz -I "$1" -emit-object -o "$1/Fuzz.o" \
      Scripts/lib/fuzz/main.swift "$tests"/Fuzz/*.swift "$tests/RandomTree.swift"
  fi
  swiftc "$1/PlacardLayout.o" "$1/Fuzz.o" -o "$1/fuzz"
}

# fuzz_build SOURCES DEST: builds the layout's module and the program DEST/fuzz.
fuzz_build() {
  mkdir -p "$2"
  walk_module "$1" PlacardLayout "$2"
  fuzz_link "$2"
}
