# What `cmake --install` puts down beside the program: the library, shared and static, its headers, a CMake package
# (find_package(entente 0.1), targets entente::entente and entente::entente_static) and entente.pc.
include(CMakePackageConfigHelpers)
set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/entente)

install(TARGETS entente EXPORT entente)
install(TARGETS entente_static EXPORT entente_static)
set(absent_headers)
if(NOT ENTENTE_PRESS)
  set(absent_headers PATTERN press.h EXCLUDE)
endif()
install(DIRECTORY include/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} ${absent_headers})
install(EXPORT entente NAMESPACE entente:: FILE entente-targets.cmake DESTINATION ${package_dir})
install(EXPORT entente_static NAMESPACE entente:: FILE entente-static-targets.cmake DESTINATION ${package_dir})

# Before 1.0 a minor version may change anything.
write_basic_package_version_file(entente-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES entente-config.cmake ${CMAKE_CURRENT_BINARY_DIR}/entente-config-version.cmake DESTINATION ${package_dir})

file(RELATIVE_PATH ENTENTE_PC_TO_PREFIX /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(entente.pc.in entente.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/entente.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)

# Pages lie in one folder when they are installed: links to what lies there stay, other links become their text.
function(install_page page)
  file(READ ${PROJECT_SOURCE_DIR}/${page} text)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${page})
  string(REPLACE "](../../" "](" text "${text}")
  string(REPLACE "](capi/docs/" "](" text "${text}")
  string(REPLACE "](maps/LANGUAGE.md" "](LANGUAGE.md" text "${text}")
  set(elsewhere "\\.\\.|\\.ci|bench|capi|datc_tests|engine|maps")
  string(REGEX REPLACE "\\[([^]\n]*)\\]\\((${elsewhere})/[^)]*\\)" "\\1" text "${text}")
  get_filename_component(name ${page} NAME)
  file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/docs/${name} "${text}")
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/docs/${name} DESTINATION ${CMAKE_INSTALL_DOCDIR})
endfunction()
install(DIRECTORY docs/json DESTINATION ${CMAKE_INSTALL_DOCDIR} FILES_MATCHING PATTERN *.schema.json PATTERN *.d.ts)
file(GLOB pages CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/capi/docs/*.md)
foreach(page README.md CHANGELOG.md maps/LANGUAGE.md ${pages})
  install_page(${page})
endforeach()
