#include "base/text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

#include "base/letters.h"

namespace entente {
namespace {

constexpr size_t kMostCompared = 64;

uint8_t ByteAt(std::string_view text, size_t i) { return i < text.size() ? static_cast<uint8_t>(text[i]) : 0; }

bool InRange(uint8_t byte, uint8_t low, uint8_t high) { return low <= byte && byte <= high; }

// Length in bytes of the valid UTF-8 sequence that starts at `i`; 0 if there is none. Source: the table of well-formed
// sequences in the Unicode standard, chapter 3.
size_t SequenceLength(std::string_view text, size_t i) {
  const uint8_t first = ByteAt(text, i);
  if (first < 0x80) return 1;
  const bool tail1 = InRange(ByteAt(text, i + 1), 0x80, 0xbf);
  if (InRange(first, 0xc2, 0xdf)) return tail1 ? 2 : 0;
  const bool tail2 = tail1 && InRange(ByteAt(text, i + 2), 0x80, 0xbf);
  if (InRange(first, 0xe0, 0xef)) {
    const uint8_t second = ByteAt(text, i + 1);
    const bool overlong = first == 0xe0 && second < 0xa0;
    const bool surrogate = first == 0xed && second > 0x9f;
    return tail2 && !overlong && !surrogate ? 3 : 0;
  }
  if (InRange(first, 0xf0, 0xf4)) {
    const uint8_t second = ByteAt(text, i + 1);
    const bool overlong = first == 0xf0 && second < 0x90;
    const bool too_large = first == 0xf4 && second > 0x8f;
    return tail2 && InRange(ByteAt(text, i + 3), 0x80, 0xbf) && !overlong && !too_large ? 4 : 0;
  }
  return 0;
}

bool IsAscii(std::string_view text) {
  uint64_t bits = 0;  // the union of all bytes, eight at a time
  size_t i = 0;
  for (uint64_t word; i + sizeof word <= text.size(); i += sizeof word) {
    std::memcpy(&word, text.data() + i, sizeof word);
    bits |= word;
  }
  for (; i < text.size(); ++i) bits |= static_cast<uint8_t>(text[i]);
  return (bits & 0x8080808080808080u) == 0;
}

constexpr uint64_t kOnes = 0x0101010101010101;

// Converts eight bytes of ASCII at once. The highest bit of each byte tells whether it is >= 'a', and whether it is >
// 'z'.
uint64_t UpperCaseOfAscii(uint64_t word) {
  const uint64_t from_a = word + kOnes * (0x80 - 'a'), beyond_z = word + kOnes * (0x80 - 'z' - 1);
  return word ^ (from_a & ~beyond_z & kOnes * 0x80) >> 2;
}

// Converts one character and returns its length in bytes.
size_t UpperCaseAt(std::string& upper, size_t i) {
  const uint8_t byte = ByteAt(upper, i);
  if (byte != 0xc3 || i + 1 == upper.size()) {
    upper[i] = static_cast<char>(byte - (InRange(byte, 'a', 'z') ? 0x20 : 0));
    return 1;
  }
  const uint8_t next = ByteAt(upper, i + 1);  // U+00C0 to U+00FF
  if (next == 0xbf) {                         // the capital of U+00FF is U+0178
    upper[i] = static_cast<char>(0xc5);
    upper[i + 1] = static_cast<char>(0xb8);
  } else if (InRange(next, 0xa0, 0xbe) && next != 0xb7) {  // U+00F7 is the division sign
    upper[i + 1] = static_cast<char>(next - 0x20);
  }
  return 2;
}

// Whether a control character of ASCII, or a two-byte one of Latin-1, is at `i`.
bool IsControlAt(std::string_view text, size_t i) {
  const uint8_t byte = ByteAt(text, i);
  return byte < 0x20 || byte == 0x7f || (byte == 0xc2 && InRange(ByteAt(text, i + 1), 0x80, 0x9f));
}

}  // namespace

std::string UpperCase(std::string_view text) {
  std::string upper;
  UpperCase(text, upper);
  return upper;
}

void UpperCase(std::string_view text, std::string& upper) {
  upper = text;
  for (size_t i = 0; i < upper.size();) {
    uint64_t word = kOnes * 0x80;
    if (i + sizeof word <= upper.size()) std::memcpy(&word, upper.data() + i, sizeof word);
    if ((word & kOnes * 0x80) != 0) {
      i += UpperCaseAt(upper, i);
    } else {
      word = UpperCaseOfAscii(word);
      std::memcpy(upper.data() + i, &word, sizeof word);
      i += sizeof word;
    }
  }
}

std::string LowerAscii(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if ('A' <= c && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
  }
  return lower;
}

void AppendUtf8(std::string_view text, std::string& out) {
  if (IsAscii(text)) {
    out += text;
    return;
  }
  for (size_t i = 0; i < text.size();) {
    const size_t length = SequenceLength(text, i);
    length == 0 ? out += '?' : out += text.substr(i, length);
    i += std::max<size_t>(length, 1);
  }
}

bool IsUtf8(std::string_view text) {
  for (size_t i = 0; i < text.size();) {
    const size_t length = SequenceLength(text, i);
    if (length == 0) return false;
    i += length;
  }
  return true;
}

std::string Utf8FromUtf8OrLatin1(std::string_view text) {
  if (IsUtf8(text)) return std::string(text);
  std::string utf8;
  utf8.reserve(text.size() + text.size() / 8);
  for (size_t i = 0; i < text.size(); ++i) {
    const uint8_t byte = ByteAt(text, i);
    if (byte < 0x80) {
      utf8.push_back(static_cast<char>(byte));
    } else {
      utf8.push_back(static_cast<char>(0xc0 | (byte >> 6)));
      utf8.push_back(static_cast<char>(0x80 | (byte & 0x3f)));
    }
  }
  return utf8;
}

std::string_view FirstCharacter(std::string_view text) {
  size_t length = std::min<size_t>(1, text.size());
  while (length < text.size() && (static_cast<uint8_t>(text[length]) & 0xc0) == 0x80) ++length;
  return text.substr(0, length);
}

char32_t CodePointOf(std::string_view text) {
  const std::string_view bytes = FirstCharacter(text);
  if (bytes.empty()) return 0;
  constexpr uint8_t kFirstBits[] = {0x7f, 0x1f, 0x0f, 0x07};
  char32_t code_point = ByteAt(bytes, 0) & kFirstBits[std::min<size_t>(bytes.size(), 4) - 1];
  for (size_t i = 1; i < bytes.size(); ++i) code_point = code_point << 6 | (ByteAt(bytes, i) & 0x3f);
  return code_point;
}

std::string Utf8Of(char32_t code_point) {
  const auto tail = [&](int shift) { return static_cast<char>(0x80 | (code_point >> shift & 0x3f)); };
  if (code_point < 0x80) return {static_cast<char>(code_point)};
  if (code_point < 0x800) return {static_cast<char>(0xc0 | code_point >> 6), tail(0)};
  if (code_point < 0x10000) return {static_cast<char>(0xe0 | code_point >> 12), tail(6), tail(0)};
  return {static_cast<char>(0xf0 | code_point >> 18), tail(12), tail(6), tail(0)};
}

int CodePointCount(std::string_view text) {
  if (IsAscii(text)) return static_cast<int>(text.size());
  return static_cast<int>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<uint8_t>(c) & 0xc0) != 0x80; }));
}

