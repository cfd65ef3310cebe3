//! The calls of the library: statuses become errors, buffers become vectors, handles free themselves.

use crate::error::{Error, Place, Result};
use entente_sys as sys;
use std::{
    ffi::CStr,
    os::raw::c_char,
    ptr::{null_mut, NonNull},
    sync::atomic::{AtomicBool, Ordering},
};

/// The library's word for a member of an enum, "bounced"; "" for a number that it does not know.
pub trait Word {
    /// The word, as JSON has it.
    fn word(self) -> &'static str;
}

pub(crate) fn words(list: sys::entente_word_list, number: u32) -> &'static str {
    // Safety: the text is static, or NULL.
    unsafe { text_at(sys::entente_word(list, number)) }.unwrap_or("")
}

/// The number of a word. Errors: `NotFound`, with the nearest one.
pub(crate) fn find_word(list: sys::entente_word_list, word: &str) -> Result<u32> {
    let (text, length) = given(word);
    // Safety: the text has so many bytes.
    filled(|number, error| unsafe { sys::entente_find_word(list, text, length, number, error) })
}

/// The text at a pointer, none of NULL. Safety: it ends with a zero byte and outlives 'a.
pub(crate) unsafe fn text_at<'a>(at: *const c_char) -> Option<&'a str> {
    if at.is_null() {
        return None;
    }
    CStr::from_ptr(at).to_str().ok()
}

/// The text of an array of characters that ends with a zero byte.
pub(crate) fn text_in(characters: &[c_char]) -> String {
    let bytes: Vec<u8> = characters.iter().take_while(|each| **each != 0).map(|each| *each as u8).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}

/// A text as pointer and length.
pub(crate) fn given(text: &str) -> (*const c_char, usize) {
    (text.as_ptr().cast(), text.len())
}

pub(crate) fn failure(status: sys::entente_status, error: &sys::entente_error) -> Error {
    let place = (error.has_place != 0).then(|| Place {
        line: error.line,
        column: error.column,
        offset: error.offset,
        length: error.length,
        file: text_in(&error.file),
    });
    Error::of(status, text_in(&error.message), place)
}

/// Calls what writes an error.
#[inline]
pub(crate) fn call(body: impl FnOnce(*mut sys::entente_error) -> sys::entente_status) -> Result<()> {
    check_version()?;
    let mut error = sys::entente_error::new();
    match body(&mut error) {
        sys::ENTENTE_OK => Ok(()),
        status => Err(failure(status, &error)),
    }
}

/// The library serves this crate; asked once.
fn check_version() -> Result<()> {
    static SERVES: AtomicBool = AtomicBool::new(false);
    if SERVES.load(Ordering::Relaxed) {
        return Ok(());
    }
    // Safety: the call takes a number.
    if unsafe { sys::entente_abi_check(sys::ENTENTE_ABI_VERSION) } != sys::ENTENTE_OK {
        return Err(Error::AbiMismatch);
    }
    SERVES.store(true, Ordering::Relaxed);
    Ok(())
}

/// What a call writes to (memory, capacity, &length).
pub(crate) fn items<T: Copy + Default>(
    mut body: impl FnMut(*mut T, usize, *mut usize, *mut sys::entente_error) -> sys::entente_status,
) -> Result<Vec<T>> {
    check_version()?;
    let mut error = sys::entente_error::new();
    let mut made = vec![T::default(); 96];
    loop {
        let mut length = 0;
        let status = body(made.as_mut_ptr(), made.len(), &mut length, &mut error);
        if status != sys::ENTENTE_OK && status != sys::ENTENTE_ERR_BUFFER_TOO_SMALL {
            return Err(failure(status, &error));
        }
        made.resize(length, T::default());
        if status == sys::ENTENTE_OK {
            return Ok(made);
        }
    }
}

/// The same of a text.
pub(crate) fn short_text(
    mut body: impl FnMut(*mut c_char, usize, *mut usize, *mut sys::entente_error) -> sys::entente_status,
) -> Result<String> {
    items::<u8>(|at, capacity, length, error| body(at.cast(), capacity, length, error)).map(utf8)
}

