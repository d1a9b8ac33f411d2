import { notInXml } from '../../issue/findings/writing.ts';
import type { Report } from '../../issue/report.ts';
import type { Layout } from '../json/layout.ts';
import { lineBreaks } from '../json/layout.ts';
import { printFinite } from '../number.ts';
import type { Piece, Sink } from '../sink.ts';
import { pieceOf } from '../sink.ts';
import { attributeText, characterData, ESCAPED, writable } from './text.ts';

/** An attribute. A number is finite. */
export type Attribute = readonly [name: string, value: string | number];

/** The attributes of an element, in order. */
export type Attributes = Attribute[];

/** Writes elements with their indentation: `start`, then the attributes, then one of the ends with the same name. */
export interface ElementWriter {
	start(name: string): void;
	/**
	 * @param name - the name, or what {@link keyOf} made of one that is written often
	 * @param value - a number is finite
	 */
	attribute(name: string | Piece, value: string | number): void;
	/** Ends an element. `content` writes what is inside. */
	end(name: string, content?: () => void): void;
	/** Ends an element that contains only text. */
	endWithText(name: string, text: string): void;
	/** Ends an element that contains text and elements, without line breaks between them, since those would be part of the text. */
	endMixed(name: string, text: string, content: () => void): void;
	/** Ends an element with content that is written unchanged. */
	endRaw(name: string, content: (inner: string, outer: () => void) => void): void;
	/** A whole element. */
	element(name: string, attributes: readonly Attribute[], content?: () => void): void;
}

/** @param path - the current place in the document, for findings */
export function createElementWriter(sink: Sink, layout: Layout, report: Report, path: readonly (string | number)[]): ElementWriter {
	let depth = 0;
	let mixed = false;
	const starts = pieces((name) => `<${name}`);
	const ends = pieces((name) => `</${name}>`);
	const breakLine = lineBreaks(sink, layout);

	function newline(level: number): void {
		if (!mixed) breakLine(level);
	}

	function held(text: string): string {
		const result = writable(text);
		if (result.lost) report.add(notInXml, path, { what: 'a control character' });
		return result.text;
	}

	function start(name: string): void {
		if (depth > 0) newline(depth);
		sink.piece(starts(name));
	}

	function attribute(name: string | Piece, value: string | number): void {
		if (typeof name === 'string') sink.text(` ${name}=`);
		else sink.piece(name);
		if (typeof value === 'number') {
			sink.text('"');
			printFinite(sink, value);
			sink.text('"');
		} else if (!sink.quoted(value, ESCAPED)) sink.text(`"${attributeText(held(value))}"`);
	}

	function end(name: string, content?: () => void): void {
		if (content === undefined) {
			sink.text('/>');
			return;
		}
		sink.text('>');
		depth++;
		content();
		depth--;
		newline(depth);
		close(name);
	}

	function close(name: string): void {
		sink.piece(ends(name));
	}

	return {
		start,
		attribute,
		end,
		element(name, attributes, content) {
			start(name);
			for (const [key, value] of attributes) attribute(key, value);
			end(name, content);
		},
		endWithText(name, text) {
			sink.text(`>${characterData(held(text))}</${name}>`);
		},
		endMixed(name, text, content) {
			const outer = mixed;
			mixed = true;
			depth++;
			// A reader would ignore white space alone as indentation.
			const data = characterData(held(text)).replace(/^[ \t\n](?=[ \t\n]*$)/, (space) => `&#${space.charCodeAt(0)};`);
			sink.text(`>${data}`);
			content();
			depth--;
			mixed = outer;
			close(name);
		},
		endRaw(name, content) {
			sink.text('>');
			depth++;
			content(layout.indent === undefined || mixed ? '' : '\n', () => newline(depth - 1));
			depth--;
			close(name);
		},
	};
}

/** What is before the value of an attribute. */
export const keyOf = (name: string): Piece => pieceOf(` ${name}=`);

/** Returns a function that makes a piece of each name once. */
function pieces(textOf: (name: string) => string): (name: string) => Piece {
	const known = new Map<string, Piece>();
	return (name) => {
		let piece = known.get(name);
		if (piece === undefined) {
			piece = pieceOf(textOf(name));
			known.set(name, piece);
		}
		return piece;
	};
}
