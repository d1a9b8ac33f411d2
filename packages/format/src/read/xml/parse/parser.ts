import type { ContentLimits } from '../../../model/limits.ts';
import { mostObjects } from '../../../model/limits.ts';
import type { Codes } from './character-codes.ts';
import { OTHER } from './character-codes.ts';
import type { Reached } from './mistake.ts';
import { lineOf, Mistake } from './mistake.ts';
import { nameEnd, namesOf } from './names.ts';
import { checkDeclaration, doctypeEnd } from './prolog.ts';
import type { Tape } from './tape.ts';
import { ATTRIBUTE, CHARACTERS, COUNT, END, HEAD, NAME, NEXT, START, TapeWriter } from './tape.ts';
import { checkAttribute, checkText, FORBIDDEN, skipSpace } from './text.ts';

const LESS = 0x3c;
const GREATER = 0x3e;
const SLASH = 0x2f;
const BANG = 0x21;
const QUESTION = 0x3f;
const EQUALS = 0x3d;
const AMPERSAND = 0x26;
const DOUBLE = 0x22;
const SINGLE = 0x27;

/** From this number of attributes on, a set finds duplicates faster than a search. */
const MANY = 32;
/** The most numbers to reserve. Elements and attributes take about one number for four characters; tile data takes none. */
const MOST_GUESSED = 2 ** 21;

/** A mistake in a text that is not XML. */
export interface XmlProblem {
	/** An index into the text. */
	readonly at: number;
	/** A description that follows "Not well-formed XML: ", or the limit that was reached. */
	readonly found: string | Reached;
	/** The XPath of the innermost element that is open there, or whose tag contains it; empty if there is none. */
	readonly element: string;
}

/** Parses XML 1.0 strictly. Decision 10 says why this is not a library: the fastest strict one took 12 times as long as JSON.parse. */
export function parseToTape(text: string, codes: Codes, limits: ContentLimits): Tape | XmlProblem {
	const forbidden = text.search(FORBIDDEN);
	const isClean = forbidden < 0;
	// The part before a forbidden character is parsed to know which elements are open.
	const parser = new Parser(isClean ? text : text.slice(0, forbidden), isClean ? codes : codes.subarray(0, forbidden), limits);
	try {
		const tape = parser.parse();
		if (isClean) return tape;
	} catch (error) {
		if (!(error instanceof Mistake)) throw error;
		if (isClean) return { at: error.at, found: error.found, element: parser.path() };
	}
	return { at: forbidden, found: forbiddenCharacter(text, forbidden), element: parser.path() };
}

class Parser {
	private readonly text: string;
	private readonly codes: Codes;
	private readonly depth: number;
	/** How many elements and different names may still follow. */
	private left: number;
	private readonly tape: TapeWriter;
	private readonly names: ReturnType<typeof namesOf>;
	/** The records of the open elements. */
	private readonly open: number[] = [];
	/** The record and the name of the innermost open element, and whether it has a child element. */
	private current = -1;
	private name = '';
	private parent = false;
	private at = 0;

	constructor(text: string, codes: Codes, { depth, objects = mostObjects(text.length) }: ContentLimits) {
		this.text = text;
		this.codes = codes;
		this.depth = depth;
		this.left = objects;
		this.names = namesOf(text, codes);
		this.tape = new TapeWriter(Math.min(text.length >> 2, MOST_GUESSED));
	}

	parse(): Tape {
		const { text, codes } = this;
		this.at = checkDeclaration(text, codes);
		let doctype = false;
		for (;;) {
			const next = text.indexOf('<', this.at);
			if (next !== this.at) this.characters(next < 0 ? text.length : next, next < 0 ? 0 : text.charCodeAt(next + 1));
			if (next < 0) return this.finish();
			this.at = next;
			const code = text.charCodeAt(next + 1);
			if (code === SLASH) this.closeTag();
			else if (code === BANG) doctype = this.declaration(doctype);
			else if (code === QUESTION) this.instruction();
			else this.openTag();
		}
	}

	private finish(): Tape {
		const { text, tape } = this;
		if (this.current >= 0) throw new Mistake(text.length, `the text ends, but ${this.opened()} is not closed`);
		if (tape.length === 0) throw new Mistake(text.length, 'there is no element in it');
		return { ints: tape.ints.subarray(0, tape.length), names: this.names.all };
	}

