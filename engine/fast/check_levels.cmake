# Fails if a file that is compiled for a level of the processor defines a function or an object that another file may define,
# too: the linker could take the one that is compiled for the level for all. Needs NM, OBJECTS.
foreach(object IN LISTS OBJECTS)
  if(NOT object MATCHES "byte_kernel_v")
    continue()
  endif()
  execute_process(COMMAND ${NM} --demangle ${object} OUTPUT_VARIABLE symbols RESULT_VARIABLE failed)
  string(REGEX MATCHALL "[0-9a-f]+ [WVu] [^\n]+" shared "${symbols}")
  if(failed OR shared)
    message(FATAL_ERROR "${object} defines: ${shared}")
  endif()
endforeach()
