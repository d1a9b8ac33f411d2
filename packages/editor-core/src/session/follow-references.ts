import type { Signal } from '@preact/signals-core';
import type { Change, History } from '@tilewright/edit';
import type { Document, Kind } from '@tilewright/format';
import type { Graph, GraphFile } from '@tilewright/ops';
import { resolve, resolveDocument } from '@tilewright/ops';
import type { Files } from '../files/files.ts';
import { withTileCounts } from './with-tile-counts.ts';

interface Followed<K extends Kind = Kind> {
	readonly files: Files;
	readonly path: Signal<string>;
	readonly history: Pick<History<K>, 'doc' | 'subscribe'>;
	readonly loaded: Signal<Graph>;
}

/** Reads the files that a document refers to since a change, such as the templates of pasted objects. Known files are not read again. */
export function followReferences<K extends Kind>(followed: Followed<K>): void {
	let wanted = 0;
	followed.history.subscribe(({ changes }) => {
		if (!changes.some(mayRefer)) return;
		const turn = ++wanted;
		// Only the last of several changes counts.
		void readReferences(followed, () => turn === wanted);
	});
}

/** Reads one file, so that a document can refer to it. @returns the file; `undefined` if it cannot be read */
export async function loadFile(followed: Followed, path: string): Promise<GraphFile | undefined> {
	const { files, loaded } = followed;
	const graph = await withTileCounts(files, await resolve(path, files.loader, { documents: documentsOf(loaded.value) }));
	const found = graph.files.get(graph.roots[0] ?? path);
	if (found !== undefined) loaded.value = { ...loaded.value, files: new Map([...loaded.value.files, ...added(graph, loaded.value)]) };
	return found;
}

/**
 * Reads the files to which the document refers now. Known files stay, also those that were read in the meantime; so nothing may happen between
 * reading and noting it.
 */
async function readReferences({ files, path, history, loaded }: Followed, isWanted: () => boolean): Promise<void> {
	const at = path.value;
	const found = await resolveDocument(history.doc, at, files.loader, { documents: documentsOf(loaded.value) });
	const graph = await withTileCounts(files, found);
	if (!isWanted()) return;
	const known = loaded.value.files;
	const root = graph.files.get(at);
	const all = new Map([...graph.files, ...known]);
	if (root !== undefined) all.set(at, { ...root, source: known.get(at)?.source ?? root.source });
	loaded.value = { ...graph, files: all };
}

const documentsOf = ({ files }: Graph): ReadonlyMap<string, Document> => new Map([...files].map(([path, { doc }]) => [path, doc]));

const added = (graph: Graph, before: Graph): [string, GraphFile][] => [...graph.files].filter(([path]) => !before.files.has(path));

const REFERRING_FIELDS: ReadonlySet<string> = new Set([
	'source',
	'image',
	'template',
	'tileset',
	'value',
	'fileName',
	'regexp',
	'patterns',
]);
const REFERRING_LISTS: ReadonlySet<string> = new Set(['layers', 'tilesets', 'tiles', 'properties', 'maps']);

/** Whether a document may refer to other files after a change. */
function mayRefer(change: Change): boolean {
	switch (change.type) {
		case 'cells':
		case 'move':
			return false;
		case 'fields':
			return change.fields.some(({ name }) => REFERRING_FIELDS.has(name));
		case 'insert':
		case 'remove':
			return REFERRING_LISTS.has(change.list) || change.items.some((item) => 'template' in item);
		case 'replace':
			return true;
	}
}
