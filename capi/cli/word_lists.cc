#include "word_lists.h"

#include "handle.h"

namespace entente_cli {

std::vector<std::string> EnumWords(entente_word_list of) {
  std::vector<std::string> words;
  for (uint32_t i = 0; const char* word = entente_word(of, i); ++i) words.emplace_back(word);
  return words;
}

std::vector<std::string> BuiltinMapNames() {
  std::vector<std::string> names;
  auto info = Sized<entente_builtin_info>();
  for (uint32_t i = 0; entente_map_builtin_describe(i, &info, nullptr) == ENTENTE_OK; ++i)
    names.emplace_back(info.name);
  return names;
}

}  // namespace entente_cli
