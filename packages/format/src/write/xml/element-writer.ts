import { notInXml } from '../../issue/findings/writing.ts';
import type { Report } from '../../issue/report.ts';
import { indentation } from '../indentation.ts';
import type { Layout } from '../json/layout.ts';
import { printFinite } from '../number-text.ts';
import type { Piece, Sink } from '../sink.ts';
import { pieceOf } from '../sink.ts';
import type { PlainPoint } from './points.ts';
import { attributeText, characterData, ESCAPED, writable } from './text.ts';

/** An attribute. A number is finite. */
export type Attribute = readonly [name: string, value: string | number];

/** The attributes of an element, in order. */
export type Attributes = Attribute[];

const QUOTE = 0x22;
const SPACE = 0x20;
const COMMA = 0x2c;
const END_OF_TAG = 0x3e;
/** Where an element has no line of its own. */
const NO_LINE = -1;

/** Writes elements with their indentation: `start`, then the attributes, then the content, then `end` with the same name. */
export class ElementWriter {
	readonly #sink: Sink;
	readonly #layout: Layout;
	readonly #report: Report;
	readonly #path: readonly (string | number)[];
	/** The starts and the ends of elements by name and depth, with the line break before them. */
	readonly #starts = new Map<string, Piece[]>();
	readonly #ends = new Map<string, Piece[]>();
	/** The number of elements that have not ended. */
	#depth = 0;
	/** Whether attributes may follow. */
	#isInTag = false;
	/** The depth in the outermost element that contains text. In it, line breaks would be part of the text. */
	#mixedDepth = Infinity;
	#hasLineEnded = false;

	/** @param path - the current place in the document, for findings */
	constructor(sink: Sink, layout: Layout, report: Report, path: readonly (string | number)[]) {
		this.#sink = sink;
		this.#layout = layout;
		this.#report = report;
		this.#path = path;
	}

	start(name: string): void {
		this.#endTag();
		const depth = this.#depth++;
		this.#sink.piece(this.#pieceFor(name, '<', depth === 0 || depth >= this.#mixedDepth ? NO_LINE : depth, this.#starts));
		this.#isInTag = true;
		this.#hasLineEnded = false;
	}

	/**
	 * @param name - the name, or what {@link keyOf} made of one that is written often
	 * @param value - a number is finite
	 */
	attribute(name: string | Piece, value: string | number): void {
		const sink = this.#sink;
		if (typeof name === 'string') sink.text(` ${name}=`);
		else sink.piece(name);
		if (typeof value === 'number') {
			sink.byte(QUOTE);
			printFinite(sink, value);
			sink.byte(QUOTE);
		} else if (!sink.quoted(value, ESCAPED)) sink.text(`"${attributeText(this.#held(value))}"`);
	}

	/** X6: an attribute of vertices, as pairs of numbers. */
	points(name: Piece, points: readonly PlainPoint[]): void {
		const sink = this.#sink;
		sink.piece(name);
		sink.byte(QUOTE);
		let count = 0;
		for (const { x, y } of points) {
			if (count++ > 0) sink.byte(SPACE);
			printFinite(sink, x);
			sink.byte(COMMA);
			printFinite(sink, y);
		}
		sink.byte(QUOTE);
	}

	/**
	 * Writes the text of an element.
	 *
	 * @param beforeElements - whether elements may follow: a reader would ignore white space alone before them as indentation
	 */
	text(text: string, beforeElements = false): void {
		this.#endTag();
		if (this.#depth < this.#mixedDepth) this.#mixedDepth = this.#depth;
		const data = characterData(this.#held(text));
		this.#sink.text(beforeElements ? data.replace(/^[ \t\n](?=[ \t\n]*$)/, (space) => `&#${space.charCodeAt(0)};`) : data);
	}

	/**
	 * Begins content that is written to the sink unchanged.
	 *
	 * @returns the line break to write around it
	 */
	raw(): string {
		this.#endTag();
		return this.#layout.indent === undefined || this.#depth >= this.#mixedDepth ? '' : '\n';
	}

	/** Says that the last content ends with a line break, so that the end of the element needs none. */
	lineEnded(): void {
		this.#hasLineEnded = true;
	}

	end(name: string): void {
		const inner = this.#depth--;
		if (this.#isInTag) {
			this.#isInTag = false;
			this.#sink.text('/>');
			return;
		}
		const isOnLine = inner < this.#mixedDepth && !this.#hasLineEnded;
		this.#sink.piece(this.#pieceFor(name, '</', isOnLine ? this.#depth : NO_LINE, this.#ends));
		this.#hasLineEnded = false;
		if (inner === this.#mixedDepth) this.#mixedDepth = Infinity;
	}

	/** A whole element without content. */
	empty(name: string, attributes: readonly Attribute[]): void {
		this.start(name);
		for (const [key, value] of attributes) this.attribute(key, value);
		this.end(name);
	}

	/** Ends the start tag, since content follows. */
	#endTag(): void {
		if (this.#isInTag) this.#sink.byte(END_OF_TAG);
		this.#isInTag = false;
	}

	/** The start or the end of an element, made once for each name and depth. */
	#pieceFor(name: string, bracket: '<' | '</', depth: number, known: Map<string, Piece[]>): Piece {
		let pieces = known.get(name);
		if (pieces === undefined) {
			pieces = [];
			known.set(name, pieces);
		}
		let piece = pieces[depth + 1];
		if (piece === undefined) {
			const { indent, base = '' } = this.#layout;
			const line = indent === undefined || depth === NO_LINE ? '' : `\n${base}${indentation(indent, depth)}`;
			piece = pieceOf(`${line}${bracket}${name}${bracket === '<' ? '' : '>'}`);
			pieces[depth + 1] = piece;
		}
		return piece;
	}

	#held(text: string): string {
		const result = writable(text);
		if (result.lost) this.#report.add(notInXml, this.#path, { what: 'a control character' });
		return result.text;
	}
}

/** Returns the bytes before the value of an attribute. */
export const keyOf = (name: string): Piece => pieceOf(` ${name}=`);
