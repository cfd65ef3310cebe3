# What `cmake --install` puts down beside the program: the libraries, shared and static, their headers, a CMake package
# (find_package(entente 1.0), targets entente::entente, entente::entente_static, entente::cpp and, of the component press,
# entente::entente_press), entente.pc and entente_press.pc.
include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/entente)

# install_library(<target> <export> <component of the library itself>)
function(install_library target export component)
  install(TARGETS ${target} EXPORT ${export}
    RUNTIME COMPONENT ${component}
    LIBRARY COMPONENT ${component} NAMELINK_COMPONENT dev
    ARCHIVE COMPONENT dev)
endfunction()
# The components are those of Debian's packages: library, press, dev, program.
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME dev)
install_library(entente entente library)
install_library(entente_static entente_static dev)
install(TARGETS entente_cpp EXPORT entente)
install(FILES bindings/cpp/entente.hpp bindings/cpp/entente_enums.hpp DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/entente)
set(absent_headers)
if(ENTENTE_PRESS)
  install_library(entente_with_press entente_press press)
  install(EXPORT entente_press NAMESPACE entente:: FILE entente-press-targets.cmake DESTINATION ${package_dir})
else()
  set(absent_headers PATTERN press.h EXCLUDE)
endif()
if(NOT ENTENTE_ENCODINGS)
  list(APPEND absent_headers PATTERN encodings.h EXCLUDE)
endif()
install(DIRECTORY include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} ${absent_headers})
install(EXPORT entente NAMESPACE entente:: FILE entente-targets.cmake DESTINATION ${package_dir})
install(EXPORT entente_static NAMESPACE entente:: FILE entente-static-targets.cmake DESTINATION ${package_dir})

write_basic_package_version_file(entente-config-version.cmake COMPATIBILITY SameMajorVersion)
install(FILES entente-config.cmake ${CMAKE_CURRENT_BINARY_DIR}/entente-config-version.cmake DESTINATION ${package_dir})

file(RELATIVE_PATH ENTENTE_PC_TO_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
function(install_pc name about)
  configure_file(entente.pc.in ${name}.pc @ONLY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endfunction()
install_pc(entente "Adjudication engine for the board game Diplomacy")
if(ENTENTE_PRESS)
  install_pc(entente_press "Adjudication engine for the board game Diplomacy, with the messages of DAIDE")
endif()

# What the program brings: the pages, the examples and the licence.
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME program)
install(DIRECTORY examples DESTINATION ${CMAKE_INSTALL_DOCDIR} PATTERN CMakeLists.txt EXCLUDE)
if(NOT ENTENTE_DEB)
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
endif()

# Pages lie in one folder when they are installed: links to what lies there stay, other links become their text.
function(install_page page)
  file(READ ${PROJECT_SOURCE_DIR}/${page} text)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${page})
  string(REPLACE "](../../" "](" text "${text}")
  string(REPLACE "](capi/docs/" "](" text "${text}")
  string(REPLACE "](maps/LANGUAGE.md" "](LANGUAGE.md" text "${text}")
  set(elsewhere "\\.\\.|\\.ci|bench|capi|datc_tests|engine|maps")
  string(REGEX REPLACE "!?\\[([^]\n]*)\\]\\((${elsewhere})/[^)]*\\)" "\\1" text "${text}")
  get_filename_component(name ${page} NAME)
  file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/docs/${name} "${text}")
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/docs/${name} DESTINATION ${CMAKE_INSTALL_DOCDIR})
endfunction()
install(DIRECTORY docs/json DESTINATION ${CMAKE_INSTALL_DOCDIR} FILES_MATCHING PATTERN *.schema.json PATTERN *.d.ts)
file(GLOB pages CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/capi/docs/*.md)
foreach(page README.md CHANGELOG.md maps/LANGUAGE.md ${pages})
  install_page(${page})
endforeach()

if(ENTENTE_DEB)
  include(debian.cmake)
endif()

# The sources of the commit that is checked out, as an archive that builds without a network.
if(PROJECT_IS_TOP_LEVEL AND EXISTS ${PROJECT_SOURCE_DIR}/.git)
  add_custom_target(dist COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/source_archive.sh ${PROJECT_BINARY_DIR} VERBATIM USES_TERMINAL)
endif()
