//! How sentences are written.

use entente_sys as sys;

use crate::enums::TextLanguage;

/// How sentences for people are written: as made, in English, with ids, in lines of any length.
///
/// ```
/// use entente::{Game, TextLanguage, TextOptions};
/// let mut game = Game::new("standard")?;
/// game.submit("FRANCE", ["A PAR - BUR"])?;
/// let phase = game.process()?;
/// assert_eq!(phase.get(0).unwrap().sentence_in(&TextOptions::new().language(TextLanguage::De))?, "A PAR zieht nach BUR.");
/// # Ok::<(), entente::Error>(())
/// ```
#[derive(Clone)]
pub struct TextOptions(sys::entente_text_options);

impl TextOptions {
    /// English, with ids.
    #[must_use]
    pub fn new() -> Self {
        TextOptions(sys::entente_text_options::new())
    }

    /// English, German, ..
    #[must_use]
    pub fn language(mut self, language: TextLanguage) -> Self {
        self.0.language = language.number();
        self
    }

    /// "Army Paris" instead of "A PAR".
    #[must_use]
    pub fn full_names(mut self, yes: bool) -> Self {
        self.0.full_names = yes.into();
        self
    }

    /// Of texts of several lines: the most columns, at least 20; 0: no limit.
    #[must_use]
    pub fn width(mut self, columns: u32) -> Self {
        self.0.width = columns;
        self
    }

    /// A report also lists the board after the phase.
    #[must_use]
    pub fn board(mut self, yes: bool) -> Self {
        self.0.board = yes.into();
        self
    }

    pub(crate) fn at(&self) -> *const sys::entente_text_options {
        &self.0
    }
}

impl Default for TextOptions {
    fn default() -> Self {
        Self::new()
    }
}
