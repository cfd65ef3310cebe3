# find_package(entente 1.0): entente::entente, the shared library, and entente::entente_static, which has all parts;
# entente::cpp, the shared library with entente/entente.hpp for C++17. With COMPONENTS press also entente::entente_press, the shared library that has press.h too.
include(${CMAKE_CURRENT_LIST_DIR}/entente-targets.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/entente-static-targets.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/entente-press-targets.cmake OPTIONAL RESULT_VARIABLE entente_press_FOUND)
set(entente_core_FOUND TRUE)
foreach(part ${entente_FIND_COMPONENTS})
  if(entente_FIND_REQUIRED_${part} AND NOT entente_${part}_FOUND)
    set(entente_FOUND FALSE)
    set(entente_NOT_FOUND_MESSAGE "this installation has no part '${part}'")
  endif()
endforeach()
