//! Games over time: orders handed in, phases played, votes, saves.

use crate::{
    enums::{
        DrawPolicy, EndKind, Illegality, PhaseType, Reason, SubmitMode, TextForm, UnknownOrders, VoteKind, YearLimit,
    },
    error::Result,
    map::{Map, Unit},
    native::{bytes_of, call, filled, given, items, long_bytes, long_text, sure, text_in, utf8, Handle},
    order::Order,
    outcome::PlayedPhase,
    position::Position,
    rules::Rules,
    texts::TextOptions,
};
use entente_sys as sys;
use std::{
    fmt,
    ptr::{null, null_mut},
};

/// What one order is worth by itself. A legal order may still fail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderCheck {
    /// The map allows it.
    pub is_legal: bool,
    /// Why it is not legal.
    pub reason: Reason,
    /// Why it is illegal.
    pub illegality: Illegality,
    /// In normal form; none if the text is no order.
    pub order: Option<Order>,
    /// Why it is not legal; "" for a legal order.
    pub sentence: String,
    /// The unreadable part, in bytes of the text.
    pub fault: Option<std::ops::Range<usize>>,
}

/// What a power still has to order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Owed {
    /// Units without a legal order; in a retreats phase dislodged units that have a place to go.
    pub units: Vec<Unit>,
    /// Builds that are due and possible, neither ordered nor waived.
    pub builds: u32,
    /// Removals that are due and not ordered.
    pub removals: u32,
    /// The power that can order them.
    pub by: Option<String>,
}

impl Owed {
    /// It owes nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.units.is_empty() && self.builds == 0 && self.removals == 0
    }
}

/// A vote of a power: for a draw, for a draw of some powers, or a concession to a power.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vote {
    /// Who votes.
    pub power: String,
    /// For what.
    pub kind: VoteKind,
    /// The draw, or the power conceded to.
    pub powers: Vec<String>,
    /// The yes came as a list, which counts as a plain yes.
    pub list_ignored: bool,
}

/// Ends beside the victory on the board; as made, none. 0 and none: never.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndRules {
    /// The last power that is left wins.
    pub last_survivor: bool,
    /// The game ends when the next phase is in a year beyond it.
    pub last_year: Option<i32>,
    /// How it then ends.
    pub year_limit: YearLimit,
    /// Years without a center changing hands that make a draw.
    pub stalemate_years: u32,
    /// Phases after which the game is a draw of those who are left.
    pub phase_limit: u32,
}

impl Default for EndRules {
    fn default() -> Self {
        EndRules {
            last_survivor: false,
            last_year: None,
            year_limit: YearLimit::Draw,
            stalemate_years: 0,
            phase_limit: 0,
        }
    }
}

/// How orders are handed in: `Submission::new()` as [`Game::submit`] does.
#[derive(Clone, Copy, Debug)]
pub struct Submission<'a> {
    mode: SubmitMode,
    by: Option<&'a str>,
}

impl<'a> Submission<'a> {
    /// The orders replace those handed in before; the host hands them in.
    #[must_use]
    pub fn new() -> Self {
        Submission { mode: SubmitMode::Replace, by: None }
    }

    /// What happens to the orders handed in before.
    #[must_use]
    pub fn mode(self, mode: SubmitMode) -> Self {
        Submission { mode, ..self }
    }

    /// The power that hands them in, which must be allowed to.
    #[must_use]
    pub fn by(self, power: &'a str) -> Self {
        Submission { by: Some(power), ..self }
    }

    fn packed(&self, map: &Map) -> Result<sys::entente_submission> {
        let by = map.find_power_or_none(self.by)?;
        Ok(sys::entente_submission { by, mode: self.mode.number(), ..sys::entente_submission::new() })
    }
}

impl Default for Submission<'_> {
    fn default() -> Self {
        Self::new()
    }
}

