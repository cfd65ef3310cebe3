//! Errors: one kind for each status of the library.

use entente_sys as sys;
use std::{fmt, path::PathBuf};

/// What a call returns that can fail.
pub type Result<T> = std::result::Result<T, Error>;

/// Why a call did not do what it says. A failed or illegal order is a result, never an error.
///
/// ```
/// use entente::{Error, Rules};
/// match Rules::read("2023,waiv=allowed", None) {
///     Err(Error::InvalidArgument(fault)) => {
///         assert_eq!(fault.message, "rules: unknown rule option 'waiv'; nearest: waive");
///         assert_eq!(fault.place.unwrap().column, 6);
///     }
///     other => panic!("{other:?}"),
/// }
/// ```
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// Out of range, or a malformed text: the message says which and where.
    #[error("{0}")]
    InvalidArgument(Box<Fault>),
    /// An unknown map, place, power, option or preset, or a number beyond the last.
    #[error("{0}")]
    NotFound(Box<Fault>),
    /// Known, but not possible here: a rule on this map, a newer saved form.
    #[error("{0}")]
    NotSupported(Box<Fault>),
    /// The call does not fit the phase, or the game is over.
    #[error("{0}")]
    WrongPhase(Box<Fault>),
    /// Larger than the documented bounds.
    #[error("{0}")]
    Limit(Box<Fault>),
    /// Memory ran out; the object stays usable.
    #[error("out of memory")]
    OutOfMemory,
    /// The installed library does not serve this crate.
    #[error("the installed library of Entente does not serve this version of the crate")]
    AbiMismatch,
    /// A bug in the library.
    #[error("{0}")]
    Internal(Box<Fault>),
    /// A file of a map cannot be read.
    #[error("{}: {source}", path.display())]
    Io {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
}

/// What is wrong, where, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What is wrong and what was expected.
    pub message: String,
    /// The place in the input, if there is one.
    pub place: Option<Place>,
}

/// A place in an input.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// From 1.
    pub line: u32,
    /// In characters, from 1.
    pub column: u32,
    /// In bytes, from 0.
    pub offset: u32,
    /// Of the offending token, in bytes.
    pub length: u32,
    /// Of a map text: the file; else empty.
    pub file: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            if !place.file.is_empty() {
                write!(f, "{}: ", place.file)?;
            }
            write!(f, "line {}, column {}: ", place.line, place.column)?;
        }
        f.write_str(&self.message)
    }
}

impl Error {
    /// The library's word for the kind: "not_found".
    #[must_use]
    pub fn status(&self) -> &'static str {
        match self {
            Error::InvalidArgument(_) => "invalid_argument",
            Error::NotFound(_) | Error::Io { .. } => "not_found",
            Error::NotSupported(_) => "not_supported",
            Error::WrongPhase(_) => "wrong_phase",
            Error::Limit(_) => "limit",
            Error::OutOfMemory => "out_of_memory",
            Error::AbiMismatch => "abi_mismatch",
            Error::Internal(_) => "internal",
        }
    }

    /// What is wrong and where; none for memory that ran out, another library and files.
    #[must_use]
    pub fn fault(&self) -> Option<&Fault> {
        match self {
            Error::InvalidArgument(fault)
            | Error::NotFound(fault)
            | Error::NotSupported(fault)
            | Error::WrongPhase(fault)
            | Error::Limit(fault)
            | Error::Internal(fault) => Some(fault),
            _ => None,
        }
    }

    /// The place in the input, if there is one.
    #[must_use]
    pub fn place(&self) -> Option<&Place> {
        self.fault().and_then(|fault| fault.place.as_ref())
    }

    pub(crate) fn invalid(message: String) -> Self {
        Error::InvalidArgument(Box::new(Fault { message, place: None }))
    }

    pub(crate) fn of(status: sys::entente_status, message: String, place: Option<Place>) -> Self {
        let fault = Box::new(Fault { message, place });
        match status {
            sys::ENTENTE_ERR_INVALID_ARGUMENT => Error::InvalidArgument(fault),
            sys::ENTENTE_ERR_NOT_FOUND => Error::NotFound(fault),
            sys::ENTENTE_ERR_NOT_SUPPORTED => Error::NotSupported(fault),
            sys::ENTENTE_ERR_WRONG_PHASE => Error::WrongPhase(fault),
            sys::ENTENTE_ERR_LIMIT => Error::Limit(fault),
            sys::ENTENTE_ERR_OUT_OF_MEMORY => Error::OutOfMemory,
            sys::ENTENTE_ERR_ABI_MISMATCH => Error::AbiMismatch,
            _ => Error::Internal(fault),
        }
    }
}
