import type { TextEdit } from './change.ts';

/** The text with edits, which are in order and do not overlap. */
export function spliced(bytes: Uint8Array, edits: readonly TextEdit[]): Uint8Array {
	const encoder = new TextEncoder();
	const texts = edits.map(({ text }) => encoder.encode(text));
	const more = edits.reduce((sum, { start, end }, i) => sum + (texts[i]?.length ?? 0) - (end - start), 0);
	const result = new Uint8Array(bytes.length + more);
	let [from, at] = [0, 0];
	for (const [i, { start, end }] of edits.entries()) {
		result.set(bytes.subarray(from, start), at);
		at += start - from;
		const text = texts[i] ?? new Uint8Array();
		result.set(text, at);
		at += text.length;
		from = end;
	}
	result.set(bytes.subarray(from), at);
	return result;
}

/** How a file has its characters. */
export interface TextEncoding {
	readonly name: 'utf-8' | 'utf-16le' | 'utf-16be';
	/** Whether the file starts with a byte order mark that its text as UTF-8 lacks. */
	readonly mark: boolean;
}

/** The text as UTF-8 in the encoding of its file. */
export function inEncoding(text: Uint8Array, { name, mark }: TextEncoding): Uint8Array {
	if (name === 'utf-8') return text;
	const units = new TextDecoder('utf-8', { ignoreBOM: true }).decode(text);
	const first = mark ? 2 : 0;
	const bytes = new Uint8Array(first + units.length * 2);
	const view = new DataView(bytes.buffer);
	const little = name === 'utf-16le';
	if (mark) view.setUint16(0, 0xfeff, little);
	for (let i = 0; i < units.length; i++) view.setUint16(first + i * 2, units.charCodeAt(i), little);
	return bytes;
}