/// A question for advice: as made, about all orders that were handed in.
#[derive(Clone, Copy, Debug, Default)]
pub struct Question<'a> {
    /// Whose orders and units the advice is about; none: all.
    pub about: &'a [&'a str],
    /// Powers whose orders the reader must not learn; none given: those that handed in nothing.
    pub unknown: Option<&'a [&'a str]>,
    /// Also the certain and possible results under any orders of the unknown powers.
    pub outlook: bool,
}

impl Question<'_> {
    pub(crate) fn packed(&self, map: &Map) -> Result<sys::entente_advise_options> {
        let which = if self.unknown.is_some() { UnknownOrders::Listed } else { UnknownOrders::Absent };
        Ok(sys::entente_advise_options {
            which_unknown: which.number(),
            unknown: map.find_powers(self.unknown.unwrap_or(&[]))?,
            about: map.find_powers(self.about)?,
            outlook: self.outlook.into(),
            ..sys::entente_advise_options::new()
        })
    }
}

/// A game: its position, the orders handed in, its history.
///
/// ```
/// use entente::{Game, Reason};
/// let mut game = Game::new("standard")?;
/// game.submit("FRANCE", ["A PAR - BUR", "A MAR S A PAR - BUR"])?;
/// game.submit("GERMANY", ["A MUN - BUR"])?;
/// for result in &game.process()? {
///     println!("{} {} {}: {}", result.power(), result.text(), result.reason(), result.sentence());
/// }
/// assert_eq!(game.phase_name(), "F1901M");
/// assert_eq!(game.phase(0)?.get(2).unwrap().reason(), Reason::Bounced);
/// # Ok::<(), entente::Error>(())
/// ```
///
/// A game serves one thread at a time: it is [`Send`], not [`Sync`]. Threads that share one lock it: `Mutex<Game>`.
///
/// ```compile_fail
/// fn shared<T: Sync>(_: T) {}
/// shared(entente::Game::new("standard").unwrap());
/// ```
pub struct Game {
    handle: Handle<sys::entente_game>,
    map: Map,
}

impl Game {
    /// A game at the start of a shipped map, under the default rules of the map. Errors: `NotFound`.
    pub fn new(map: &str) -> Result<Game> {
        Game::of(&Map::builtin(map)?, None)
    }

    /// A game at the start of a map, under rules.
    pub fn of(map: &Map, rules: Option<&Rules>) -> Result<Game> {
        Game::made(map, rules, null())
    }

    /// A game at a position of its map, under rules.
    pub fn at_position(position: &Position, rules: Option<&Rules>) -> Result<Game> {
        Game::made(position.map(), rules, position.at())
    }

    /// A game of random legal orders, the same for a seed on every platform, until it ends or so many phases were played.
    pub fn random(map: &Map, seed: u64, max_phases: u32) -> Result<Game> {
        // Safety: the map is live; rules and summary may be NULL.
        unsafe {
            let scratch = Handle::of(|scratch, error| sys::entente_scratch_new(map.at(), scratch, error))?;
            let handle = Handle::of(|game, error| {
                sys::entente_play(scratch.at(), null(), seed, max_phases, null_mut(), game, error)
            })?;
            Ok(Game { handle, map: map.clone() })
        }
    }

    /// A game of [`save`](Game::save). `map`: for games that name none or name this one.
    /// Errors: `InvalidArgument` with line and column.
    pub fn load(json: &str, map: Option<&Map>) -> Result<Game> {
        Game::load_bytes(json.as_bytes(), map)
    }

    /// A game of [`save_bytes`](Game::save_bytes).
    pub fn load_bytes(bytes: &[u8], map: Option<&Map>) -> Result<Game> {
        let (at, length) = (bytes.as_ptr().cast(), bytes.len());
        // Safety: there are so many bytes.
        Game::loaded(Handle::of(|game, error| unsafe {
            sys::entente_game_load(at, length, Map::at_or_null(map), game, error)
        })?)
    }

