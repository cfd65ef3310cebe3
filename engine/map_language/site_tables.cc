#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <tuple>

#include "map_language/map_tables.h"

namespace entente {
namespace {

using SiteKind = DraftSite::Kind;

class SiteTablesBuilder {
 public:
  SiteTablesBuilder(const MapDraft& draft, const Board& board, const std::vector<const DraftPower*>& powers,
                    DiagnosticList& diagnostics)
      : draft_(draft),
        board_(board),
        powers_(powers),
        diagnostics_(diagnostics),
        words_(static_cast<size_t>(WordsFor(board.province_count()))) {
    for (const DraftMention& neutral : draft.neutrals) neutrals_.insert(neutral.id);
  }

  SiteTables Build(const std::vector<ProvinceIndex>& centers) {
    tables_.centers.assign(words_, 0);
    for (const ProvinceIndex center : centers) SetBit(tables_.centers.data(), center);
    for (auto* rows :
         {&tables_.homes, &tables_.alternatives, &tables_.factories, &tables_.partisans, &tables_.hidden}) {
      rows->assign(words_ * powers_.size(), 0);
    }
    for (size_t i = 0; i < powers_.size(); ++i) AddSites(*powers_[i], i);
    CheckTwice();
    std::sort(tables_.limits.begin(), tables_.limits.end(), [](const LimitRecord& a, const LimitRecord& b) {
      return std::tie(a.power, a.site, a.home) < std::tie(b.power, b.site, b.home);
    });
    return std::move(tables_);
  }

 private:
  Word* Row(std::vector<Word>& rows, size_t power) { return rows.data() + power * words_; }

  void AddSites(const DraftPower& power, size_t index) {
    for (const DraftSite& site : power.sites) {
      const ProvinceIndex province = board_.FindProvince(site.id);
      if (province == kNoProvince) {
        if (site.kind != SiteKind::kHome) ReportPlace(site);  // homes are reported as centers
        continue;
      }
      AddSite(site, index, province);
    }
    for (const DraftSite& site : power.sites) {
      if (site.alternative) AddLimits(power, site, index);
    }
  }

  void ReportPlace(const DraftSite& site) {
    diagnostics_.Error(site.at, "BAD_HOME",
                       Quoted(site.id) + " is no province: expected a build site" + NearestPlaceText(draft_, site.id));
  }

  void AddSite(const DraftSite& site, size_t power, ProvinceIndex province) {
    const bool center = TestBit(tables_.centers.data(), province);
    switch (site.kind) {
      case SiteKind::kHome:
        SetBit(Row(tables_.homes, power), province);
        if (site.alternative) SetBit(Row(tables_.alternatives, power), province);
        break;
      case SiteKind::kFactory:
        SetBit(Row(tables_.factories, power), province);
        if (center && IsNeutral(site.id)) {
          diagnostics_.Error(site.at, "NEUTRAL_FACTORY", "the factory site " + site.id + " is a neutral supply center");
        } else if (center) {
          diagnostics_.Error(site.at, "FACTORY_SC", "the factory site " + site.id + " is a supply center");
        }
        break;
      case SiteKind::kPartisan:
        SetBit(Row(tables_.partisans, power), province);
        if (center) diagnostics_.Error(site.at, "PARTISAN_SC", "the partisan site " + site.id + " is a supply center");
        break;
    }
    if (site.hidden) SetBit(Row(tables_.hidden, power), province);
  }

  bool IsNeutral(std::string_view id) const { return neutrals_.contains(id); }

  // `@CAL(NYO)`: NYO must be a home of the power and not an alternative.
  void AddLimits(const DraftPower& power, const DraftSite& site, size_t index) {
    const ProvinceIndex province = board_.FindProvince(site.id);
    for (const std::string& limit : site.limits) {
      const ProvinceIndex home = board_.FindProvince(limit);
      const bool is_home = home != kNoProvince && TestBit(Row(tables_.homes, index), home);
      if (!is_home || TestBit(Row(tables_.alternatives, index), home)) {
        diagnostics_.Error(site.at, "ALT_LIMIT",
                           Quoted(limit) + (is_home ? " is an alternative itself" : " is no home of " + power.name) +
                               ": expected a home that " + site.id + " may stand for");
      } else if (province != kNoProvince) {
        tables_.limits.push_back({0, static_cast<uint16_t>(index), province, home});
      }
    }
  }

