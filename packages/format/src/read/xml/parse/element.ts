import type { ContentLimits } from '../../../model/limits.ts';
import type { XmlElement } from '../../../xml/xml-element.ts';
import type { Codes } from './character-codes.ts';
import { codesOf } from './character-codes.ts';
import { cutter } from './cut.ts';
import { numberIn } from './number.ts';
import type { XmlProblem } from './parser.ts';
import { parseToTape } from './parser.ts';
import type { Tape } from './tape.ts';
import { ATTRIBUTE, CHARACTERS, COUNT, END, HEAD, NAME, NEXT, START } from './tape.ts';
import { plainAttribute, plainText } from './text.ts';

export type ParsedXml = { readonly root: XmlElement } | { readonly problem: XmlProblem };

/**
 * Parses XML 1.0 strictly, up to the first mistake. A document type declaration is skipped: nothing is loaded, and only the built-in
 * entities are known (rule X10).
 *
 * @param limits - `depth`: the most levels of nested elements; `objects`: the most elements and different names
 * @param bytes - the text in UTF-8, if the caller has it
 */
export function parseXml(text: string, limits: ContentLimits, bytes: Uint8Array = new TextEncoder().encode(text)): ParsedXml {
	const codes = codesOf(text, bytes);
	const parsed = parseToTape(text, codes, limits);
	if ('at' in parsed) return { problem: parsed };
	return { root: new Element({ ...parsed, text, codes, cut: cutter(text, codes) }, 0) };
}

/** The data that all elements of a document share. */
interface Parsed extends Tape {
	readonly text: string;
	readonly codes: Codes;
	readonly cut: (start: number, end: number) => string;
}

/**
 * An element as a view of the tape. Its getters create new objects each time: short-lived objects are nearly free for an engine, while
 * a tree of all elements would be copied twice by the garbage collector.
 */
class Element implements XmlElement {
	private readonly parsed: Parsed;
	private readonly index: number;

	constructor(parsed: Parsed, index: number) {
		this.parsed = parsed;
		this.index = index;
	}

	get name(): string {
		return this.parsed.names[this.int(NAME)] ?? '';
	}

	get start(): number {
		return this.int(START);
	}

	get end(): number {
		return this.int(END);
	}

	get attributeCount(): number {
		return this.int(COUNT);
	}

	nameAt(attribute: number): string {
		return this.parsed.names[this.nameNumberAt(attribute)] ?? '';
	}

	nameNumberAt(attribute: number): number {
		return this.int(HEAD + attribute * ATTRIBUTE);
	}

	placeAt(attribute: number): number {
		return this.int(HEAD + attribute * ATTRIBUTE + 1);
	}

	valueAt(attribute: number): string {
		const { text, cut } = this.parsed;
		const start = this.placeAt(attribute);
		const end = this.int(HEAD + attribute * ATTRIBUTE + 2);
		// A value that needs unescaping has a negative end.
		return end < 0 ? plainAttribute(text, start, -end) : cut(start, end);
	}

	numberAt(attribute: number): number | undefined {
		return numberIn(this.parsed.codes, this.placeAt(attribute), this.int(HEAD + attribute * ATTRIBUTE + 2));
	}

	get empty(): boolean {
		return this.contents === this.int(NEXT);
	}

	get children(): readonly XmlElement[] {
		const { ints } = this.parsed;
		const last = this.int(NEXT);
		let count = 0;
		for (let i = this.contents; i < last; i = ints[i + NEXT] ?? last) if (ints[i + NAME] !== CHARACTERS) count++;
		// An array of the exact length: a growing one reserves space for a dozen more items.
		const children = new Array<XmlElement>(count);
		let filled = 0;
		for (let i = this.contents; i < last; i = ints[i + NEXT] ?? last)
			if (ints[i + NAME] !== CHARACTERS) children[filled++] = new Element(this.parsed, i);
		return children;
	}

	get text(): string {
		const { text, ints } = this.parsed;
		const last = this.int(NEXT);
		let data = '';
		for (let i = this.contents; i < last; i = ints[i + NEXT] ?? last) {
			if (ints[i + NAME] === CHARACTERS) data += plainText(text, ints[i + START] ?? 0, ints[i + END] ?? 0, ints[i + COUNT] === 1);
		}
		return data;
	}

	/** The index of the contents on the tape. */
	private get contents(): number {
		return this.index + HEAD + this.int(COUNT) * ATTRIBUTE;
	}

	private int(offset: number): number {
		return this.parsed.ints[this.index + offset] ?? 0;
	}
}