    /// The game as JSON, which every other program of Entente reads.
    pub fn save(&self) -> Result<String> {
        // Safety: the game is live.
        long_text(|out, error| unsafe { sys::entente_game_save(self.at(), out, error) })
    }

    /// The game in a binary form, a sixth of the length of JSON.
    pub fn save_bytes(&self) -> Result<Vec<u8>> {
        // Safety: the game is live.
        long_bytes(|out, error| unsafe { sys::entente_game_save_binary(self.at(), out, error) })
    }

    /// An independent copy, which shares the played phases.
    pub fn fork(&self) -> Result<Game> {
        // Safety: the game is live.
        let handle = Handle::of(|copy, error| unsafe { sys::entente_game_fork(self.at(), copy, error) })?;
        Ok(Game { handle, map: self.map.clone() })
    }

    /// A copy as a power may see it. Saved, it may be sent to the player.
    pub fn view(&self, power: &str) -> Result<Game> {
        let power = self.map.find_power(power)?;
        // Safety: the game is live.
        let handle = Handle::of(|view, error| unsafe { sys::entente_game_view(self.at(), power, view, error) })?;
        Ok(Game { handle, map: self.map.clone() })
    }

    /// A 64-bit hash of the game, the same in every version and language.
    #[must_use]
    pub fn hash(&self) -> u64 {
        sure(self.hash_at(self.phase_count()))
    }

    /// The same up to the start of a phase. Errors: `InvalidArgument` for a phase not reached.
    pub fn hash_at(&self, phase: u32) -> Result<u64> {
        // Safety: the game is live.
        filled(|hash, error| unsafe { sys::entente_game_hash(self.at(), phase, hash, error) })
    }

    /// The map.
    #[must_use]
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> Rules {
        // Safety: the struct has its struct_size.
        Rules(sure(filled(|rules, error| unsafe { sys::entente_game_rules(self.at(), rules, error) })))
    }

    /// The current phase: "S1901M"; "COMPLETED" if the game is over.
    #[must_use]
    pub fn phase_name(&self) -> String {
        text_in(&self.info().phase_name)
    }

    /// Movement, retreats or adjustments.
    #[must_use]
    pub fn phase_type(&self) -> PhaseType {
        self.info().phase_type.into()
    }

    /// The year of the current phase.
    #[must_use]
    pub fn year(&self) -> i32 {
        self.info().year
    }

