//! Phases and games as JSON, and in the forms of other tools.

use crate::{
    enums::{DrawPolicy, GameForm, ResultParts, TextForm},
    error::Result,
    game::Question,
    map::Map,
    native::{bytes_of, call, described, filled, given, long_text, sure, text_at, text_in, utf8, Handle},
    position::Position,
    rules::{Described, Rules},
    texts::{RenderOptions, TextOptions},
};
use entente_sys as sys;
use std::ptr::{null, null_mut};

/// A JSON phase or game that was read once: its phases are found by number. It never changes; any threads.
pub struct Document(Handle<sys::entente_document>);

impl Document {
    /// Reads the outline; an error inside a phase is one of the call that uses it.
    /// Errors: `InvalidArgument` with line and column.
    pub fn read(json: &str) -> Result<Document> {
        let (text, length) = given(json);
        // Safety: the text has so many bytes.
        Handle::of(|document, error| unsafe { sys::entente_document_read(text, length, document, error) }).map(Document)
    }

    /// It has "phases"; else it is a phase, its own number 0.
    #[must_use]
    pub fn is_game(&self) -> bool {
        // Safety: the document is live.
        unsafe { sys::entente_document_is_game(self.0.at()) != 0 }
    }

    /// "S1901M", ...; "" for a phase without a name.
    pub fn phase_names(&self) -> impl ExactSizeIterator<Item = &str> + '_ {
        // Safety: the text lives as long as the document.
        unsafe {
            let count = sys::entente_document_phase_count(self.0.at());
            (0..count).map(move |phase| text_at(sys::entente_document_phase_name(self.0.at(), phase)).unwrap_or(""))
        }
    }

    /// The number of the phase of a name. Errors: `NotFound`.
    pub fn find_phase(&self, name: &str) -> Result<u32> {
        let (text, length) = given(name);
        // Safety: the text has so many bytes.
        filled(|phase, error| unsafe { sys::entente_document_find_phase(self.0.at(), text, length, phase, error) })
    }

    /// Whether a phase has orders.
    #[must_use]
    pub fn has_orders(&self, phase: u32) -> bool {
        // Safety: the document is live.
        unsafe { sys::entente_document_has_orders(self.0.at(), phase) != 0 }
    }

    /// A phase of a game as a phase object of its own. Errors: `NotFound` beyond the last.
    pub fn phase(&self, phase: u32) -> Result<String> {
        // Safety: the document is live.
        long_text(|out, error| unsafe { sys::entente_document_phase(self.0.at(), phase, out, error) })
    }
}

/// Adjudicates JSON phases and games as the program `entente` does; keeps memory and maps between calls.
///
/// ```
/// use entente::{Exchange, TextOptions};
/// let mut exchange = Exchange::new(None, None)?;
/// let phase = r#"{"name":"S1901M","state":{"units":{"FRANCE":["A PAR"]}},"orders":{"FRANCE":["A PAR - BUR"]}}"#;
/// assert!(exchange.adjudicate(phase, &TextOptions::new())?.contains("A PAR moves to BUR."));
/// assert!(exchange.notes().is_empty());
/// # Ok::<(), entente::Error>(())
/// ```
///
/// Errors: `InvalidArgument` with line and column; `NotFound` for an unknown map; `WrongPhase` if the game is over. After each
/// call [`notes`](Exchange::notes) says what was not read.
pub struct Exchange {
    handle: Handle<sys::entente_exchange>,
    map: Option<Map>,
}

impl Exchange {
    /// `map` and `rules`: for inputs that name none.
    pub fn new(map: Option<&Map>, rules: Option<&Rules>) -> Result<Exchange> {
        // Safety: map and rules may be NULL.
        let handle = Handle::of(|exchange, error| unsafe {
            sys::entente_exchange_new(Map::at_or_null(map), Rules::at(rules), exchange, error)
        })?;
        Ok(Exchange { handle, map: map.cloned() })
    }

    /// Sets the parts that later results leave out.
    pub fn leave_out(&mut self, parts: ResultParts) -> Result<()> {
        // Safety: the exchange is live.
        call(|error| unsafe { sys::entente_exchange_leave_out(self.at(), parts.0, error) })
    }

    /// The result of a phase, or of every phase with orders of a game (result.schema.json).
    pub fn adjudicate(&mut self, json: &str, options: &TextOptions) -> Result<String> {
        let (text, length) = given(json);
        // Safety: the text has so many bytes.
        long_text(|out, error| unsafe {
            sys::entente_exchange_adjudicate(self.at(), text, length, options.at(), out, error)
        })
    }

