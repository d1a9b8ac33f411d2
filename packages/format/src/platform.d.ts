/** The few globals that both Node and browsers have; neither's types are visible in this package. */
declare class TextDecoder {
	constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
	decode(input?: Uint8Array, options?: { stream?: boolean }): string;
}
declare class TextEncoder {
	encode(input: string): Uint8Array<ArrayBuffer>;
	encodeInto(source: string, destination: Uint8Array): { read: number; written: number };
}
declare function structuredClone<T>(value: T): T;
declare function setTimeout(callback: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;
