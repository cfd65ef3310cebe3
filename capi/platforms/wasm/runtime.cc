// Replaces the C++ runtime's message before an abort: without a standard error stream a module imports nothing.
extern "C" [[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }
