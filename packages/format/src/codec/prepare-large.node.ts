/** Node reads large documents by WebAssembly without it. */
export function prepareLarge(): void {}
