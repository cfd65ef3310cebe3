//! How sentences are written and boards drawn.

use crate::{
    enums::{RenderForm, RenderPalette, RenderParts, RenderTheme, TextLanguage},
    error::Result,
    map::Map,
};
use entente_sys as sys;

/// Methods that return the options with a member changed.
macro_rules! setters {
    ($($(#[$comment:meta])* $member:ident: $given:ty = $packed:expr;)*) => {$(
        $(#[$comment])*
        #[must_use]
        pub fn $member(mut self, $member: $given) -> Self {
            self.packed.$member = $packed;
            self
        }
    )*};
}

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
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct TextOptions {
    packed: sys::entente_text_options,
}

impl TextOptions {
    /// English, with ids.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    setters! {
        /// English, German, ..
        language: TextLanguage = language.number();
        /// "Army Paris" instead of "A PAR".
        full_names: bool = full_names.into();
        /// Of texts of several lines: the most columns, at least 20; 0: no limit.
        width: u32 = width;
        /// A report also lists the board after the phase.
        board: bool = board.into();
    }

    pub(crate) fn at(&self) -> *const sys::entente_text_options {
        &self.packed
    }
}

/// How a board is drawn.
///
/// ```
/// use entente::{Map, Position, RenderOptions, RenderTheme};
/// let start = Position::start(&Map::builtin("standard")?)?;
/// assert!(start.render(&RenderOptions::new().theme(RenderTheme::Dark))?.starts_with("<svg"));
/// # Ok::<(), entente::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct RenderOptions {
    packed: sys::entente_render_options,
    outlook: Vec<String>,
}

impl RenderOptions {
    /// A picture in its own size, in the usual colors.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    setters! {
        /// `RenderForm::Text` is the board in sequence, for screen readers.
        form: RenderForm = form.number();
        /// The colors of what is no power's.
        theme: RenderTheme = theme.number();
        /// Colors of powers, or colors and patterns for players to whom two colors look alike.
        palette: RenderPalette = palette.number();
        /// What is left out.
        hidden: RenderParts = hidden.0;
        /// "Army Paris" instead of "A PAR".
        full_names: bool = full_names.into();
        /// Of SVG in pixels, of text in columns, at least 20; 0: its own.
        width: u32 = width;
        /// English, German, ..
        language: TextLanguage = language.number();
    }

    /// Of a phase: what the orders of these powers do surely and what they may do, however the others are ordered, instead of
    /// results.
    #[must_use]
    pub fn outlook(mut self, powers: &[&str]) -> Self {
        self.outlook = powers.iter().map(|power| power.to_string()).collect();
        self
    }

    pub(crate) fn has_outlook(&self) -> bool {
        !self.outlook.is_empty()
    }

    /// The options with the powers of the outlook, which are of the map.
    pub(crate) fn packed(&self, map: Option<&Map>) -> Result<sys::entente_render_options> {
        let outlook = map.map_or(Ok(0), |map| map.find_powers(&self.outlook))?;
        Ok(sys::entente_render_options { outlook, ..self.packed })
    }
}
