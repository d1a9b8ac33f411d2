/** A separate entry point: every page that imports it ships the 250 kB of the encoder's WebAssembly, used or not. */
export { prepareZstd } from '#codec/prepare-zstd';