	private characters(end: number, behind: number): void {
		const { text, codes, at, tape } = this;
		const blank = skipSpace(codes, at) >= end;
		if (this.current < 0) {
			if (blank) return;
			const first = skipSpace(codes, at);
			throw new Mistake(first, tape.length === 0 ? 'there is text before the first element' : 'there is text after the last element');
		}
		if (blank && behind !== BANG && behind !== QUESTION && (behind !== SLASH || this.parent)) return;
		if (!blank) checkText(text, at, end);
		tape.record(CHARACTERS, at, end, 0);
	}

	private openTag(): void {
		const { text, codes, tape, current } = this;
		const start = this.at;
		const end = nameEnd(text, codes, start + 1);
		if (end === start + 1) throw new Mistake(start, `there is a "<" that does not start a tag; in text, write "&lt;"`);
		const name = this.names.indexOf(start + 1, end);
		const word = this.names.all[name] ?? '';
		if (current < 0 && tape.length > 0) throw new Mistake(start, `a second root element, <${word}>; there may be only one`);
		if (this.open.length >= this.depth) throw new Mistake(start, { limit: 'depth' });
		if (--this.left < this.names.all.length) throw new Mistake(start, { limit: 'objects' });
		this.at = end;
		const record = tape.record(name, start, end, 0);
		this.open.push(record);
		const empty = this.attributes(record, word, start);
		tape.ints[record + END] = this.at;
		tape.ints[record + NEXT] = tape.length;
		this.parent = empty;
		if (empty) {
			this.open.pop();
			return;
		}
		this.current = record;
		this.name = word;
	}

	/** Reads to the end of the tag. Returns whether the element is empty (`/>`). */
	private attributes(record: number, element: string, start: number): boolean {
		const { text, codes, tape, names } = this;
		const first = record + HEAD;
		let met: Set<number> | undefined;
		for (;;) {
			const before = this.at;
			let at = skipSpace(codes, before);
			const code = codes[at];
			if (code === GREATER || (code === SLASH && codes[at + 1] === GREATER)) {
				this.at = code === GREATER ? at + 1 : at + 2;
				tape.ints[record + COUNT] = (tape.length - first) / ATTRIBUTE;
				return code === SLASH;
			}
			const end = nameEnd(text, codes, at);
			if (end === at) throw new Mistake(at, inTag(text, at, element, start));
			const index = names.indexOf(at, end);
			if (this.left < names.all.length) throw new Mistake(at, { limit: 'objects' });
			const name = names.all[index] ?? '';
			if (at === before) throw new Mistake(at, `there must be a space before the attribute \`${name}\``);
			const nameStart = at;
			at = skipSpace(codes, end);
			if (codes[at] !== EQUALS) throw new Mistake(nameStart, `the attribute \`${name}\` has no value`);
			at = skipSpace(codes, at + 1);
			const quote = codes[at];
			const last = this.value(name, at, quote);
			if (tape.length === first + MANY * ATTRIBUTE) met = new Set(namesIn(tape, first));
			if (met === undefined ? hasName(tape, first, index) : met.has(index))
				throw new Mistake(nameStart, `the attribute \`${name}\` occurs twice`);
			met?.add(index);
			tape.attribute(index, at + 1, last);
		}
	}

	/** Reads a value and returns its end, negative if the value needs unescaping. */
	private value(name: string, at: number, quote: number | undefined): number {
		const { codes } = this;
		if (quote !== DOUBLE && quote !== SINGLE) throw new Mistake(at, `the value of the attribute \`${name}\` must be in quotes`);
		const start = at + 1;
		let end = start;
		let plain = true;
		for (;;) {
			const code = codes[end];
			if (code === quote) break;
			if (code === undefined) throw new Mistake(at, `the value of the attribute \`${name}\` is not closed`);
			if (code === AMPERSAND || (code < 0x20 && code !== OTHER)) plain = false;
			else if (code === LESS)
				throw new Mistake(
					end,
					`there is a "<" in the value of the attribute \`${name}\`; it is written "&lt;", or a quote is missing before it`,
				);
			end++;
		}
		this.at = end + 1;
		if (plain) return end;
		checkAttribute(this.text, start, end);
		return -end;
	}

	private closeTag(): void {
		const { text, codes, current, open, tape, name } = this;
		const start = this.at;
		let at = start + 2;
		if (current >= 0 && text.startsWith(name, at)) at += name.length;
		if (current < 0 || at === start + 2 || goesOn(text, codes, at)) throw this.badCloseTag();
		at = skipSpace(codes, at);
		if (codes[at] !== GREATER) throw new Mistake(at, `there is no ">" at the end of </${name}>`);
		this.at = at + 1;
		tape.ints[current + NEXT] = tape.length;
		open.pop();
		this.parent = true;
		this.current = open[open.length - 1] ?? -1;
		this.name = this.names.all[tape.ints[this.current + NAME] ?? 0] ?? '';
	}

