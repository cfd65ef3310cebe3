// Words of the JSON forms, each table in the sequence of the values that it names.
#ifndef ENTENTE_ENGINE_MAP_FORMS_MAP_FORM_WORDS_H_
#define ENTENTE_ENGINE_MAP_FORMS_MAP_FORM_WORDS_H_

#include <array>
#include <string_view>

namespace entente {

inline constexpr std::array<std::string_view, 3> kBehaviorWords = {"none", "strict", "benign"};
inline constexpr std::array<std::string_view, 4> kRotationWords = {"ordered", "after", "before", "for"};
inline constexpr std::array<std::string_view, 3> kStrengthWords = {"full", "half", "none"};

}  // namespace entente

#endif  // ENTENTE_ENGINE_MAP_FORMS_MAP_FORM_WORDS_H_
