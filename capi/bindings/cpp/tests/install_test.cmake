# Installs the build BUILD into a bare folder, and builds and runs there a project that takes entente::cpp from the installation.
set(prefix ${WORK}/prefix)
file(REMOVE_RECURSE ${WORK})
foreach(component library press dev)
  execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix} --component ${component}
                  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endforeach()
file(WRITE ${WORK}/CMakeLists.txt "cmake_minimum_required(VERSION 3.22)\nproject(bare CXX)\n"
  "find_package(entente 1.0 REQUIRED PATHS ${prefix} NO_DEFAULT_PATH)\n"
  "add_executable(bare bare.cc)\ntarget_link_libraries(bare PRIVATE entente::cpp)\n")
file(WRITE ${WORK}/bare.cc "#include <entente/entente.hpp>\n#include <iostream>\n"
  "int main() {\n  entente::Game game(\"standard\");\n  game.submit(\"FRANCE\", \"A PAR - BUR\");\n"
  "  std::cout << game.process()[0].sentence(entente::TextLanguage::kDe);\n}\n")
execute_process(COMMAND ${CMAKE_COMMAND} -G ${GENERATOR} -DCMAKE_CXX_COMPILER=${CXX_COMPILER} -S ${WORK} -B ${WORK}/build
                OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${WORK}/build OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${WORK}/build/bare OUTPUT_VARIABLE says COMMAND_ERROR_IS_FATAL ANY)
if(NOT says STREQUAL "A PAR zieht nach BUR.")
  message(FATAL_ERROR "the installed header says '${says}'")
endif()
