import type { ResourceName } from '@tilewright/format/fields';
import type { DocumentSymbol } from 'vscode-languageserver';
import { SymbolKind } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Part } from '../outline/part.ts';
import { textOf } from '../outline/part.ts';
import { rangeOf } from './ranges.ts';

/** More would be slow in code editors. */
const MOST = 20_000;

/** How a resource is listed; those that are not here are not listed. */
const LISTED: { readonly [Name in ResourceName]?: { readonly kind: SymbolKind; readonly noun: string } } = {
	map: { kind: SymbolKind.Module, noun: 'map' },
	tileset: { kind: SymbolKind.Package, noun: 'tileset' },
	template: { kind: SymbolKind.Module, noun: 'template' },
	world: { kind: SymbolKind.Module, noun: 'world' },
	layer: { kind: SymbolKind.Namespace, noun: 'layer' },
	object: { kind: SymbolKind.Object, noun: 'object' },
	templateobject: { kind: SymbolKind.Object, noun: 'object' },
	collisionlayer: { kind: SymbolKind.Namespace, noun: 'collisions' },
	tile: { kind: SymbolKind.Struct, noun: 'tile' },
	wangset: { kind: SymbolKind.Enum, noun: 'terrain set' },
	wangcolor: { kind: SymbolKind.EnumMember, noun: 'terrain' },
	property: { kind: SymbolKind.Property, noun: 'property' },
	worldmap: { kind: SymbolKind.File, noun: 'map' },
	worldpattern: { kind: SymbolKind.String, noun: 'pattern' },
};

/** The layers, objects, tilesets, tiles and properties of a document as a tree. */
export function symbolsOf(root: Part, document: TextDocument): DocumentSymbol[] {
	let left = MOST;
	return symbols(root.entries.flatMap(({ parts }) => parts));

	function symbols(parts: readonly Part[]): DocumentSymbol[] {
		return parts.flatMap((part) => {
			const listed = LISTED[part.resource];
			if (listed === undefined || left-- <= 0) return [];
			return [
				{
					name: nameOf(part, listed.noun),
					detail: detailOf(part),
					kind: listed.kind,
					range: rangeOf(document, part.span),
					selectionRange: rangeOf(document, part.head),
					children: symbols(part.entries.flatMap((entry) => entry.parts)),
				},
			];
		});
	}
}

/** The name of a part, else what it is, with its number. */
function nameOf(part: Part, noun: string): string {
	for (const field of ['name', 'fileName', 'regexp', 'source', 'template']) {
		const text = textOf(part, field);
		// Code editors refuse names without a visible character.
		if (text !== undefined && text.trim() !== '') return text;
	}
	const { id } = part.raw;
	return typeof id === 'number' ? `${noun} ${id}` : noun;
}

function detailOf(part: Part): string {
	const words = part.resource === 'property' ? [String(part.raw['value'] ?? '')] : [textOf(part, 'type'), textOf(part, 'class')];
	return words
		.filter((word) => word !== undefined && word !== '')
		.join(' ')
		.slice(0, 80);
}
