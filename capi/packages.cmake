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

file(GLOB pages CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/capi/docs/*.md)
install(FILES ${PROJECT_SOURCE_DIR}/README.md ${pages} DESTINATION ${CMAKE_INSTALL_DOCDIR})
