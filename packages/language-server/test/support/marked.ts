import { posix } from 'node:path';
import type { CustomTypes } from '@tilewright/format';
import { readCustomTypes } from '@tilewright/format';
import type { CompletionItem } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { completeAt } from '../../src/features/completion.ts';
import { definitionAt } from '../../src/features/definition.ts';
import { hoverAt } from '../../src/features/hover.ts';
import type { OpenDocument } from '../../src/open-documents.ts';
import { outlineOf } from '../../src/outline/outline.ts';
import type { Workspace } from '../../src/workspace.ts';

const PROJECT = JSON.stringify(
	{
		propertyTypes: [
			{ id: 1, name: 'Weather', type: 'enum', storageType: 'string', values: ['sun', 'rain'], valuesAsFlags: false },
			{ id: 2, name: 'Depth', type: 'enum', storageType: 'int', values: ['low', 'high'], valuesAsFlags: true },
			{
				id: 3,
				name: 'Chest',
				type: 'class',
				useAs: ['object', 'property'],
				members: [{ name: 'locked', type: 'bool', value: true }],
			},
			{ id: 4, name: 'Sky', type: 'class', useAs: ['layer'], members: [] },
		],
	},
	undefined,
	1,
);

/** The files of the tests, by path. */
const FILES: Readonly<Record<string, string>> = {
	'/game/game.tiled-project': PROJECT,
	'/game/tiles/town.tsx': '<tileset name="Town" tilecount="8"/>',
	'/game/tiles/town.png': '',
	'/game/tiles/notes.txt': '',
	'/game/maps/next.tmj': '',
};

const types: CustomTypes | undefined = readCustomTypes(new TextEncoder().encode(PROJECT)).types;

/** A small project in memory. */
export const workspace: Workspace = {
	pathOf: (file) => file,
	check: () => Promise.resolve([]),
	checkAlone: () => Promise.resolve([]),
	pageOf: () => undefined,
	switchOff: async () => undefined,
	mend: () => Promise.resolve({ fixes: [], edits: [] }),
	resolve: (reference, from) => posix.resolve(posix.dirname(from), reference),
	load: (path) => Promise.resolve(FILES[path] === undefined ? undefined : new TextEncoder().encode(FILES[path])),
	list: (folder) => {
		const start = folder.endsWith('/') ? folder : `${folder}/`;
		const names = Object.keys(FILES).flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []));
		const inside = [...new Set(names.map((name) => name.split('/', 1)[0] ?? ''))];
		return Promise.resolve(inside.map((name) => ({ name, isFolder: !names.includes(name) })));
	},
	projectOf: () => Promise.resolve(types && { path: '/game/game.tiled-project', types }),
};

/** A document with a cursor at `¦`, which is not part of it. */
export interface Marked {
	readonly completions: () => Promise<CompletionItem[]>;
	/** The labels that are offered. */
	readonly labels: () => Promise<string[]>;
	/** The text after choosing what has a label, with the parts of snippets. */
	readonly chosen: (label: string) => Promise<string>;
	/** The text of the hover, and what it is about. */
	readonly hover: () => Promise<readonly [text: string, about: string] | undefined>;
	/** Where the definition is: the path, and what is there. */
	readonly definition: () => Promise<readonly [path: string, text: string] | undefined>;
}

/** Opens a marked text as a map of the project. */
export function marked(text: string, path = text.trimStart().startsWith('<') ? '/game/maps/map.tmx' : '/game/maps/map.tmj'): Marked {
	const index = text.indexOf('¦');
	if (index < 0) throw new Error('The text needs a cursor.');
	const content = text.replace('¦', '');
	const outline = outlineOf(content, path);
	const document: OpenDocument = {
		uri: `file://${path}`,
		path,
		text: TextDocument.create(`file://${path}`, 'tiled', 1, content),
		outline,
		open: { bytes: new TextEncoder().encode(content), version: 1 },
	};
	const completions = async (): Promise<CompletionItem[]> => await completeAt({ document, index, workspace, snippets: true }, outline);
	return {
		completions,
		labels: async () => (await completions()).map(({ label }) => label),
		chosen: async (label) => {
			const item = (await completions()).find((each) => each.label === label);
			if (item?.textEdit === undefined || !('range' in item.textEdit)) throw new Error(`"${label}" is not offered.`);
			return TextDocument.applyEdits(document.text, [item.textEdit]);
		},
		hover: async () => {
			const found = await hoverAt(document, outline, index, workspace);
			if (found === undefined || found.range === undefined || typeof found.contents !== 'object' || !('value' in found.contents))
				return undefined;
			return [found.contents.value, document.text.getText(found.range)];
		},
		definition: async () => {
			const found = await definitionAt(document, outline, index, workspace);
			if (found === undefined) return undefined;
			const target = found.uri.replace('file://', '');
			const there = target === path ? document.text : TextDocument.create(found.uri, 'tiled', 1, FILES[target] ?? '');
			return [target, there.getText(found.range)];
		},
	};
}
