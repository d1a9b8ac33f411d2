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

/** Writes elements with their indentation. */
export interface ElementWriter {
	/** An element with attributes. `content` writes what is inside. */
	element(name: string, attributes: readonly Attribute[], content?: () => void): void;
	/** An element that contains only text. */
	textElement(name: string, attributes: readonly Attribute[], text: string): void;
	/** An element that contains text and elements, without line breaks between them, since those would be part of the text. */
	mixedElement(name: string, attributes: readonly Attribute[], text: string, content: () => void): void;
	/** An element with content that is written unchanged. */
	rawElement(name: string, attributes: readonly Attribute[], content: (inner: string, outer: () => void) => void): void;
}

/** @param path - the current place in the document, for findings */
export function createElementWriter(sink: Sink, layout: Layout, report: Report, path: readonly (string | number)[]): ElementWriter {
	let depth = 0;
	let mixed = false;
	const starts = pieces((name) => `<${name}`);
	const ends = pieces((name) => `</${name}>`);
	const keys = pieces((name) => ` ${name}=`);
	const breakLine = lineBreaks(sink, layout);

	function newline(level: number): void {
		if (!mixed) breakLine(level);
	}

	function held(text: string): string {
		const result = writable(text);
		if (result.lost) report.add(notInXml, path, { what: 'a control character' });
		return result.text;
	}

	function open(name: string, attributes: readonly Attribute[]): void {
		if (depth > 0) newline(depth);
		sink.piece(starts(name));
		for (let i = 0; i < attributes.length; i++) {
			const [key, value] = attributes[i] ?? ['', ''];
			sink.piece(keys(key));
			if (typeof value === 'number') {
				sink.text('"');
				printFinite(sink, value);
				sink.text('"');
			} else if (!sink.quoted(value, ESCAPED)) sink.text(`"${attributeText(held(value))}"`);
		}
	}

	function close(name: string): void {
		sink.piece(ends(name));
	}

	return {
		element(name, attributes, content) {
			open(name, attributes);
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
		},
		textElement(name, attributes, text) {
			open(name, attributes);
			sink.text(`>${characterData(held(text))}</${name}>`);
		},
		mixedElement(name, attributes, text, content) {
			open(name, attributes);
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
		rawElement(name, attributes, content) {
			open(name, attributes);
			sink.text('>');
			depth++;
			content(layout.indent === undefined || mixed ? '' : '\n', () => newline(depth - 1));
			depth--;
			close(name);
		},
	};
}

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
