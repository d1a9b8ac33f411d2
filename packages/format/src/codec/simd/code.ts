/** What scan.wat exports. Places are those in its memory. */
export interface ScanCode {
	/** The first four bytes are where the last call stopped. */
	readonly memory: { readonly buffer: ArrayBuffer };
	/** How many bytes `find` has seen that may open an object or a list. */
	readonly opened: { value: number };
	readonly find: (at: number, end: number) => number;
	readonly numbers: (at: number, end: number, to: number, room: number) => number;
	readonly commas: (at: number, end: number) => number;
}

/** The part of `WebAssembly` that is used here: no types of this package include it. */
declare const WebAssembly: {
	readonly Module: new (bytes: Uint8Array) => object;
	readonly Instance: new (module: object) => { readonly exports: unknown };
};

/** Compiles scan.wat. @returns `undefined` where there is no WebAssembly with SIMD, or where a page may not compile code */
export function compile(bytes: Uint8Array): ScanCode | undefined {
	try {
		const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes));
		return isScanCode(exports) ? exports : undefined;
	} catch {
		return undefined;
	}
}

const isScanCode = (exports: unknown): exports is ScanCode => typeof exports === 'object' && exports !== null && 'numbers' in exports;
