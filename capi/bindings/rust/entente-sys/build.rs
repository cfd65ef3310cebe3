//! Finds the library, or builds it.

use std::{env, path::PathBuf};

const VERSION: &str = env!("CARGO_PKG_VERSION");

fn main() {
    println!("cargo:rerun-if-env-changed=ENTENTE_LIB_DIR");
    if let Some(folder) = env::var_os("ENTENTE_LIB_DIR") {
        let folder = PathBuf::from(folder);
        println!("cargo:rustc-link-search=native={}", folder.display());
        link(!has_shared(&folder));
    } else if cfg!(feature = "vendored") {
        vendored();
    } else if let Err(error) = pkg_config::Config::new().atleast_version(VERSION).probe("entente") {
        eprintln!(
            "{error}\n\nThe library of Entente {VERSION} was not found. Install it (libentente-dev), name its folder in \
             ENTENTE_LIB_DIR, or build it with the feature `vendored`, which needs CMake and a C++20 compiler."
        );
        std::process::exit(1);
    }
}

/// Links the library; a static one needs the C++ runtime.
fn link(is_static: bool) {
    if !is_static {
        println!("cargo:rustc-link-lib=dylib=entente");
        return;
    }
    println!("cargo:rustc-link-lib=static=entente");
    let target = env::var("TARGET").unwrap_or_default();
    if target.contains("apple") {
        println!("cargo:rustc-link-lib=dylib=c++");
    } else if !target.contains("msvc") {
        println!("cargo:rustc-link-lib=dylib=stdc++");
    }
}

fn has_shared(folder: &std::path::Path) -> bool {
    ["libentente.so", "libentente.dylib", "entente.dll", "libentente.dll.a"]
        .iter()
        .any(|name| folder.join(name).exists())
}

#[cfg(feature = "vendored")]
fn vendored() {
    let folder = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let packed = folder.join("vendor"); // in the crate; in a checkout the sources are above
    let sources = if packed.exists() { packed } else { folder.join("../../../..") };
    println!("cargo:rerun-if-changed={}", sources.join("CMakeLists.txt").display());
    let built = cmake::Config::new(&sources)
        .profile("Release")
        .define("ENTENTE_PROGRAM", "OFF")
        .define("ENTENTE_PRESS", "OFF")
        .define("ENTENTE_TESTS", "OFF")
        .define("ENTENTE_BENCH", "OFF")
        .define("ENTENTE_QUICK_BUILD", "ON")
        .define("CMAKE_POSITION_INDEPENDENT_CODE", "ON")
        .build_target("entente_static")
        .build();
    println!("cargo:rustc-link-search=native={}", built.join("build/capi").display());
    link(true);
}

#[cfg(not(feature = "vendored"))]
fn vendored() {}
