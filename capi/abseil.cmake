# Abseil, for the program, the tests and the benchmarks; the library does without it. Debian's package has a shared library for
# each part, and a program that loads twenty of them starts slowly: its archives are linked instead, where there are any.
find_package(absl QUIET)
if(NOT absl_FOUND)
  message(FATAL_ERROR "Abseil was not found (package libabsl-dev): install it, or build the library alone "
                      "(-DENTENTE_PROGRAM=OFF -DENTENTE_TESTS=OFF -DENTENTE_BENCH=OFF)")
endif()
get_property(parts DIRECTORY PROPERTY IMPORTED_TARGETS)
list(FILTER parts INCLUDE REGEX "^absl::")
foreach(part ${parts})
  get_target_property(configurations ${part} IMPORTED_CONFIGURATIONS)
  foreach(configuration ${configurations})
    get_target_property(location ${part} IMPORTED_LOCATION_${configuration})
    string(REGEX REPLACE "\\.so[.0-9]*$" ".a" archive "${location}")
    if(EXISTS "${archive}")
      set_target_properties(${part} PROPERTIES IMPORTED_LOCATION_${configuration} "${archive}")
    endif()
  endforeach()
endforeach()
add_library(entente_absl INTERFACE)
target_link_libraries(entente_absl INTERFACE absl::algorithm_container absl::flat_hash_map absl::str_format absl::strings
                      absl::time)