int EditDistance(std::string_view a, std::string_view b, int limit) {
  a = a.substr(0, kMostCompared);
  b = b.substr(0, kMostCompared);
  const int too_far = limit + 1;
  if (std::abs(static_cast<int>(a.size()) - static_cast<int>(b.size())) > limit) return too_far;
  std::array<int, kMostCompared + 1> before{}, last{}, now{};  // rows i - 2, i - 1 and i of the distance table
  for (size_t j = 0; j <= b.size(); ++j) last[j] = static_cast<int>(j);
  for (size_t i = 1; i <= a.size(); ++i) {
    now[0] = static_cast<int>(i);
    int best = now[0];
    for (size_t j = 1; j <= b.size(); ++j) {
      const int replace = last[j - 1] + (a[i - 1] != b[j - 1]);
      now[j] = std::min({replace, last[j] + 1, now[j - 1] + 1});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) now[j] = std::min(now[j], before[j - 2] + 1);
      best = std::min(best, now[j]);
    }
    if (best > limit) return too_far;
    before = last;
    last = now;
  }
  return std::min(last[b.size()], too_far);
}

namespace {

// The most edits between a word and one that it may be meant for: about a third of a long word, one for a short word.
int MostEdits(std::string_view word) {
  const int most = word.size() < 5 ? 1 : word.size() < 8 ? 2 : word.size() < 12 ? 3 : 4;
  return std::min(most, static_cast<int>(word.size()) - 1);
}

}  // namespace

std::vector<std::string_view> NearestWords(std::string_view word, std::span<const std::string_view> candidates,
                                           int most) {
  struct Near {
    int edits;
    std::string_view word;
  };
  const std::string plain = WithoutAccents(word);
  const int allowed = MostEdits(plain);
  std::vector<Near> found;
  for (std::string_view candidate : candidates) {
    const int edits = EditDistance(plain, WithoutAccents(candidate), allowed);
    if (edits <= allowed) found.push_back({edits, candidate});
  }
  std::stable_sort(found.begin(), found.end(), [](const Near& a, const Near& b) { return a.edits < b.edits; });
  std::vector<std::string_view> nearest;
  for (const Near& near : found) {
    if (static_cast<int>(nearest.size()) < most) nearest.push_back(near.word);
  }
  return nearest;
}

std::string Excerpt(std::string_view text, size_t most) {
  constexpr std::string_view kCut = "...";
  const bool cut = text.size() > most;
  const size_t room = !cut ? text.size() : most > kCut.size() ? most - kCut.size() : most;
  std::string excerpt;
  for (size_t i = 0; i < text.size();) {
    const size_t length = SequenceLength(text, i);
    if (i + std::max<size_t>(length, 1) > room) break;
    if (length == 0 || IsControlAt(text, i)) {
      excerpt.push_back('?');
    } else {
      excerpt.append(text.substr(i, length));
    }
    i += std::max<size_t>(length, 1);
  }
  if (cut && most > kCut.size()) excerpt.append(kCut);
  return excerpt;
}

}  // namespace entente
