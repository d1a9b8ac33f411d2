import { notInXml } from '../../issue/findings/writing.ts';
import type { Report } from '../../issue/report.ts';
import type { Layout } from '../json/layout.ts';
import { lineBreaks } from '../json/layout.ts';
import { printFinite } from '../number.ts';
import type { Piece, Sink } from '../sink.ts';
import { pieceOf } from '../sink.ts';
import type { PlainPoint } from './points.ts';
import { attributeText, characterData, ESCAPED, writable } from './text.ts';

/** An attribute. A number is finite. */
export type Attribute = readonly [name: string, value: string | number];

/** The attributes of an element, in order. */
export type Attributes = Attribute[];

/** Writes elements with their indentation: `start`, then the attributes, then one of the ends with the same name. */
export class ElementWriter {
	readonly #sink: Sink;
	readonly #report: Report;
	readonly #path: readonly (string | number)[];
	readonly #isMinimized: boolean;
	readonly #breakLine: (depth: number) => void;
	readonly #starts = new Map<string, Piece>();
	readonly #ends = new Map<string, Piece>();
	#depth = 0;
	#mixed = false;

	/** @param path - the current place in the document, for findings */
	constructor(sink: Sink, layout: Layout, report: Report, path: readonly (string | number)[]) {
		this.#sink = sink;
		this.#report = report;
		this.#path = path;
		this.#isMinimized = layout.indent === undefined;
		this.#breakLine = lineBreaks(sink, layout);
	}

	start(name: string): void {
		if (this.#depth > 0) this.#newline();
		this.#sink.piece(pieceFor(name, '<', this.#starts));
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
			sink.text('"');
			printFinite(sink, value);
			sink.text('"');
		} else if (!sink.quoted(value, ESCAPED)) sink.text(`"${attributeText(this.#held(value))}"`);
	}

	/** X6: an attribute of vertices, as pairs of numbers. */
	points(name: Piece, points: readonly PlainPoint[]): void {
		const sink = this.#sink;
		sink.piece(name);
		sink.text('"');
		let count = 0;
		for (const { x, y } of points) {
			if (count++ > 0) sink.text(' ');
			printFinite(sink, x);
			sink.text(',');
			printFinite(sink, y);
		}
		sink.text('"');
	}

	/** Ends an element. `content` writes what is inside. */
	end(name: string, content?: () => void): void {
		if (content === undefined) {
			this.#sink.text('/>');
			return;
		}
		this.#sink.text('>');
		this.#depth++;
		content();
		this.#depth--;
		this.#newline();
		this.#close(name);
	}

	/** Ends an element that contains only text. */
	endWithText(name: string, text: string): void {
		this.#sink.text(`>${characterData(this.#held(text))}</${name}>`);
	}

	/** Ends an element that contains text and elements, without line breaks between them, since those would be part of the text. */
	endMixed(name: string, text: string, content: () => void): void {
		const outer = this.#mixed;
		this.#mixed = true;
		this.#depth++;
		// A reader would ignore white space alone as indentation.
		const data = characterData(this.#held(text)).replace(/^[ \t\n](?=[ \t\n]*$)/, (space) => `&#${space.charCodeAt(0)};`);
		this.#sink.text(`>${data}`);
		content();
		this.#depth--;
		this.#mixed = outer;
		this.#close(name);
	}

	/** Ends an element with content that is written unchanged. */
	endRaw(name: string, content: (inner: string, outer: () => void) => void): void {
		this.#sink.text('>');
		this.#depth++;
		content(this.#isMinimized || this.#mixed ? '' : '\n', () => {
			this.#depth--;
			this.#newline();
			this.#depth++;
		});
		this.#depth--;
		this.#close(name);
	}

	/** A whole element. */
	element(name: string, attributes: readonly Attribute[], content?: () => void): void {
		this.start(name);
		for (const [key, value] of attributes) this.attribute(key, value);
		this.end(name, content);
	}

	#newline(): void {
		if (!this.#mixed) this.#breakLine(this.#depth);
	}

	#close(name: string): void {
		this.#sink.piece(pieceFor(name, '</', this.#ends));
	}

	#held(text: string): string {
		const result = writable(text);
		if (result.lost) this.#report.add(notInXml, this.#path, { what: 'a control character' });
		return result.text;
	}
}

/** What is before the value of an attribute. */
export const keyOf = (name: string): Piece => pieceOf(` ${name}=`);

/** The start or the end of an element, made once for each name. */
function pieceFor(name: string, start: '<' | '</', known: Map<string, Piece>): Piece {
	let piece = known.get(name);
	if (piece === undefined) {
		piece = pieceOf(`${start}${name}${start === '<' ? '' : '>'}`);
		known.set(name, piece);
	}
	return piece;
}
