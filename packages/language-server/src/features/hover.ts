import type { Hover } from 'vscode-languageserver';
import { MarkupKind } from 'vscode-languageserver';
import type { OpenDocument } from '../open-documents.ts';
import { fieldDoc } from '../outline/describe.ts';
import { infoIn } from '../outline/infos.ts';
import type { Outline, Spot } from '../outline/outline.ts';
import { spotAt } from '../outline/outline.ts';
import type { Entry } from '../outline/part.ts';
import { variantOfPart } from '../outline/variants.ts';
import type { Span } from '../text/span.ts';
import type { Workspace } from '../workspace.ts';
import { gidDoc, numberAt } from './gids.ts';
import { objectIdIn, objectsAround, objectWords } from './objects.ts';
import { rangeOf } from './ranges.ts';
import { classAround, memberDoc, typeDoc, typeNamedBy } from './types.ts';

/** Describes a place of a document. */
export async function hoverAt(document: OpenDocument, outline: Outline, index: number, workspace: Workspace): Promise<Hover | undefined> {
	const spot = spotAt(outline, index);
	if (spot === undefined) return undefined;
	const found = await describe(spot, document, outline, index, workspace);
	if (found === undefined) return undefined;
	return { contents: { kind: MarkupKind.Markdown, value: found.text }, range: rangeOf(document.text, found.span) };
}

interface Described {
	readonly text: string;
	readonly span: Span;
}

async function describe(
	{ part, entry, on }: Spot,
	{ path }: OpenDocument,
	outline: Outline,
	index: number,
	workspace: Workspace,
): Promise<Described | undefined> {
	if (on === 'head') return { text: `**${part.resource}** — ${variantOfPart(part).doc}`, span: part.head };
	if (entry === undefined) return undefined;
	if (on === 'value' && entry.value !== undefined) {
		const tile = await tileAt(entry, entry.value, path, outline, index, workspace);
		if (tile !== undefined) return tile;
		// Between the elements of a list, and in tile data, there is nothing to say.
		if (entry.scalar === undefined || entry.info?.type === 'tiles') return undefined;
		const value = await valueDoc({ part, entry, on }, path, workspace);
		if (value !== undefined) return { text: value, span: entry.value };
	}
	const text = await fieldText({ part, entry, on }, path, workspace);
	return text === undefined ? undefined : { text, span: on === 'value' ? (entry.value ?? entry.key) : entry.key };
}

async function fieldText({ part, entry }: Spot, path: string | undefined, workspace: Workspace): Promise<string | undefined> {
	if (entry?.info === undefined) return undefined;
	const info = infoIn(variantOfPart(part), entry.name) ?? entry.info;
	if (part.resource !== 'property' || entry.name !== 'name' || path === undefined) return fieldDoc(info);
	const types = (await workspace.projectOf(path))?.types;
	const member = types && classAround(part, types)?.members.find(({ name }) => name === entry.scalar);
	return member === undefined ? fieldDoc(info) : `${memberDoc(member)}\n\n${fieldDoc(info)}`;
}

/** Describes the thing that the value of a field names: a custom type, or an object. */
async function valueDoc({ part, entry }: Spot, path: string | undefined, workspace: Workspace): Promise<string | undefined> {
	if (entry === undefined) return undefined;
	const name = typeNamedBy(part, entry);
	if (name !== undefined && path !== undefined) {
		const project = await workspace.projectOf(path);
		return project && typeDoc(name, project.types);
	}
	const id = objectIdIn(part, entry.name, entry.scalar);
	const object = id === undefined ? undefined : objectsAround(part).get(id);
	return object === undefined ? undefined : `Object **${id}**: ${objectWords(object)}`;
}

/** The tile of a GID in tile data, or of an object. */
async function tileAt(
	{ info, scalar }: Entry,
	value: Span,
	path: string | undefined,
	outline: Outline,
	index: number,
	workspace: Workspace,
): Promise<Described | undefined> {
	const isData = info?.type === 'tiles';
	const number = isData ? numberAt(outline.text, index, value) : info?.type === 'gid' ? { ...value, value: Number(scalar) } : undefined;
	const text = number === undefined ? undefined : await gidDoc(number.value, outline, path, workspace);
	return number === undefined || text === undefined ? undefined : { text, span: number };
}
