import { setBlockDecoder } from './base64-blocks.browser.ts';
import { setFinder } from './finder.browser.ts';
import { setPrinter } from './printer.browser.ts';
import { blockDecoder } from './simd/decode-blocks.ts';
import { finderIfLarge } from './simd/large-finder.ts';
import { numberPrinter } from './simd/print-numbers.ts';

/**
 * Makes `read` and `write` faster in browsers for documents with many tiles: from now on WebAssembly reads and writes their tile data. Where a
 * page may not compile it (a policy without `wasm-unsafe-eval`), nothing changes. What `read` and `write` return is the same. Node needs no call.
 *
 * @example
 * import { read } from '@tilewright/format';
 * import { prepareLarge } from '@tilewright/format/large';
 *
 * prepareLarge();
 * const { doc } = read(bytes);
 */
export function prepareLarge(): void {
	setFinder(finderIfLarge);
	setBlockDecoder(blockDecoder);
	setPrinter(numberPrinter);
}
