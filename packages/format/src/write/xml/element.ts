import { notInXml } from '../../issue/findings/writing.ts';
import type { Report } from '../../issue/report.ts';
import { indentation } from '../indentation.ts';
import type { Sink } from '../sink.ts';
import { attributeText, characterData, writable } from './text.ts';

/** The attributes of an element, in order. */
export type Attributes = (readonly [name: string, value: string])[];

/** Writes elements with their indentation. */
export interface ElementWriter {
	/** An element with attributes. `content` writes what is inside. */
	element(name: string, attributes: readonly (readonly [name: string, value: string])[], content?: () => void): void;
	/** An element that contains only text. */
	textElement(name: string, attributes: readonly (readonly [name: string, value: string])[], text: string): void;
	/** An element that contains text and elements, without line breaks between them, since those would be part of the text. */
	mixedElement(name: string, attributes: readonly (readonly [name: string, value: string])[], text: string, content: () => void): void;
	/** An element with content that is written unchanged. */
	rawElement(
		name: string,
		attributes: readonly (readonly [name: string, value: string])[],
		content: (sink: Sink, inner: string, outer: string) => void,
	): void;
}

/**
 * @param indent - the indentation of a level; `undefined` omits all white space
 * @param path - the current place in the document, for findings
 */
export function createElementWriter(
	sink: Sink,
	indent: string | undefined,
	report: Report,
	path: readonly (string | number)[],
): ElementWriter {
	let depth = 0;
	let mixed = false;
	const lineAt = (level: number): string => (indent === undefined || mixed ? '' : `\n${indentation(indent, level)}`);

	function held(text: string): string {
		const result = writable(text);
		if (result.lost) report.add(notInXml, path, { what: 'a control character' });
		return result.text;
	}

	function open(name: string, attributes: readonly (readonly [string, string])[]): void {
		let tag = `${depth === 0 ? '' : lineAt(depth)}<${name}`;
		for (const [key, value] of attributes) tag += ` ${key}="${attributeText(held(value))}"`;
		sink.text(tag);
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
			sink.text(`${lineAt(depth)}</${name}>`);
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
			sink.text(`</${name}>`);
		},
		rawElement(name, attributes, content) {
			open(name, attributes);
			sink.text('>');
			depth++;
			content(sink, lineAt(0) === '' ? '' : '\n', lineAt(depth - 1));
			depth--;
			sink.text(`</${name}>`);
		},
	};
}