	private badCloseTag(): Mistake {
		const { text, codes, at, current } = this;
		const name = text.slice(at + 2, nameEnd(text, codes, at + 2));
		if (name === '') return new Mistake(at, 'there is a "</" without the name of an element');
		if (current < 0) return new Mistake(at, `</${name}> has no start tag`);
		return new Mistake(at, `found </${name}>, expected </${this.name}>: ${this.opened()} is not closed`);
	}

	/** Reads a part that starts with `<!`: a comment, a CDATA section or a document type declaration. */
	private declaration(doctype: boolean): boolean {
		const { text, codes, tape } = this;
		const start = this.at;
		if (text.startsWith('<!--', start)) {
			const dashes = text.indexOf('--', start + 4);
			if (dashes < 0) throw new Mistake(start, 'there is a comment that is not closed');
			if (text.charCodeAt(dashes + 2) !== GREATER) throw new Mistake(dashes, 'there is a "--" inside a comment');
			this.at = dashes + 3;
		} else if (text.startsWith('<![CDATA[', start) && this.current >= 0) {
			const end = text.indexOf(']]>', start);
			if (end < 0) throw new Mistake(start, 'there is a CDATA section that is not closed');
			tape.record(CHARACTERS, start + 9, end, 1);
			this.at = end + 3;
		} else if (text.startsWith('<!DOCTYPE', start)) {
			if (doctype) throw new Mistake(start, 'there is a second document type declaration');
			if (tape.length > 0) throw new Mistake(start, 'the document type declaration must be before the first element');
			this.at = doctypeEnd(text, codes, start);
			return true;
		} else throw new Mistake(start, 'there is a "<!" that does not start anything allowed here');
		return doctype;
	}

	private instruction(): void {
		const { text, codes } = this;
		const start = this.at;
		const end = text.indexOf('?>', start + 2);
		const after = nameEnd(text, codes, start + 2);
		const name = text.slice(start + 2, after);
		if (name === '') throw new Mistake(start, 'there is a "<?" without a name');
		if (name.toLowerCase() === 'xml') throw new Mistake(start, 'the XML declaration must be at the very start of the file');
		if (end < 0) throw new Mistake(start, `<?${name} is not closed`);
		if (after !== end && skipSpace(codes, after) === after) throw new Mistake(after, `there must be a space after <?${name}`);
		this.at = end + 2;
	}

	/**
	 * The XPath of the innermost open element; empty if there is none. What follows in the text is not known, so an element has a number
	 * only if siblings with the same name come before it.
	 */
	path(): string {
		const { tape, open, names } = this;
		const { ints } = tape;
		let path = '';
		let at = 0;
		for (const record of open) {
			const name = ints[record + NAME] ?? 0;
			let number = 1;
			for (; at < record; at = ints[at + NEXT] ?? record) if (ints[at + NAME] === name) number++;
			path += `/${names.all[name]}${number === 1 ? '' : `[${number}]`}`;
			at = record + HEAD + (ints[record + COUNT] ?? 0) * ATTRIBUTE;
		}
		return path;
	}

	private opened(): string {
		return `<${this.name}> of line ${lineOf(this.text, this.tape.ints[this.current + START] ?? 0)}`;
	}
}

function hasName({ ints, length }: TapeWriter, first: number, name: number): boolean {
	for (let i = first; i < length; i += ATTRIBUTE) if (ints[i] === name) return true;
	return false;
}

function namesIn({ ints, length }: TapeWriter, first: number): number[] {
	const names: number[] = [];
	for (let i = first; i < length; i += ATTRIBUTE) names.push(ints[i] ?? 0);
	return names;
}

function inTag(text: string, at: number, element: string, start: number): string {
	if (at >= text.length) return `the text ends inside the tag <${element}> of line ${lineOf(text, start)}`;
	if (text.charCodeAt(at) === LESS) return `there is a "<" inside the tag <${element}>; its ">" is missing`;
	return `found ${JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0))} inside the tag <${element}>, expected an attribute or ">"`;
}

function forbiddenCharacter(text: string, at: number): string {
	const code = text.charCodeAt(at);
	const named = `there is the character U+${code.toString(16).toUpperCase().padStart(4, '0')}, which XML does not allow`;
	return code === 0 ? `${named}; the text may be UTF-16 without a byte order mark` : named;
}

/** Whether a name continues at an index. */
const goesOn = (text: string, codes: Codes, at: number): boolean => nameEnd(text, codes, at - 1) > at;
