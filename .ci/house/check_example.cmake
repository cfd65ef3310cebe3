# Runs the C example of a page and compares its output with the block that follows it.
file(READ ${PAGE} page)
string(REGEX MATCH "```c\n[^`]*```[^`]*```text\n([^`]*)```" ignored "${page}")
set(expected "${CMAKE_MATCH_1}")
execute_process(COMMAND ${PROGRAM} OUTPUT_VARIABLE actual RESULT_VARIABLE result)
if(NOT result EQUAL 0 OR expected STREQUAL "" OR NOT actual STREQUAL expected)
  message(FATAL_ERROR "exit ${result}; ${PAGE} says:\n${expected}\nthe example prints:\n${actual}")
endif()
