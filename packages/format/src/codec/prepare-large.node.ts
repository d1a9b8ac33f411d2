/** Node reads and writes large documents by WebAssembly without it. */
export function prepareLarge(): void {}
