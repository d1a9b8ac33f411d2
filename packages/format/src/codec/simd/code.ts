import { decodeBase64 } from '../base64.ts';

/** The part of `WebAssembly` that is used here: no types of this package include it. */
declare const WebAssembly: {
	readonly Module: new (bytes: Uint8Array) => object;
	readonly Instance: new (module: object) => { readonly exports: unknown };
};

/**
 * Compiles WebAssembly when it is first needed.
 *
 * @param code - in base64, as in a module that the generator made
 * @param isCode - whether something exports what the code should
 * @param make - makes what works with the code
 * @returns a function that returns what was made; `undefined` where there is no WebAssembly with SIMD, or where a page may not compile code
 */
export function compiledOnce<Code extends object, Made>(
	code: string,
	isCode: (exports: unknown) => exports is Code,
	make: (code: Code) => Made,
): () => Made | undefined {
	let made: Made | undefined | null = null;
	return () => {
		if (made === null) {
			const compiled = compile(code, isCode);
			made = compiled && make(compiled);
		}
		return made;
	};
}

function compile<Code>(code: string, isCode: (exports: unknown) => exports is Code): Code | undefined {
	const text = new TextEncoder().encode(code);
	const decoded = decodeBase64(text, 0, text.length);
	if (!decoded.ok) return undefined;
	try {
		const { exports } = new WebAssembly.Instance(new WebAssembly.Module(decoded.bytes));
		return isCode(exports) ? exports : undefined;
	} catch {
		return undefined;
	}
}

/** Whether something exports a function. */
export const hasExport = (exports: unknown, name: string): boolean => typeof exports === 'object' && exports !== null && name in exports;