  // A factory or partisan site belongs to one power, and no place is both.
  void CheckTwice() {
    std::map<std::string_view, const DraftPower*> factories, partisans;
    const std::vector<OwnedSite> sites = SpecialSites();
    for (const OwnedSite& site : sites) {
      if (site.site->kind == SiteKind::kFactory) ClaimSite(factories, site, "FACTORY_TWICE", "the factory site ");
      if (site.site->kind == SiteKind::kPartisan) ClaimSite(partisans, site, "PARTISAN_TWICE", "the partisan site ");
    }
    for (const OwnedSite& partisan : sites) {
      const auto factory = factories.find(partisan.site->id);
      if (partisan.site->kind != SiteKind::kPartisan || factory == factories.end()) continue;
      diagnostics_.Error(partisan.site->at, "PARTISAN_FACTORY",
                         "the partisan site " + partisan.site->id + " is a factory of " + factory->second->name);
    }
  }

  struct OwnedSite {
    const DraftPower* power;
    const DraftSite* site;
  };

  // Factories and partisan sites in the sequence of the text, so that the later of two is at fault.
  std::vector<OwnedSite> SpecialSites() const {
    std::vector<OwnedSite> sites;
    for (const DraftPower* power : powers_) {
      for (const DraftSite& site : power->sites) {
        if (site.kind != SiteKind::kHome) sites.push_back({power, &site});
      }
    }
    const auto place = [](const OwnedSite& s) { return std::tie(s.site->at.sequence, s.site->at.column); };
    std::stable_sort(sites.begin(), sites.end(), [&](const auto& a, const auto& b) { return place(a) < place(b); });
    return sites;
  }

  void ClaimSite(std::map<std::string_view, const DraftPower*>& owners, const OwnedSite& claim, std::string_view code,
                 std::string_view what) {
    const auto [owner, is_new] = owners.emplace(claim.site->id, claim.power);
    if (is_new || owner->second == claim.power) return;
    diagnostics_.Error(
        claim.site->at, code,
        std::string(what) + claim.site->id + " of " + claim.power->name + " is one of " + owner->second->name);
  }

  const MapDraft& draft_;
  const Board& board_;
  const std::vector<const DraftPower*>& powers_;
  DiagnosticList& diagnostics_;
  const size_t words_;
  std::set<std::string_view> neutrals_;
  SiteTables tables_;
};

}  // namespace

std::vector<ProvinceIndex> ListCenters(const MapDraft& draft, const Board& board, DiagnosticList& diagnostics) {
  std::vector<ProvinceIndex> centers;
  ForEachCenter(draft, [&](const std::string& id, const Origin& at, CenterUse use) {
    constexpr std::array<std::string_view, 3> kExpected = {"a neutral center", "a home center", "an owned center"};
    const ProvinceIndex province = board.FindProvince(id);
    if (province != kNoProvince) return centers.push_back(province);
    diagnostics.Error(at, use == CenterUse::kOwned ? "BAD_OWNED" : "BAD_HOME",
                      Quoted(id) + " is no province: expected " + std::string(kExpected[static_cast<size_t>(use)]) +
                          NearestPlaceText(draft, id));
  });
  std::sort(centers.begin(), centers.end());
  centers.erase(std::unique(centers.begin(), centers.end()), centers.end());
  return centers;
}

SiteTables BuildSiteTables(const MapDraft& draft, const Board& board, const std::vector<const DraftPower*>& powers,
                           const std::vector<ProvinceIndex>& centers, DiagnosticList& diagnostics) {
  return SiteTablesBuilder(draft, board, powers, diagnostics).Build(centers);
}

}  // namespace entente
