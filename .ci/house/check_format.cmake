# Fails if a source file is not as clang-format leaves it.
file(GLOB_RECURSE sources LIST_DIRECTORIES false RELATIVE ${ROOT}
  ${ROOT}/engine/*.h ${ROOT}/engine/*.cc ${ROOT}/capi/*.h ${ROOT}/capi/*.cc ${ROOT}/capi/*.c
  ${ROOT}/datc_tests/*.h ${ROOT}/datc_tests/*.cc ${ROOT}/bench/*.h ${ROOT}/bench/*.cc ${ROOT}/.ci/*.h ${ROOT}/.ci/*.cc)
execute_process(COMMAND ${CLANG_FORMAT} --dry-run --Werror ${sources}
  WORKING_DIRECTORY ${ROOT} RESULT_VARIABLE result ERROR_VARIABLE found)
if(NOT result EQUAL 0)
  message(FATAL_ERROR "not formatted (run clang-format -i):\n${found}")
endif()
