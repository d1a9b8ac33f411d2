import { setFinder } from './finder.browser.ts';
import { finderIfLarge } from './simd/large.ts';

/**
 * Makes `read` faster in browsers for documents of 256 kB or more: from now on WebAssembly finds and reads their tile data. Where a page may
 * not compile it (a policy without `wasm-unsafe-eval`), nothing changes. What `read` returns is the same. Node needs no call.
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
}