pub(crate) fn utf8(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// What a call gives that can fail for want of memory only.
#[track_caller]
pub(crate) fn sure<T>(made: Result<T>) -> T {
    made.unwrap_or_else(|error| panic!("{error}"))
}

/// A struct that a call fills.
pub(crate) fn filled<T: Default>(
    body: impl FnOnce(*mut T, *mut sys::entente_error) -> sys::entente_status,
) -> Result<T> {
    let mut made = T::default();
    call(|error| body(&mut made, error))?;
    Ok(made)
}

/// A kind of handle, with the function that frees it.
pub(crate) trait Frees {
    unsafe fn free(at: *mut Self);
}

macro_rules! frees {
    ($($kind:ident $free:ident),* $(,)?) => {
        $(impl Frees for sys::$kind {
            unsafe fn free(at: *mut Self) {
                sys::$free(at);
            }
        })*
    };
}
frees! {
    entente_text entente_text_free, entente_map entente_map_free, entente_map_reader entente_map_reader_free,
    entente_scratch entente_scratch_free, entente_actions entente_actions_free, entente_game entente_game_free,
    entente_document entente_document_free, entente_exchange entente_exchange_free,
}

/// A handle, freed when it is dropped.
pub(crate) struct Handle<T: Frees>(NonNull<T>);

impl<T: Frees> Handle<T> {
    /// The handle that a call gives.
    pub(crate) fn of(body: impl FnOnce(*mut *mut T, *mut sys::entente_error) -> sys::entente_status) -> Result<Self> {
        let mut at = null_mut();
        call(|error| body(&mut at, error))?;
        Ok(Self::take(at))
    }

    /// Takes over a handle that is not NULL.
    pub(crate) fn take(at: *mut T) -> Self {
        Handle(NonNull::new(at).expect("a call that succeeds gives a handle"))
    }

    #[inline]
    pub(crate) fn at(&self) -> *mut T {
        self.0.as_ptr()
    }
}

impl<T: Frees> Drop for Handle<T> {
    fn drop(&mut self) {
        // Safety: the handle is owned, and this is its end.
        unsafe { T::free(self.0.as_ptr()) }
    }
}

// Safety: any thread may free a handle, and one thread at a time may use it.
unsafe impl<T: Frees> Send for Handle<T> {}
// Safety: any number of threads may use these at once; the crate calls only functions that take them as const.
unsafe impl Sync for Handle<sys::entente_map> {}
unsafe impl Sync for Handle<sys::entente_actions> {}
unsafe impl Sync for Handle<sys::entente_document> {}

/// The bytes of the entente_text that a call gives.
pub(crate) fn long_bytes(
    body: impl FnOnce(*mut *mut sys::entente_text, *mut sys::entente_error) -> sys::entente_status,
) -> Result<Vec<u8>> {
    Ok(bytes_of(&Handle::of(body)?))
}

pub(crate) fn bytes_of(text: &Handle<sys::entente_text>) -> Vec<u8> {
    // Safety: the text has so many bytes and lives until the end of the function.
    unsafe {
        std::slice::from_raw_parts(sys::entente_text_data(text.at()).cast::<u8>(), sys::entente_text_length(text.at()))
            .to_vec()
    }
}

/// The same of a text.
pub(crate) fn long_text(
    body: impl FnOnce(*mut *mut sys::entente_text, *mut sys::entente_error) -> sys::entente_status,
) -> Result<String> {
    long_bytes(body).map(utf8)
}

/// What a function that describes things by number says, until there are no more.
pub(crate) fn described<Info: Default, T>(
    describe: unsafe extern "C" fn(u32, *mut Info, *mut sys::entente_error) -> sys::entente_status,
    made: impl Fn(&Info) -> T,
) -> impl Iterator<Item = T> {
    (0..).map_while(move |number| {
        let mut info = Info::default();
        // Safety: the struct has its struct_size, and the error may be NULL.
        (unsafe { describe(number, &mut info, null_mut()) } == sys::ENTENTE_OK).then(|| made(&info))
    })
}
