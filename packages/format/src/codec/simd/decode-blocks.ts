import type { BlockDecoder } from '../base64.ts';
import { CODE } from './base64.gen.ts';
import { compiledOnce, hasExport } from './code.ts';

/** The exports of base64.wat. Places are those in its memory. */
interface Base64Code {
	readonly memory: { readonly buffer: ArrayBuffer };
	readonly decode: (at: number, end: number, to: number) => number;
}

const BLOCK = 16;
const BYTES_OF_BLOCK = 12;
/** The number of characters in memory at once: with the bytes, they stay in the cache of the processor. */
const AT_ONCE = 0x4000;
const OUTPUT = AT_ONCE;

const isBase64Code = (exports: unknown): exports is Base64Code => hasExport(exports, 'decode');

/** @returns `undefined` where code cannot be compiled */
export const blockDecoder: () => BlockDecoder | undefined = /* @__PURE__ */ compiledOnce(CODE, isBase64Code, decoderOf);

function decoderOf({ memory, decode }: Base64Code): BlockDecoder {
	const bytes = new Uint8Array(memory.buffer);
	return (source, start, end, target, to) => {
		const last = Math.min(end, start + Math.floor((target.length - to) / BYTES_OF_BLOCK) * BLOCK);
		let at = start;
		while (at + BLOCK <= last) {
			const shown = source.subarray(at, Math.min(last, at + AT_ONCE));
			bytes.set(shown);
			const count = decode(0, shown.length, OUTPUT);
			target.set(bytes.subarray(OUTPUT, OUTPUT + (count / 4) * 3), to + ((at - start) / 4) * 3);
			at += count;
			if (count < AT_ONCE) break;
		}
		return at - start;
	};
}
