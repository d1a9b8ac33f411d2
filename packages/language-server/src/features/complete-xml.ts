import type { CompletionItem } from 'vscode-languageserver';
import { CompletionItemKind } from 'vscode-languageserver';
import type { Outline } from '../outline/outline.ts';
import type { Part } from '../outline/part.ts';
import { touches } from '../text/span.ts';
import type { XmlAttribute, XmlElement } from '../text/xml-tree.ts';
import type { Asked } from './asked.ts';
import { itemFor, wordItems } from './completion-items.ts';
import { attributeSnippet } from './snippets.ts';
import type { Word } from './words.ts';
import { wordsFor } from './words.ts';
import { attributesFor, elementAround, elementsFor, partAround } from './xml-names.ts';

/** Completes at a place of XML: an element, an attribute, or the value of one. */
export async function completeXml(asked: Asked, outline: Outline): Promise<CompletionItem[]> {
	if (outline.syntax !== 'xml' || outline.tree === undefined) return [];
	const { text, index } = asked;
	const element = elementAround(outline.tree, index);
	if (element === undefined) return [];
	const isInTag = element.contentStart === undefined ? element.contentEnd === undefined : index < element.contentStart;
	const attribute = isInTag ? element.attributes.find(({ value }) => value !== undefined && touches(value, index)) : undefined;
	const part = partAround(outline, element);
	if (attribute !== undefined) return part === undefined ? [] : await values(asked, element, attribute, part);
	const tag = /<([\w]*)$/.exec(text.slice(Math.max(0, index - 100), index));
	if (tag !== null) return elements(asked, outline, index - (tag[1] ?? '').length);
	return isInTag && part !== undefined ? attributes(asked, element, part) : [];
}

/** @param start - the index after `<` */
function elements(asked: Asked, outline: Outline, start: number): CompletionItem[] {
	if (outline.syntax !== 'xml' || outline.tree === undefined) return [];
	// The element whose name is being typed starts at the `<`.
	const around = elementAround(outline.tree, start - 1);
	return elementsFor(around, partAround(outline, around)).map(({ name, info }, order) =>
		itemFor(
			info,
			{ kind: CompletionItemKind.Struct, label: name, filter: name, insert: name, span: { start, end: asked.index }, order },
			asked,
		),
	);
}

function attributes(asked: Asked, element: XmlElement, part: Part): CompletionItem[] {
	const { text, index } = asked;
	const typed = element.attributes.find(({ key }) => touches(key, index));
	// Between a quote and a name there must be a space.
	if (typed === undefined && !/\s/.test(text.charAt(index - 1))) return [];
	const present = new Set(element.attributes.flatMap((each) => (each === typed ? [] : [each.name])));
	const span = typed?.key ?? { start: index, end: index };
	return attributesFor(element, part)
		.filter(({ name }) => !present.has(name))
		.map(({ name, info }, order) => {
			const insert = typed?.value === undefined ? `${name}="${attributeSnippet(info)}"` : name;
			return itemFor(info, { kind: CompletionItemKind.Property, label: name, filter: name, insert, span, order }, asked);
		});
}

async function values(asked: Asked, element: XmlElement, { name, value }: XmlAttribute, part: Part): Promise<CompletionItem[]> {
	const info = attributesFor(element, part).find((each) => each.name === name)?.info;
	if (value === undefined || info === undefined) return [];
	const { text, index, document, workspace } = asked;
	const words = await wordsFor(part, { name: info.name, info }, text.slice(value.start, index), document.path, workspace);
	return wordItems(words, value, asked, info.name === 'value' ? ofProperty : ofField);
}

const ofField = (value: Word['value']): string => (typeof value === 'boolean' ? (value ? '1' : '0') : xmlText(value));
const ofProperty = (value: Word['value']): string => xmlText(value);

const xmlText = (value: Word['value']): string => String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