    /// The result of a phase of a document.
    pub fn adjudicate_phase(&mut self, document: &Document, phase: u32, options: &TextOptions) -> Result<String> {
        // Safety: both are live.
        long_text(|out, error| unsafe {
            sys::entente_exchange_adjudicate_phase(self.at(), document.0.at(), phase, options.at(), out, error)
        })
    }

    /// The legal orders of a phase by unit, build site or power (legal.schema.json).
    pub fn legal(&mut self, json: &str, options: &TextOptions) -> Result<String> {
        let (text, length) = given(json);
        // Safety: the text has so many bytes.
        long_text(|out, error| unsafe {
            sys::entente_exchange_legal(self.at(), text, length, options.at(), out, error)
        })
    }

    /// The legal orders of a phase of a document.
    pub fn legal_phase(&mut self, document: &Document, phase: u32, options: &TextOptions) -> Result<String> {
        // Safety: both are live.
        long_text(|out, error| unsafe {
            sys::entente_exchange_legal_phase(self.at(), document.0.at(), phase, options.at(), out, error)
        })
    }

    /// A phase as readable text: each order with outcome and reason, events, the next position.
    pub fn report(&mut self, document: &Document, phase: u32, options: &TextOptions) -> Result<String> {
        // Safety: both are live.
        long_text(|out, error| unsafe {
            sys::entente_exchange_report(self.at(), document.0.at(), phase, options.at(), out, error)
        })
    }

    /// Why an order of a phase ended as it did ("": all orders). Errors: `NotFound` if no such order was given.
    pub fn explain(
        &mut self,
        document: &Document,
        phase: u32,
        order: &str,
        form: TextForm,
        options: &TextOptions,
    ) -> Result<String> {
        let (text, length) = given(order);
        // Safety: both are live, and the text has so many bytes.
        long_text(|out, error| unsafe {
            let (document, form) = (document.0.at(), form.number());
            sys::entente_exchange_explain(self.at(), document, phase, text, length, form, options.at(), out, error)
        })
    }

    /// A phase as a picture (SVG) with its orders and results, or as text. `order`: an order or unit that gets a ring, with the
    /// units that made it fail; "": none. Errors: `NotFound` if no such order was given.
    pub fn render(&mut self, document: &Document, phase: u32, order: &str, options: &RenderOptions) -> Result<String> {
        let map = if options.has_outlook() { Some(self.read(document, phase)?.0) } else { None };
        let ((text, length), options) = (given(order), options.packed(map.as_ref())?);
        // Safety: both are live, the text has so many bytes, the struct has its struct_size.
        long_text(|out, error| unsafe {
            sys::entente_exchange_render(self.at(), document.0.at(), phase, text, length, &options, out, error)
        })
    }

    /// Possible mistakes in the orders of a phase, before it is adjudicated (advice.schema.json, or for people).
    /// The powers of the question are those of the map of the phase.
    pub fn advise(
        &mut self,
        document: &Document,
        phase: u32,
        question: &Question<'_>,
        form: TextForm,
        options: &TextOptions,
    ) -> Result<String> {
        let (map, _, _) = self.read(document, phase)?;
        let question = question.packed(&map)?;
        // Safety: both are live; the structs have their struct_size.
        long_text(|out, error| unsafe {
            let (document, form) = (document.0.at(), form.number());
            sys::entente_exchange_advise(self.at(), document, phase, &question, form, options.at(), out, error)
        })
    }

    /// Adjudicates a recorded game again and compares (replay.schema.json, or for people).
    pub fn replay(&mut self, document: &Document, form: TextForm, options: &TextOptions) -> Result<String> {
        // Safety: both are live; the summary may be NULL.
        long_text(|out, error| unsafe {
            let (document, form) = (document.0.at(), form.number());
            sys::entente_exchange_replay(self.at(), document, form, options.at(), null_mut(), out, error)
        })
    }

    /// Counts draw votes (ballot.schema.json): `{"draw":["FRANCE",..]}` or `{"draw":null}`.
    pub fn count_votes(&mut self, ballot: &str, policy: DrawPolicy, options: &TextOptions) -> Result<String> {
        let (text, length) = given(ballot);
        // Safety: the text has so many bytes.
        long_text(|out, error| unsafe {
            sys::entente_exchange_count_votes(self.at(), policy.number(), text, length, options.at(), out, error)
        })
    }

