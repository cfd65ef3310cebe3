# Adjudicates the README's JSON phase and compares the report with the block that follows it.
file(READ ${README} readme)
string(REGEX MATCH "```json\n([^`]*)```[^`]*`entente ([^`]*)`[^`]*```text\n([^`]*)```" ignored "${readme}")
set(phase "${CMAKE_MATCH_1}")
set(expected "${CMAKE_MATCH_3}")
separate_arguments(words UNIX_COMMAND "${CMAKE_MATCH_2}")
file(WRITE ${FOLDER}/readme_phase.json "${phase}")
execute_process(COMMAND ${PROGRAM} ${words} INPUT_FILE ${FOLDER}/readme_phase.json OUTPUT_VARIABLE actual
                RESULT_VARIABLE result)
if(NOT result EQUAL 0 OR expected STREQUAL "" OR NOT actual STREQUAL expected)
  message(FATAL_ERROR "exit ${result}; the README says:\n${expected}\nthe program prints:\n${actual}")
endif()
