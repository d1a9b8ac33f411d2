/** An entry point of its own: a bundler ships the encoder's 250 kB of WebAssembly with every page that imports it, used or not. */
export { prepareZstd } from '#codec/prepare-zstd';
