// What the loader needs of Node, so that building needs no types of it.
declare module "node:fs" {
  export function readFileSync(path: URL): Uint8Array<ArrayBuffer>;
}
