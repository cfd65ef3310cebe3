// Where this file is; build.mjs replaces it for CommonJS.
export const here: string = import.meta.url;