    /// The game has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.end() != EndKind::None
    }

    /// How the game ended; `EndKind::None` if it goes on.
    #[must_use]
    pub fn end(&self) -> EndKind {
        self.info().end_kind.into()
    }

    /// For whom it ended.
    #[must_use]
    pub fn winners(&self) -> Vec<String> {
        self.map.powers_of(self.info().winners)
    }

    /// The powers that want the phase to wait.
    #[must_use]
    pub fn waiting(&self) -> Vec<String> {
        self.map.powers_of(self.info().waiting)
    }

    /// The number of phases played; also the number of the current phase.
    #[must_use]
    pub fn phase_count(&self) -> u32 {
        // Safety: the game is live.
        unsafe { sys::entente_game_phase_count(self.at()) }
    }

    /// The current position, a copy.
    #[must_use]
    pub fn position(&self) -> Position {
        sure(self.position_at(self.phase_count()))
    }

    /// The position at the start of a phase, a copy. Errors: `InvalidArgument` for a phase not reached.
    pub fn position_at(&self, phase: u32) -> Result<Position> {
        // Safety: the memory has so many bytes.
        Position::written(&self.map, |at, size, error| unsafe {
            sys::entente_game_position(self.at(), phase, at, size, error)
        })
    }

    /// The number of the phase of a name. Errors: `NotFound`.
    pub fn find_phase(&self, name: &str) -> Result<u32> {
        let (text, length) = given(name);
        // Safety: the text has so many bytes.
        filled(|phase, error| unsafe { sys::entente_game_find_phase(self.at(), text, length, phase, error) })
    }

    /// A played phase by number. Errors: `InvalidArgument` for a phase that was not played.
    pub fn phase(&self, number: u32) -> Result<PlayedPhase<'_>> {
        PlayedPhase::read(self, number)
    }

    /// The played phases, from the first.
    pub fn phases(&self) -> impl ExactSizeIterator<Item = PlayedPhase<'_>> + '_ {
        (0..self.phase_count()).map(move |number| sure(self.phase(number)))
    }

    /// Hands in the orders of a power, which replace those handed in before. Illegal and unreadable orders are kept: they
    /// are results. Errors: `WrongPhase` if the game is over.
    pub fn submit(&mut self, power: &str, orders: impl IntoIterator<Item = impl AsRef<str>>) -> Result<()> {
        self.submit_as(power, orders, &Submission::new())
    }

    /// The same in another mode, or of a power that must be allowed to. Errors: also `InvalidArgument` if it is not.
    pub fn submit_as(
        &mut self,
        power: &str,
        orders: impl IntoIterator<Item = impl AsRef<str>>,
        how: &Submission<'_>,
    ) -> Result<()> {
        let (power, how) = (self.map.find_power(power)?, how.packed(&self.map)?);
        let mut lines = String::new();
        for order in orders {
            lines.push_str(order.as_ref());
            lines.push('\n');
        }
        let (text, length) = given(&lines);
        // Safety: the text has so many bytes; the struct has its struct_size.
        call(|error| unsafe { sys::entente_game_submit_text(self.at(), power, text, length, &how, error) })
    }

    /// Hands in orders that were made or listed before.
    pub fn submit_orders(&mut self, power: &str, orders: &[Order], how: &Submission<'_>) -> Result<()> {
        let (power, how, packed) = (self.map.find_power(power)?, how.packed(&self.map)?, Order::pack(orders));
        let (at, count) = (packed.as_ptr(), packed.len());
        // Safety: the orders are so many; the struct has its struct_size.
        call(|error| unsafe { sys::entente_game_submit(self.at(), power, at, count, &how, error) })
    }

    /// The lines that a power handed in for the current phase.
    pub fn orders(&self, power: &str) -> Result<Vec<String>> {
        self.orders_at(self.phase_count(), power, false)
    }

    /// The lines that a power handed in for a phase, or its default orders of the current one.
    pub fn orders_at(&self, phase: u32, power: &str, defaults: bool) -> Result<Vec<String>> {
        let power = self.map.find_power(power)?;
        // Safety: the game is live.
        let text = long_text(|out, error| unsafe {
            sys::entente_game_orders_text(self.at(), phase, power, defaults.into(), out, error)
        })?;
        Ok(text.lines().map(str::to_string).collect())
    }

    /// Takes back the order for the unit or site of a province (none: all of the power). `by`: who does, if it must be
    /// allowed to. Errors: `NotFound` if there is none.
    pub fn cancel(&mut self, power: &str, province: Option<&str>, by: Option<&str>) -> Result<()> {
        let (power, by) = (self.map.find_power(power)?, self.map.find_power_or_none(by)?);
        let province = self.map.find_province_or_all(province)?;
        // Safety: the game is live.
        call(|error| unsafe { sys::entente_game_cancel_order(self.at(), power, province, by, error) })
    }

    /// The legal orders of a province (none: of all) and of a power (none: of all).
    ///
    /// ```
    /// let game = entente::Game::new("standard")?;
    /// let orders = game.legal_orders(Some("PAR"), None)?;
    /// assert_eq!(orders[..3].iter().map(|order| order.to_string()).collect::<Vec<_>>(), ["A PAR H", "A PAR - BRE", "A PAR - BUR"]);
    /// # Ok::<(), entente::Error>(())
    /// ```
    pub fn legal_orders(&self, province: Option<&str>, power: Option<&str>) -> Result<Vec<Order>> {
        let (province, power) = (self.map.find_province_or_all(province)?, self.map.find_power_or_none(power)?);
        // Safety: the buffer has so many elements.
        Order::items(&self.map, |at, size, length, error| unsafe {
            sys::entente_game_legal_orders(self.at(), power, province, at, size, length, error)
        })
    }

    /// What one order is worth in the current phase; the game does not change. Errors: `WrongPhase` if the game is over.
    ///
    /// ```
    /// use entente::{Game, Illegality, TextOptions};
    /// let check = Game::new("standard")?.check_order("FRANCE", "F BRE - PAR", &TextOptions::new())?;
    /// assert_eq!((check.illegality, check.sentence.as_str()), (Illegality::CannotStand, "A fleet cannot be in PAR."));
    /// # Ok::<(), entente::Error>(())
    /// ```
    pub fn check_order(&self, power: &str, text: &str, options: &TextOptions) -> Result<OrderCheck> {
        let (power, (at, length)) = (self.map.find_power(power)?, given(text));
        let mut check = sys::entente_order_check::new();
        // Safety: the text has so many bytes; the struct has its struct_size.
        let sentence = Handle::of(|out, error| unsafe {
            sys::entente_game_check_order(self.at(), power, at, length, options.at(), &mut check, out, error)
        })?;
        let (reason, start) = (Reason::from(check.reason), check.fault_offset as usize);
        Ok(OrderCheck {
            is_legal: check.is_legal != 0,
            reason,
            illegality: check.illegality.into(),
            order: (check.order & 15 != 0).then(|| Order::new(&self.map, check.order)),
            sentence: utf8(bytes_of(&sentence)),
            fault: (reason == Reason::Unreadable).then(|| start..start + check.fault_length as usize),
        })
    }

    /// What a power still has to order. Errors: `WrongPhase` if the game is over.
    pub fn owed(&self, power: &str) -> Result<Owed> {
        let power = self.map.find_power(power)?;
        // Safety: the struct has its struct_size, the buffer so many elements.
        unsafe {
            let owed: sys::entente_owed = filled(|owed, error| sys::entente_game_owed(self.at(), power, owed, error))?;
            let units: Vec<sys::entente_unit> = items(|at, size, length, error| {
                sys::entente_game_owed_units(self.at(), power, at, size, length, error)
            })?;
            Ok(Owed {
                units: units.iter().map(|each| self.map.unit(each)).collect(),
                builds: owed.build_count,
                removals: owed.removal_count,
                by: self.map.power_id(owed.by).map(str::to_string),
            })
        }
    }

    /// What all powers owe, and whether the phase is ready, as JSON.
    pub fn owed_json(&self) -> Result<String> {
        // Safety: the game is live.
        long_text(|out, error| unsafe { sys::entente_game_owed_json(self.at(), out, error) })
    }

    /// Possible mistakes in the orders handed in so far. Errors: `WrongPhase` if the game is over.
    ///
    /// ```
    /// use entente::{Game, Question, TextForm, TextOptions};
    /// let mut game = Game::new("standard")?;
    /// game.submit("FRANCE", ["A PAR - BUR", "A MAR - BUR"])?;
    /// let question = Question { about: &["FRANCE"], ..Question::default() };
    /// assert!(game.advise(&question, TextForm::ForPeople, &TextOptions::new())?.contains("A MAR - BUR"));
    /// # Ok::<(), entente::Error>(())
    /// ```
    pub fn advise(&self, question: &Question<'_>, form: TextForm, options: &TextOptions) -> Result<String> {
        let question = question.packed(&self.map)?;
        // Safety: the structs have their struct_size.
        long_text(|out, error| unsafe {
            sys::entente_game_advise(self.at(), &question, form.number(), options.at(), out, error)
        })
    }

    /// Whether a power wants the phase to wait; [`process`](Game::process) ignores it, the host decides.
    pub fn set_waiting(&mut self, power: &str, waits: bool) -> Result<()> {
        let power = self.map.find_power(power)?;
        // Safety: the game is live.
        call(|error| unsafe { sys::entente_game_set_waiting(self.at(), power, waits.into(), error) })
    }

    /// Lets a power hand in orders of another, as a deputy, or no longer.
    pub fn allow(&mut self, by: &str, power: &str, allowed: bool) -> Result<()> {
        let (by, power) = (self.map.find_power(by)?, self.map.find_power(power)?);
        // Safety: the game is live.
        call(|error| unsafe { sys::entente_game_allow(self.at(), by, power, allowed.into(), error) })
    }

    /// Whether a power may hand in orders of another.
    pub fn may_order(&self, by: &str, power: &str) -> Result<bool> {
        let (by, power) = (self.map.find_power(by)?, self.map.find_power(power)?);
        // Safety: the game is live.
        Ok(unsafe { sys::entente_game_may_order(self.at(), by, power) } != 0)
    }

    /// Plays the current phase with the orders handed in, and goes on to the next one.
    /// Errors: `WrongPhase` if the game is over.
    pub fn process(&mut self) -> Result<PlayedPhase<'_>> {
        self.run(sys::entente_game_process)?;
        self.phase(self.phase_count() - 1)
    }

    /// Takes back the last phase; its orders are handed in again. Errors: `WrongPhase` if none was played.
    pub fn undo(&mut self) -> Result<()> {
        self.run(sys::entente_game_undo)
    }

    /// Plays the phase that was undone last again. Errors: `WrongPhase` if none was.
    pub fn redo(&mut self) -> Result<()> {
        self.run(sys::entente_game_redo)
    }

    /// Undoes or redoes phases until so many are played.
    pub fn go_to(&mut self, phase: u32) -> Result<()> {
        // Safety: the game is live.
        call(|error| unsafe { sys::entente_game_go_to(self.at(), phase, error) })
    }

    /// How a draw is voted on.
    #[must_use]
    pub fn draw_policy(&self) -> DrawPolicy {
        self.info().draw_policy.into()
    }

    /// Says how a draw is voted on; deletes all votes.
    pub fn set_draw_policy(&mut self, policy: DrawPolicy) -> Result<()> {
        // Safety: the game is live.
        call(|error| unsafe { sys::entente_game_set_draw_policy(self.at(), policy.number(), error) })
    }

    /// Casts a vote: `vote("FRANCE", VoteKind::List, &["FRANCE", "ITALY"])`. A vote that completes a draw ends the game.
    /// Errors: `InvalidArgument`, saying why, for a vote that is refused.
    pub fn vote(&mut self, power: &str, kind: VoteKind, powers: &[&str]) -> Result<()> {
        let vote = self.packed_vote(power, kind, powers)?;
        // Safety: the game is live.
        call(|error| unsafe { sys::entente_game_vote(self.at(), &vote, error) })
    }

    /// Takes a vote back.
    pub fn cancel_vote(&mut self, power: &str, kind: VoteKind, powers: &[&str]) -> Result<()> {
        let vote = self.packed_vote(power, kind, powers)?;
        // Safety: the game is live.
        call(|error| unsafe { sys::entente_game_cancel_vote(self.at(), &vote, error) })
    }

    /// Carries out a mail judge's command: "SET DRAW AEF"; of the moderator (none) "SET DIAS".
    pub fn vote_command(&mut self, power: Option<&str>, command: &str) -> Result<()> {
        let (power, (text, length)) = (self.map.find_power_or_none(power)?, given(command));
        // Safety: the text has so many bytes.
        call(|error| unsafe { sys::entente_game_vote_command(self.at(), power, text, length, error) })
    }

    /// The votes that count now.
    #[must_use]
    pub fn votes(&self) -> Vec<Vote> {
        // Safety: the buffer has so many elements.
        let found: Vec<sys::entente_vote> = sure(items(|at, size, length, error| unsafe {
            sys::entente_game_votes(self.at(), at, size, length, error)
        }));
        let made = |each: &sys::entente_vote| Vote {
            power: self.map.power_id(each.power.into()).unwrap_or("").into(),
            kind: u32::from(each.kind).into(),
            powers: self.map.powers_of(each.powers),
            list_ignored: each.list_ignored != 0,
        };
        found.iter().map(made).collect()
    }

    /// Ends the game as its players or the host decide: `stop(EndKind::Draw, &["FRANCE", "ITALY"])`.
    pub fn stop(&mut self, kind: EndKind, winners: &[&str]) -> Result<()> {
        let winners = self.map.find_powers(winners)?;
        // Safety: the game is live.
        call(|error| unsafe { sys::entente_game_end(self.at(), kind.number(), winners, error) })
    }

    /// Lets a game go on that was stopped. Errors: `WrongPhase` if it is not over, or was won.
    pub fn resume(&mut self) -> Result<()> {
        self.run(sys::entente_game_resume)
    }

    /// Ends beside the victory on the board.
    #[must_use]
    pub fn end_rules(&self) -> EndRules {
        // Safety: the struct has its struct_size.
        let found: sys::entente_end_rules =
            sure(filled(|rules, error| unsafe { sys::entente_game_end_rules(self.at(), rules, error) }));
        EndRules {
            last_survivor: found.last_survivor != 0,
            last_year: (found.has_last_year != 0).then_some(found.last_year),
            year_limit: found.year_limit.into(),
            stalemate_years: found.stalemate_years,
            phase_limit: found.phase_limit,
        }
    }

    /// Sets them. Errors: `InvalidArgument` for numbers out of range.
    pub fn set_end_rules(&mut self, rules: &EndRules) -> Result<()> {
        let given = sys::entente_end_rules {
            last_survivor: rules.last_survivor.into(),
            has_last_year: rules.last_year.is_some().into(),
            last_year: rules.last_year.unwrap_or(0),
            year_limit: rules.year_limit.number(),
            stalemate_years: rules.stalemate_years,
            phase_limit: rules.phase_limit,
            ..sys::entente_end_rules::new()
        };
        // Safety: the struct has its struct_size.
        call(|error| unsafe { sys::entente_game_set_end_rules(self.at(), &given, error) })
    }

    #[inline]
    pub(crate) fn at(&self) -> *mut sys::entente_game {
        self.handle.at()
    }

    fn made(map: &Map, rules: Option<&Rules>, position: *const std::os::raw::c_void) -> Result<Game> {
        // Safety: the position is NULL or of the map.
        let handle = Handle::of(|game, error| unsafe {
            sys::entente_game_new(map.at(), Rules::at(rules), position, game, error)
        })?;
        Ok(Game { handle, map: map.clone() })
    }

    fn loaded(handle: Handle<sys::entente_game>) -> Result<Game> {
        // Safety: the game is live, and so is its map.
        let map = unsafe { Map::retained(sys::entente_game_map(handle.at()))? };
        Ok(Game { handle, map })
    }

    fn run(
        &mut self,
        verb: unsafe extern "C" fn(*mut sys::entente_game, *mut sys::entente_error) -> sys::entente_status,
    ) -> Result<()> {
        // Safety: the game is live.
        call(|error| unsafe { verb(self.at(), error) })
    }

    fn info(&self) -> sys::entente_game_info {
        // Safety: the struct has its struct_size.
        sure(filled(|info, error| unsafe { sys::entente_game_describe(self.at(), info, error) }))
    }

    fn packed_vote(&self, power: &str, kind: VoteKind, powers: &[&str]) -> Result<sys::entente_vote> {
        let (power, powers) = (self.map.find_power(power)? as u8, self.map.find_powers(powers)?);
        Ok(sys::entente_vote { power, kind: kind.number() as u8, powers, ..sys::entente_vote::new() })
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Game({}, {})", self.map.name(), self.phase_name())
    }
}
