# find_package(entente 0.1): entente::entente, the shared library, and entente::entente_static.
include(${CMAKE_CURRENT_LIST_DIR}/entente-targets.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/entente-static-targets.cmake)
