# Runs the README's example and compares its output with the block that follows it.
file(READ ${README} readme)
string(REGEX MATCH "```c\n[^`]*```[^`]*```text\n([^`]*)```" ignored "${readme}")
set(expected "${CMAKE_MATCH_1}")
execute_process(COMMAND ${PROGRAM} OUTPUT_VARIABLE actual RESULT_VARIABLE result)
if(NOT result EQUAL 0 OR expected STREQUAL "" OR NOT actual STREQUAL expected)
  message(FATAL_ERROR "exit ${result}; the README says:\n${expected}\nthe example prints:\n${actual}")
endif()
