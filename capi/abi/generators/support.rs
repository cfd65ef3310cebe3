// What rust.py puts before its declarations.
#![allow(dead_code, non_camel_case_types, unused_mut, unused_parens, unused_variables)]
use std::{ffi::c_void, fmt, marker::PhantomData, mem::{size_of, zeroed}, ptr::null_mut};

pub type Failure = (entente_status, String);

macro_rules! enumeration {
    ($name:ident, $number:ty, $($member:ident = $value:expr),*) => {
        #[repr(transparent)]
        #[derive(Clone, Copy, PartialEq, Eq)]
        pub struct $name(pub $number);
        $(pub const $member: $name = $name($value);)*
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                $(if self.0 == $value { return f.write_str(stringify!($member)); })*
                self.0.fmt(f)
            }
        }
    };
}

macro_rules! structure {
    ($name:ident, $size:expr, $is_sized:expr, $($member:ident: $kind:ty),*) => {
        #[repr(C)]
        #[derive(Clone, Copy)]
        pub struct $name { $(pub $member: $kind),* }
        const _: [u8; $size] = [0; size_of::<$name>()];
        impl $name {
            pub fn new() -> Self {
                unsafe {
                    let mut made: Self = zeroed();
                    if $is_sized {
                        *(&mut made as *mut Self as *mut u32) = $size; // struct_size
                    }
                    made
                }
            }
        }
    };
}

// A handle that frees itself; one that is lent lives no longer than its lender.
macro_rules! handle {
    ($name:ident, $free:ident) => {
        pub struct $name<'a>(*mut c_void, bool, PhantomData<&'a ()>);
        unsafe impl Send for $name<'_> {}
        impl Drop for $name<'_> {
            fn drop(&mut self) {
                if self.1 {
                    unsafe { c::$free(self.0) }
                }
            }
        }
    };
}

unsafe fn text_of(at: *mut u8) -> Option<String> {
    if at.is_null() { None } else { Some(std::ffi::CStr::from_ptr(at as *mut _).to_string_lossy().into_owned()) }
}

type OfText<T> = unsafe extern "C" fn(*mut c_void) -> T;

unsafe fn octets_of(text: entente_text, data: OfText<*mut u8>, length: OfText<usize>) -> Vec<u8> {
    std::slice::from_raw_parts(data(text.0), length(text.0)).to_vec()
}

fn string_of(octets: &[u8]) -> String {
    String::from_utf8_lossy(octets).trim_end_matches('\0').to_string()
}
