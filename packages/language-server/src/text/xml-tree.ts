import { Tokenizer } from 'htmlparser2';
import type { Span } from './span.ts';

export interface XmlAttribute {
	readonly name: string;
	readonly key: Span;
	/** Its text, without references to characters. */
	readonly text: string;
	/** Between the quotes; `undefined` while there is no value. */
	readonly value: Span | undefined;
}

/** An element. It is written while its text is parsed. */
export interface XmlElement {
	readonly name: string;
	/** The name in its tag. */
	readonly key: Span;
	/** From `<` on. */
	readonly start: number;
	/** The index after the closing tag, or where something else ends it. */
	end: number;
	/** The index after its opening tag; `undefined` if that is not complete. */
	contentStart: number | undefined;
	/** The index of the closing tag; `undefined` if there is none. */
	contentEnd: number | undefined;
	readonly attributes: XmlAttribute[];
	readonly children: XmlElement[];
	readonly parent: XmlElement | undefined;
}

/** Elements of single cells: a large map has millions of them. */
const isCell = (name: string, parent: XmlElement | undefined): boolean =>
	name === 'tile' && (parent?.name === 'data' || parent?.name === 'chunk');

/**
 * Parses XML that may be broken or half typed: it keeps all that can be understood.
 *
 * @returns the first element outside others; `undefined` if there is none
 */
export function parseXml(text: string): XmlElement | undefined {
	let root: XmlElement | undefined;
	let open: XmlElement | undefined;
	let cell: XmlElement | undefined;
	let key: Span | undefined;
	let data: Span | undefined;

	const start = (from: number, to: number): void => {
		const name = text.slice(from, to);
		const element: XmlElement = {
			name,
			key: { start: from, end: to },
			start: from - 1,
			// A cursor at the end of the text is still in what is open there.
			end: text.length + 1,
			contentStart: undefined,
			contentEnd: undefined,
			attributes: [],
			children: [],
			parent: open,
		};
		if (isCell(name, open)) {
			cell = element;
			return;
		}
		if (open === undefined) root ??= element;
		else open.children.push(element);
		open = element;
	};
	const close = (element: XmlElement, contentEnd: number | undefined, end: number): void => {
		// Elements in it without closing tags end here, too.
		for (let inner = open; inner !== undefined && inner !== element; inner = inner.parent) inner.end = contentEnd ?? end;
		element.contentEnd = contentEnd;
		element.end = end;
		open = element.parent;
	};
	const tag = (): XmlElement | undefined => cell ?? open;

	const addAttribute = (value: Span | undefined): void => {
		if (key === undefined) return;
		const name = text.slice(key.start, key.end);
		tag()?.attributes.push({ name, key, text: value === undefined ? '' : decoded(text.slice(value.start, value.end)), value });
		key = undefined;
	};

	const tokenizer = new Tokenizer(
		{ xmlMode: true, decodeEntities: false },
		{
			onopentagname: (from, to) => start(from, to),
			onattribname: (from, to) => {
				// A tag that is not closed yet runs into the next one.
				if (text[from] === '<') {
					if (open !== undefined) close(open, undefined, from);
					start(from + 1, to);
					key = undefined;
				} else key = { start: from, end: to };
				data = undefined;
			},
			onattribdata: (from, to) => {
				data = { start: data?.start ?? from, end: to };
			},
			// Without a value the quote is `NoValue`.
			onattribend: (quote, end) => addAttribute(quote === 0 ? undefined : (data ?? { start: end, end })),
			onopentagend: (at) => {
				const element = tag();
				if (element !== undefined && at < text.length) element.contentStart = at + 1;
				cell = undefined;
			},
			onselfclosingtag: (at) => {
				if (cell === undefined && open !== undefined) close(open, undefined, at + 1);
				cell = undefined;
			},
			onclosetag: (from, to) => {
				const name = text.slice(from, to);
				let element = open;
				while (element !== undefined && element.name !== name) element = element.parent;
				if (element !== undefined) close(element, from - 2, closingEnd(text, to));
			},
			onattribentity: nothing,
			oncdata: nothing,
			oncomment: nothing,
			ondeclaration: nothing,
			// The text ends in the value of an attribute.
			onend: () => addAttribute(data && { start: data.start, end: Math.min(data.end, text.length) }),
			onprocessinginstruction: nothing,
			ontext: nothing,
			ontextentity: nothing,
		},
	);
	// A tag that the text ends in would be dropped.
	tokenizer.write(`${text}\n>`);
	tokenizer.end();
	return root;
}

const nothing = (): void => {};

const closingEnd = (text: string, from: number): number => {
	const at = text.indexOf('>', from);
	return at < 0 ? text.length : at + 1;
};

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function decoded(text: string): string {
	if (!text.includes('&')) return text;
	return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|quot|apos|amp));/gi, (all, decimal?: string, hex?: string, name?: string) => {
		if (name !== undefined) return NAMED[name] ?? all;
		const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
		return code > 0x10ffff ? all : String.fromCodePoint(code);
	});
}
