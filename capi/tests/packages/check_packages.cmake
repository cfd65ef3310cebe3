# Installs the build BUILD, and holds what lies there against what users of CMake and pkg-config do with it: a project in C
# alone links the shared and the static library, with and without press.h; another version, and a part that the build does
# not have (PRESS), are refused; the folder itself is taken in. WORK is free.
function(run)
  cmake_parse_arguments(ARG "FAILS" "SAYS" "COMMAND" ${ARGN})
  execute_process(COMMAND ${ARG_COMMAND} RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  string(REPLACE ";" " " text "${ARG_COMMAND}")
  if((result EQUAL 0 AND ARG_FAILS) OR (NOT result EQUAL 0 AND NOT ARG_FAILS))
    message(FATAL_ERROR "${text}: exit ${result}\n${output}")
  endif()
  if(ARG_SAYS AND NOT output MATCHES "${ARG_SAYS}")
    message(FATAL_ERROR "${text} does not say '${ARG_SAYS}':\n${output}")
  endif()
endfunction()

set(prefix ${WORK}/prefix)
file(REMOVE_RECURSE ${WORK})
run(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${prefix})

# The man page and the completion scripts lie where man and the shells look for them.
foreach(file man/man1/entente.1 bash-completion/completions/entente zsh/site-functions/_entente
        fish/vendor_completions.d/entente.fish)
  if(NOT EXISTS ${prefix}/share/${file})
    message(FATAL_ERROR "not installed: share/${file}")
  endif()
endforeach()

# The installed pages lead to each other.
find_program(python3 python3)
if(python3)
  file(GLOB_RECURSE readme ${prefix}/LANGUAGE.md)
  get_filename_component(pages ${readme} DIRECTORY)
  run(COMMAND ${python3} -B ${FOLDER}/.ci/house/check_pages.py --links ${pages})
endif()

# Python uses the library with the description that is installed.
file(GLOB_RECURSE module ${prefix}/entente_abi.py)
if(python3 AND module)
  file(GLOB_RECURSE library ${prefix}/libentente.so)
  get_filename_component(folder ${module} DIRECTORY)
  run(COMMAND ${CMAKE_COMMAND} -E env PYTHONPATH=${folder} ENTENTE_LIBRARY=${library} ${python3} -B -c
      "print((lambda it: it.entente_map_name(it.entente_map_builtin('standard')))(__import__('entente_abi').Binding()))"
      SAYS "^standard\n$")
endif()

set(configure ${CMAKE_COMMAND} -G ${GENERATOR} -DCMAKE_C_COMPILER=${C_COMPILER} -S ${SOURCES})
set(game_says "^standard begins in S1901M\n$")
set(language_says "^AUSTRIA is 4100\n$")
set(part core)
if(PRESS)
  set(part press)
endif()
run(COMMAND ${configure} -B ${WORK}/game -DENTENTE_PREFIX=${prefix} -DENTENTE_PART=${part})
run(COMMAND ${CMAKE_COMMAND} --build ${WORK}/game)
foreach(kind entente entente_static)
  run(COMMAND ${WORK}/game/game_${kind} SAYS ${game_says})
endforeach()
if(PRESS)
  foreach(kind entente_press entente_static)
    run(COMMAND ${WORK}/game/language_${kind} SAYS ${language_says})
  endforeach()
else()
  run(FAILS SAYS "no part 'press'" COMMAND ${configure} -B ${WORK}/press -DENTENTE_PREFIX=${prefix} -DENTENTE_PART=press)
endif()

file(WRITE ${WORK}/other/CMakeLists.txt "cmake_minimum_required(VERSION 3.22)\nproject(other C)\n"
  "find_package(entente 2 REQUIRED PATHS ${prefix} NO_DEFAULT_PATH)\n")
run(FAILS SAYS "version \"2\".*version: 1\\." COMMAND ${CMAKE_COMMAND} -G ${GENERATOR} -S ${WORK}/other -B ${WORK}/other/build)

# Taken in as a folder its targets are there (a name with :: that is none is an error); a build of it takes a minute.
run(COMMAND ${configure} -B ${WORK}/folder -DENTENTE_FOLDER=${FOLDER} -DENTENTE_PART=press)
# The program is left out.
run(FAILS COMMAND ${CMAKE_COMMAND} --build ${WORK}/folder --target entente_cli)

find_program(pkg_config pkg-config)
if(pkg_config)
  file(GLOB_RECURSE pc ${prefix}/entente.pc)
  get_filename_component(pc_dir ${pc} DIRECTORY)
  get_filename_component(lib_dir ${pc_dir} DIRECTORY)
  foreach(static "" "--static")
    execute_process(COMMAND ${CMAKE_COMMAND} -E env PKG_CONFIG_PATH=${pc_dir} ${pkg_config} --cflags --libs ${static} entente
      OUTPUT_VARIABLE flags OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    if(NOT static AND flags MATCHES "NOMINMAX|absl")
      message(FATAL_ERROR "the shared library needs nothing of Abseil's: ${flags}")
    endif()
    if(static)
      string(REPLACE "-lentente" "${lib_dir}/libentente.a" flags "${flags}")
    endif()
    separate_arguments(flags UNIX_COMMAND "${flags}")
    run(COMMAND ${C_COMPILER} ${SOURCES}/game.c ${flags} -Wl,-rpath,${lib_dir} -o ${WORK}/by_pkg_config)
    run(COMMAND ${WORK}/by_pkg_config SAYS ${game_says})
  endforeach()
  if(PRESS)
    execute_process(COMMAND ${CMAKE_COMMAND} -E env PKG_CONFIG_PATH=${pc_dir} ${pkg_config} --cflags --libs entente_press
      OUTPUT_VARIABLE flags OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
    separate_arguments(flags UNIX_COMMAND "${flags}")
    run(COMMAND ${C_COMPILER} ${SOURCES}/language.c ${flags} -Wl,-rpath,${lib_dir} -o ${WORK}/press_by_pkg_config)
    run(COMMAND ${WORK}/press_by_pkg_config SAYS ${language_says})
  endif()
endif()
