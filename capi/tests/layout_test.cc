// Sizes and offsets of every struct of the header against the baseline in capi/abi/layout.txt (64-bit platforms).
#include <gtest/gtest.h>

#include <cstddef>
#include <fstream>
#include <sstream>
#include <string>

#include "entente/entente.h"

namespace {

class Layout {
 public:
  void Struct(const char* name, size_t size) { text_ << name << " " << size << "\n"; }
  void Member(const char* name, size_t offset, size_t size) {
    text_ << "  " << name << " " << offset << " " << size << "\n";
  }
  std::string text() const { return text_.str(); }

 private:
  std::ostringstream text_;
};

#define LAYOUT_MEMBER(type, member) layout.Member(#member, offsetof(type, member), sizeof(type::member))

void DescribeErrors(Layout& layout) {
  layout.Struct("entente_error", sizeof(entente_error));
  LAYOUT_MEMBER(entente_error, struct_size);
  LAYOUT_MEMBER(entente_error, status);
  LAYOUT_MEMBER(entente_error, line);
  LAYOUT_MEMBER(entente_error, column);
  LAYOUT_MEMBER(entente_error, offset);
  LAYOUT_MEMBER(entente_error, length);
  LAYOUT_MEMBER(entente_error, file);
  LAYOUT_MEMBER(entente_error, message);
  layout.Struct("entente_diagnostic", sizeof(entente_diagnostic));
  LAYOUT_MEMBER(entente_diagnostic, struct_size);
  LAYOUT_MEMBER(entente_diagnostic, is_error);
  LAYOUT_MEMBER(entente_diagnostic, line);
  LAYOUT_MEMBER(entente_diagnostic, column);
  LAYOUT_MEMBER(entente_diagnostic, code);
  LAYOUT_MEMBER(entente_diagnostic, file);
  LAYOUT_MEMBER(entente_diagnostic, message);
  LAYOUT_MEMBER(entente_diagnostic, include_chain);
}

void DescribeMaps(Layout& layout) {
  layout.Struct("entente_map_info", sizeof(entente_map_info));
  LAYOUT_MEMBER(entente_map_info, struct_size);
  LAYOUT_MEMBER(entente_map_info, fingerprint);
  LAYOUT_MEMBER(entente_map_info, province_count);
  LAYOUT_MEMBER(entente_map_info, location_count);
  LAYOUT_MEMBER(entente_map_info, power_count);
  LAYOUT_MEMBER(entente_map_info, center_count);
  LAYOUT_MEMBER(entente_map_info, start_unit_count);
  LAYOUT_MEMBER(entente_map_info, army_edge_count);
  LAYOUT_MEMBER(entente_map_info, fleet_edge_count);
  LAYOUT_MEMBER(entente_map_info, victory_centers);
  LAYOUT_MEMBER(entente_map_info, name);
  LAYOUT_MEMBER(entente_map_info, begin);
  LAYOUT_MEMBER(entente_map_info, begin_phase);
  LAYOUT_MEMBER(entente_map_info, graphics);
  LAYOUT_MEMBER(entente_map_info, text_only);
  LAYOUT_MEMBER(entente_map_info, has_flag_maps);
  LAYOUT_MEMBER(entente_map_info, stage_count);
  LAYOUT_MEMBER(entente_map_info, rotation_count);
  layout.Struct("entente_stage_counts", sizeof(entente_stage_counts));
  LAYOUT_MEMBER(entente_stage_counts, struct_size);
  LAYOUT_MEMBER(entente_stage_counts, provinces);
  LAYOUT_MEMBER(entente_stage_counts, locations);
  LAYOUT_MEMBER(entente_stage_counts, army_edges);
  LAYOUT_MEMBER(entente_stage_counts, fleet_edges);
  LAYOUT_MEMBER(entente_stage_counts, powers);
  LAYOUT_MEMBER(entente_stage_counts, centers);
  LAYOUT_MEMBER(entente_stage_counts, units);
  LAYOUT_MEMBER(entente_stage_counts, victory);
  layout.Struct("entente_rotation_info", sizeof(entente_rotation_info));
  LAYOUT_MEMBER(entente_rotation_info, struct_size);
  LAYOUT_MEMBER(entente_rotation_info, when);
  LAYOUT_MEMBER(entente_rotation_info, types);
  layout.Struct("entente_location_info", sizeof(entente_location_info));
  LAYOUT_MEMBER(entente_location_info, struct_size);
  LAYOUT_MEMBER(entente_location_info, province);
  LAYOUT_MEMBER(entente_location_info, center);
  LAYOUT_MEMBER(entente_location_info, terrain);
  LAYOUT_MEMBER(entente_location_info, takes_army);
  LAYOUT_MEMBER(entente_location_info, takes_fleet);
  LAYOUT_MEMBER(entente_location_info, coast_count);
  LAYOUT_MEMBER(entente_location_info, first_coast);
  LAYOUT_MEMBER(entente_location_info, reserved);
  LAYOUT_MEMBER(entente_location_info, id);
  LAYOUT_MEMBER(entente_location_info, name);
  layout.Struct("entente_power_info", sizeof(entente_power_info));
  LAYOUT_MEMBER(entente_power_info, struct_size);
  LAYOUT_MEMBER(entente_power_info, home_count);
  LAYOUT_MEMBER(entente_power_info, id);
  LAYOUT_MEMBER(entente_power_info, name);
  LAYOUT_MEMBER(entente_power_info, own_word);
  LAYOUT_MEMBER(entente_power_info, flag);
  LAYOUT_MEMBER(entente_power_info, league);
  LAYOUT_MEMBER(entente_power_info, friends);
  LAYOUT_MEMBER(entente_power_info, league_behavior);
  LAYOUT_MEMBER(entente_power_info, letter);
  LAYOUT_MEMBER(entente_power_info, dummy);
  LAYOUT_MEMBER(entente_power_info, controller_count);
  layout.Struct("entente_controller_info", sizeof(entente_controller_info));
  LAYOUT_MEMBER(entente_controller_info, struct_size);
  LAYOUT_MEMBER(entente_controller_info, power);
  LAYOUT_MEMBER(entente_controller_info, name);
}

void DescribeRules(Layout& layout) {
  layout.Struct("entente_rules", sizeof(entente_rules));
  LAYOUT_MEMBER(entente_rules, struct_size);
  LAYOUT_MEMBER(entente_rules, value);
  layout.Struct("entente_option_info", sizeof(entente_option_info));
  LAYOUT_MEMBER(entente_option_info, struct_size);
  LAYOUT_MEMBER(entente_option_info, value_count);
  LAYOUT_MEMBER(entente_option_info, name);
  LAYOUT_MEMBER(entente_option_info, issue);
}

void DescribePositions(Layout& layout) {
  layout.Struct("entente_unit", sizeof(entente_unit));
  LAYOUT_MEMBER(entente_unit, location);
  LAYOUT_MEMBER(entente_unit, power);
  LAYOUT_MEMBER(entente_unit, type);
  layout.Struct("entente_position_info", sizeof(entente_position_info));
  LAYOUT_MEMBER(entente_position_info, struct_size);
  LAYOUT_MEMBER(entente_position_info, year);
  LAYOUT_MEMBER(entente_position_info, phase_type);
  LAYOUT_MEMBER(entente_position_info, unit_count);
  LAYOUT_MEMBER(entente_position_info, dislodged_count);
  LAYOUT_MEMBER(entente_position_info, is_over);
  LAYOUT_MEMBER(entente_position_info, winner);
  LAYOUT_MEMBER(entente_position_info, reserved);
  LAYOUT_MEMBER(entente_position_info, hash);
  LAYOUT_MEMBER(entente_position_info, phase_name);
  layout.Struct("entente_power_state", sizeof(entente_power_state));
  LAYOUT_MEMBER(entente_power_state, struct_size);
  LAYOUT_MEMBER(entente_power_state, claims);
  LAYOUT_MEMBER(entente_power_state, seizing_builds);
  LAYOUT_MEMBER(entente_power_state, guest_builds);
  LAYOUT_MEMBER(entente_power_state, control_turn);
  LAYOUT_MEMBER(entente_power_state, reserved);
}

void DescribeOrders(Layout& layout) {
  layout.Struct("entente_order_fields", sizeof(entente_order_fields));
  LAYOUT_MEMBER(entente_order_fields, struct_size);
  LAYOUT_MEMBER(entente_order_fields, kind);
  LAYOUT_MEMBER(entente_order_fields, power);
  LAYOUT_MEMBER(entente_order_fields, unit_type);
  LAYOUT_MEMBER(entente_order_fields, unit_type_known);
  LAYOUT_MEMBER(entente_order_fields, third_type);
  LAYOUT_MEMBER(entente_order_fields, third_type_known);
  LAYOUT_MEMBER(entente_order_fields, via_convoy);
  LAYOUT_MEMBER(entente_order_fields, written);
  LAYOUT_MEMBER(entente_order_fields, source);
  LAYOUT_MEMBER(entente_order_fields, target);
  LAYOUT_MEMBER(entente_order_fields, third);
  LAYOUT_MEMBER(entente_order_fields, reserved);
  layout.Struct("entente_order_result", sizeof(entente_order_result));
  LAYOUT_MEMBER(entente_order_result, order);
  LAYOUT_MEMBER(entente_order_result, cause);
  LAYOUT_MEMBER(entente_order_result, dislodged_by);
  LAYOUT_MEMBER(entente_order_result, reason);
  LAYOUT_MEMBER(entente_order_result, illegality);
  LAYOUT_MEMBER(entente_order_result, implied);
  LAYOUT_MEMBER(entente_order_result, reserved);
  layout.Struct("entente_event", sizeof(entente_event));
  LAYOUT_MEMBER(entente_event, event);
  LAYOUT_MEMBER(entente_event, why);
  LAYOUT_MEMBER(entente_event, power);
  LAYOUT_MEMBER(entente_event, reserved);
  LAYOUT_MEMBER(entente_event, unit);
}

void DescribeGames(Layout& layout) {
  layout.Struct("entente_phase_info", sizeof(entente_phase_info));
  LAYOUT_MEMBER(entente_phase_info, struct_size);
  LAYOUT_MEMBER(entente_phase_info, has_orders);
  LAYOUT_MEMBER(entente_phase_info, name);
  layout.Struct("entente_replay_summary", sizeof(entente_replay_summary));
  LAYOUT_MEMBER(entente_replay_summary, struct_size);
  LAYOUT_MEMBER(entente_replay_summary, phases);
  LAYOUT_MEMBER(entente_replay_summary, compared);
  LAYOUT_MEMBER(entente_replay_summary, differences);
  LAYOUT_MEMBER(entente_replay_summary, notes);
  LAYOUT_MEMBER(entente_replay_summary, reserved);
  layout.Struct("entente_play_summary", sizeof(entente_play_summary));
  LAYOUT_MEMBER(entente_play_summary, struct_size);
  LAYOUT_MEMBER(entente_play_summary, phases);
  LAYOUT_MEMBER(entente_play_summary, signature);
  LAYOUT_MEMBER(entente_play_summary, winner);
  LAYOUT_MEMBER(entente_play_summary, reserved);
}

TEST(LayoutTest, StructsLieAsInTheBaseline) {
  if (sizeof(void*) != 8) GTEST_SKIP() << "the baseline is of 64-bit platforms";
  Layout layout;
  DescribeErrors(layout);
  DescribeMaps(layout);
  DescribeRules(layout);
  DescribePositions(layout);
  DescribeOrders(layout);
  DescribeGames(layout);
  std::ifstream file(ENTENTE_ABI_DIR "/layout.txt");
  std::ostringstream baseline;
  baseline << file.rdbuf();
  EXPECT_EQ(layout.text(), baseline.str());
}

}  // namespace
