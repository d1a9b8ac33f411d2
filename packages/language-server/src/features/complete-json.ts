import { xmlResource } from '@tilewright/format/fields';
import type { CompletionItem } from 'vscode-languageserver';
import { CompletionItemKind } from 'vscode-languageserver';
import type { Outline } from '../outline/outline.ts';
import { spotAt } from '../outline/outline.ts';
import type { Part } from '../outline/part.ts';
import { entryFor, fieldsFor } from '../outline/variants.ts';
import type { JsonField, JsonObject } from '../text/json-tree.ts';
import { touches } from '../text/span.ts';
import type { Asked } from './asked.ts';
import { itemFor, wordItems } from './completion-items.ts';
import { jsonSnippet } from './snippets.ts';
import { wordsFor } from './words.ts';

/** Completes at a place of JSON: a field that is not there yet, or a value. */
export async function completeJson(asked: Asked, outline: Outline): Promise<CompletionItem[]> {
	const { index, workspace, document } = asked;
	const part = spotAt(outline, index)?.part;
	if (part === undefined || !('fields' in part.node)) return [];
	const field = fieldAt(part.node, index);
	if (field === undefined) return fields(part, asked, undefined);
	if (index <= field.key.end) return fields(part, asked, field);
	const { value } = field;
	if (value !== undefined && value.kind !== 'scalar') return [];
	const span = value ?? { start: index, end: index };
	const typed = outline.text.slice(span.start, index).replace(/^"/, '');
	const words = await wordsFor(part, entryFor(part, field.name), typed, document.path, workspace);
	return wordItems(words, span, asked, (word) => JSON.stringify(word));
}

/** The field whose key or value an index is in, or whose value is missing there. */
const fieldAt = ({ fields: all }: JsonObject, index: number): JsonField | undefined =>
	all.find(({ key, colon, value }, i) => {
		if (index > key.start && index <= key.end) return true;
		if (value !== undefined) return touches(value, index);
		return colon !== undefined && index >= colon && index <= (all[i + 1]?.key.start ?? Number.POSITIVE_INFINITY);
	});

/** The fields that a part may have and has not, but for the one that is being typed. */
function fields(part: Part, asked: Asked, typed: JsonField | undefined): CompletionItem[] {
	const { text } = asked;
	const present = new Set(part.entries.flatMap(({ name, key }) => (key.start === typed?.key.start ? [] : [name])));
	const span = typed?.key ?? { start: asked.index, end: asked.index };
	const comma = typed?.colon === undefined && /^\s*"/.test(text.slice(span.end, span.end + 200)) ? ',' : '';
	const inMemory = (name: string): boolean => xmlResource(part.resource).fields.get(name)?.field.memory === true;
	return fieldsFor(part).flatMap((info, order) => {
		if (present.has(info.name) || inMemory(info.name)) return [];
		const insert = typed?.colon === undefined ? `"${info.name}": ${jsonSnippet(info)}${comma}` : `"${info.name}"`;
		return [itemFor(info, { kind: CompletionItemKind.Property, label: info.name, filter: `"${info.name}"`, insert, span, order }, asked)];
	});
}