    /// Map, rules and position of a phase.
    pub fn read(&mut self, document: &Document, phase: u32) -> Result<(Map, Rules, Position)> {
        let (mut lent, mut rules, mut size) = (null(), sys::entente_rules::new(), 0);
        // Safety: without room for a position the call only gives its size, and the map, which belongs to the exchange.
        let status = unsafe {
            sys::entente_exchange_read(
                self.at(),
                document.0.at(),
                phase,
                null(),
                &mut lent,
                &mut rules,
                null_mut(),
                0,
                &mut size,
                null_mut(),
            )
        };
        let mut memory = vec![0_u64; (size + 7) / 8];
        let room = if status == sys::ENTENTE_ERR_BUFFER_TOO_SMALL { size } else { 0 };
        // Safety: the memory has so many bytes.
        call(|error| unsafe {
            let (document, at) = (document.0.at(), memory.as_mut_ptr().cast());
            sys::entente_exchange_read(
                self.at(),
                document,
                phase,
                null(),
                &mut lent,
                &mut rules,
                at,
                room,
                &mut size,
                error,
            )
        })?;
        // Safety: the exchange holds the map.
        let map = unsafe { Map::retained(lent)? };
        let position = Position::of_memory(&map, memory);
        Ok((map, Rules(rules), position))
    }

    /// Sentences about parts of the last input that were not read or had no effect.
    #[must_use]
    pub fn notes(&self) -> Vec<String> {
        // Safety: the exchange is live.
        let lines = sure(long_text(|out, error| unsafe { sys::entente_exchange_notes(self.at(), out, error) }));
        lines.lines().map(String::from).collect()
    }

    /// The map for inputs that name none.
    #[must_use]
    pub fn map(&self) -> Option<&Map> {
        self.map.as_ref()
    }

    fn at(&self) -> *mut sys::entente_exchange {
        self.handle.at()
    }
}

/// A game in another form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Converted {
    /// The game: text, but of the binary form.
    pub bytes: Vec<u8>,
    /// A sentence for each kind of content that was left out or had to be computed.
    pub notes: Vec<String>,
}

/// Converts a game, a phase or a position from one form to another. `map` and `rules`: for texts that name none.
/// Errors: `NotFound` if the form cannot be guessed; `InvalidArgument` with line and column for a text that is not in its form.
///
/// ```
/// use entente::{convert, Game, GameForm, TextOptions};
/// let json = Game::new("standard")?.save()?;
/// let made = convert(json.as_bytes(), GameForm::Guess, GameForm::Line, None, None, &TextOptions::new())?;
/// assert!(made.bytes.starts_with(b"standard S1901M"));
/// # Ok::<(), entente::Error>(())
/// ```
pub fn convert(
    source: &[u8],
    from: GameForm,
    to: GameForm,
    map: Option<&Map>,
    rules: Option<&Rules>,
    options: &TextOptions,
) -> Result<Converted> {
    let (at, length, mut notes) = (source.as_ptr().cast(), source.len(), null_mut());
    // Safety: there are so many bytes.
    let made = Handle::of(|target, error| unsafe {
        let (from, to, map, rules) = (from.number(), to.number(), Map::at_or_null(map), Rules::at(rules));
        sys::entente_convert(at, length, from, to, map, rules, options.at(), target, &mut notes, error)
    })?;
    let notes = utf8(bytes_of(&Handle::take(notes)));
    Ok(Converted { bytes: bytes_of(&made), notes: notes.lines().map(str::to_string).collect() })
}

/// The last phase of a listing of the e-mail judges with its results, then the next position. The orders may be in the judges'
/// words or as players type them. Errors: `InvalidArgument` with line and column for a line that cannot be read; `WrongPhase` if
/// the game is over.
///
/// ```
/// use entente::{adjudicate_listing, TextOptions};
/// let listing = "Movement orders for Spring of 1901.\n\nFrance: A PAR - BUR\nGermany: A MUN - BUR\n";
/// let made = adjudicate_listing(listing, None, None, &TextOptions::new())?;
/// assert!(String::from_utf8_lossy(&made.bytes).contains("France: Army Paris -> Burgundy.  (*bounce*)"));
/// # Ok::<(), entente::Error>(())
/// ```
pub fn adjudicate_listing(
    source: &str,
    map: Option<&Map>,
    rules: Option<&Rules>,
    options: &TextOptions,
) -> Result<Converted> {
    let (at, length, mut notes) = (source.as_ptr().cast(), source.len(), null_mut());
    // Safety: there are so many bytes.
    let made = Handle::of(|listing, error| unsafe {
        let (map, rules) = (Map::at_or_null(map), Rules::at(rules));
        sys::entente_adjudicate_listing(at, length, map, rules, options.at(), listing, &mut notes, error)
    })?;
    let notes = utf8(bytes_of(&Handle::take(notes)));
    Ok(Converted { bytes: bytes_of(&made), notes: notes.lines().map(str::to_string).collect() })
}

/// The forms in which games are exchanged, with a sentence about each.
pub fn game_forms() -> impl Iterator<Item = Described> {
    described(sys::entente_game_form_describe, |info: &sys::entente_game_form_info| Described {
        name: text_in(&info.name),
        text: text_in(&info.text),
    })
}
