import type { Document, EmbeddedTileset, Tileset, TilesetFile } from '@tilewright/format';
import { makeIssue } from '@tilewright/format';
import { moved } from './files/moved.ts';
import { targetsOf } from './files/targets.ts';
import { isReference } from './files/tileset-kind.ts';
import type { FileIssue, Graph } from './graph/graph.ts';
import type { Outcome } from './outcome.ts';

/**
 * Puts the tilesets that a map or template refers to into the document itself (rule T3). Their paths are rewritten to lead from
 * the document's folder; `firstgid`s stay (rule G6). A tileset that is missing is an error, and its reference stays (rule T4).
 *
 * Templates are matched with a map's tilesets by file: detach them before, not after.
 *
 * @param doc - a map or template; a tileset has nothing to embed
 * @param path - where the document stands in the graph
 * @param graph - with the files of the tilesets
 * @example const { doc, issues } = embedTilesets(map, 'maps/cave.tmj', graph);
 */
export function embedTilesets<T extends Document>(doc: T, path: string, graph: Graph): Outcome<T> {
	const issues: FileIssue[] = [];
	const targets = targetsOf(graph, path);

	function embedded(tileset: Tileset, pointer: string): Tileset {
		if (!isReference(tileset)) return tileset;
		const found = targets.tileset(tileset.source);
		if (found.doc !== undefined) {
			const { source: _, ...own } = tileset;
			return { ...own, ...contentOf(moved(found.doc, found.path, path)), firstgid: tileset.firstgid };
		}
		const details = { subject: 'Embedding', found: `\`${tileset.source}\``, expected: found.why };
		issues.push({ file: path, ...makeIssue('tileset-needed', `${pointer}/source`, details) });
		return tileset;
	}

	const whole: Document = doc;
	switch (whole.type) {
		case 'map':
			return { doc: { ...doc, tilesets: whole.tilesets.map((tileset, i) => embedded(tileset, `/tilesets/${i}`)) }, issues };
		case 'template':
			if (whole.tileset === undefined) return { doc, issues };
			return { doc: { ...doc, tileset: embedded(whole.tileset, '/tileset') }, issues };
		case 'tileset':
		case 'world':
			return { doc, issues };
	}
}

/** What a tileset says of itself, without what only a file has: its kind, its versions, where it was last exported to (rule J12). */
function contentOf(file: TilesetFile): Omit<EmbeddedTileset, 'firstgid'> {
	const { type: _, version: __, editorversion: ___, tiledversion: ____, editorsettings, ...content } = file;
	const { export: _____, ...settings } = editorsettings ?? {};
	return Object.keys(settings).length === 0 ? content : { ...content, editorsettings: settings };
}
