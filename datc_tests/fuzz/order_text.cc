// Any text as an order: refused with a place inside the text, or read. The normal form of an order reads back as itself
// and as the same order (except for how it was written, and a power named in the text), and can be adjudicated in any
// phase.
//   Input: a byte for map and phase type, a byte for the power, the text.
#include <algorithm>
#include <cctype>

#include "expectations.h"
#include "fuzz_input.h"

namespace entente_fuzz {
namespace {

struct Table {
  explicit Table(Owned<entente_map> owned) : map(std::move(owned)), scratch(ScratchFor(map.get())) {
    auto info = Sized<entente_map_info>();
    entente_map_describe(map.get(), &info, nullptr);
    power_count = info.power_count;
    const std::string year(info.begin_phase + 1, 4);
    for (const std::string& phase : {"S" + year + "M", "F" + year + "R", "W" + year + "A"}) {
      positions.push_back(PositionFor(map.get()));
      void* position = positions.back().data();
      Expect(entente_position_start(map.get(), position, BytesOf(positions.back()), nullptr) == ENTENTE_OK,
             "no start position");
      Expect(entente_position_set_phase(map.get(), position, phase.data(), phase.size(), nullptr) == ENTENTE_OK,
             "no such phase");
    }
  }

  Owned<entente_map> map;
  Owned<entente_scratch> scratch;
  uint32_t power_count = 0;
  std::vector<PositionMemory> positions;  // one for each phase type
};

std::string Written(const Table& table, entente_order order) {
  return TextOf([&](char* text, size_t capacity, size_t* length) {
    return entente_order_write(table.map.get(), order, text, capacity, length, nullptr);
  });
}

// Packs the fields of an order again; they make the same order.
void PackAgain(entente_order order) {
  auto fields = Sized<entente_order_fields>();
  entente_order packed = 0;
  Expect(entente_order_unpack(order, &fields, nullptr) == ENTENTE_OK, "an order that was read has no fields");
  Expect(entente_order_pack(&fields, &packed, nullptr) == ENTENTE_OK, "the fields of an order are refused");
  Expect(packed == order, "the fields of an order make another order");
}

// The order of `power` without the bits that only say how it was written.
entente_order Meant(entente_order order, uint32_t power) {
  auto fields = Sized<entente_order_fields>();
  entente_order meant = 0;
  Expect(entente_order_unpack(order, &fields, nullptr) == ENTENTE_OK, "an order that was read has no fields");
  fields.written = 0;
  fields.power = power;
  Expect(entente_order_pack(&fields, &meant, nullptr) == ENTENTE_OK, "the fields of an order are refused");
  return meant;
}

void Judge(const Table& table, entente_order order, const PositionMemory& position) {
  entente_scratch* scratch = table.scratch.get();
  PositionMemory next = position;
  auto error = Sized<entente_error>();
  Expect(Checked(entente_adjudicate(scratch, position.data(), nullptr, &order, 1, nullptr, &error), error),
         "an order that was read cannot be judged");
  Expect(entente_scratch_next(scratch, next.data(), BytesOf(next), nullptr) == ENTENTE_OK, "no next position");
  Expect(entente_position_check(table.map.get(), next.data(), nullptr) == ENTENTE_OK, "the next position is unsound");
  entente_text* sentences = nullptr;
  Expect(entente_scratch_texts(scratch, ENTENTE_TEXTS_RESULTS, nullptr, &sentences, nullptr) == ENTENTE_OK,
         "no sentences");
  entente_text_free(sentences);
}

// Any bits of an order are accepted: they come back and can be adjudicated.
bool IsRaw(std::string_view text) {
  const size_t start = text.find("0x") == text.npos ? text.find("0X") : text.find("0x");
  return start != text.npos && text.size() >= start + 18 &&
         std::all_of(text.begin() + static_cast<std::ptrdiff_t>(start) + 2,
                     text.begin() + static_cast<std::ptrdiff_t>(start) + 18,
                     [](unsigned char c) { return std::isxdigit(c) != 0; });
}

void TryOrder(const Table& table, uint32_t phase_type, uint32_t power, std::string_view given) {
  const ExactText text(given);
  entente_order order = 0, again = 0;
  auto error = Sized<entente_error>();
  if (!CheckedText(
          entente_order_read(table.map.get(), nullptr, phase_type, power, text.data(), text.size(), &order, &error),
          error, text.view())) {
    return;
  }
  if (IsRaw(given)) return Judge(table, order, table.positions[phase_type % table.positions.size()]);
  PackAgain(order);
  const std::string normal = Written(table, order);
  const entente_status status =
      entente_order_read(table.map.get(), nullptr, phase_type, power, normal.data(), normal.size(), &again, &error);
  Expect(CheckedText(status, error, normal),
         ("the normal form cannot be read: " + normal + ": " + error.message).c_str());
  const std::string second = Written(table, again);
  Expect(second == normal, ("the normal form reads as another order: " + normal + ": " + second).c_str());
  Expect(Meant(again, power) == Meant(order, power), ("the normal form is another order: " + normal).c_str());
  Judge(table, order, table.positions[phase_type % table.positions.size()]);
}

}  // namespace
}  // namespace entente_fuzz

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace entente_fuzz;  // NOLINT: the one function outside
  static const Table tables[] = {Table(BuiltinMap("standard")), Table(OddMap())};
  FuzzInput input(data, size);
  const uint8_t choice = input.Byte();
  const Table& table = tables[choice % 2];
  const uint8_t whose = input.Byte();
  const uint32_t power = whose % 16 < table.power_count ? whose % 16 : ENTENTE_NO_POWER;
  TryOrder(table, choice / 2 % 4, power, input.Take(600));
  return 0;
}
