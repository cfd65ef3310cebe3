# find_package(entente 0.1): entente::entente, the shared library; where Abseil is found also entente::entente_static.
include(${CMAKE_CURRENT_LIST_DIR}/entente-targets.cmake)
find_package(absl QUIET)
if(absl_FOUND)
  include(${CMAKE_CURRENT_LIST_DIR}/entente-static-targets.cmake)
endif()
