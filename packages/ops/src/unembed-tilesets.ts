import type { Document, EmbeddedTileset, Template, TileMap, Tileset, TilesetFile } from '@tilewright/format';
import type { Graph } from './graph/graph.ts';
import type { Outcome } from './outcome.ts';
import { moved } from './references/moved.ts';
import { folderOf, referenceTo } from './references/paths.ts';
import { isReference } from './references/tileset-kind.ts';

/** Options of {@link unembedTilesets}. */
export interface UnembedOptions {
	/** Returns the path for a tileset's file. Default: the tileset's name with `.tsj` in the document's folder, with a number if that exists. */
	readonly pathOf?: (tileset: EmbeddedTileset, index: number) => string;
}

/** The result of {@link unembedTilesets}. */
export interface Unembedded<T extends Document> extends Outcome<T> {
	/** The new files to write, by path. */
	readonly files: ReadonlyMap<string, TilesetFile>;
}

/**
 * Moves the embedded tilesets of a map or template to their own files, and refers to these. References in the tilesets are
 * rewritten for the new files; each `firstgid` stays. The caller writes the files.
 *
 * @param doc - a map or template; other documents have no tilesets
 * @param path - path of the document in the graph
 * @param graph - default paths differ from those of its files
 * @throws RangeError when `pathOf` returns the same path twice
 * @example const { doc, files } = unembedTilesets(map, 'maps/cave.tmj', graph, { pathOf: ({ name }) => `tilesets/${name}.tsx` });
 */
export function unembedTilesets<T extends Document>(doc: T, path: string, graph: Graph, options: UnembedOptions = {}): Unembedded<T> {
	const files = new Map<string, TilesetFile>();
	const free = freePaths(path, (used) => files.has(used) || graph.files.has(used));
	const whole: Document = doc;

	function unembedded(tileset: Tileset, index: number, holder: TileMap | Template): Tileset {
		if (isReference(tileset)) return tileset;
		const to = options.pathOf?.(tileset, index) ?? free(tileset.name);
		if (files.has(to)) throw new RangeError(`Two tilesets would have the path "${to}".`);
		files.set(to, moved(fileOf(tileset, holder), path, to));
		return { firstgid: tileset.firstgid, source: referenceTo(to, path) };
	}

	switch (whole.type) {
		case 'map':
			return { doc: { ...doc, tilesets: whole.tilesets.map((tileset, i) => unembedded(tileset, i, whole)) }, issues: [], files };
		case 'template':
			if (whole.tileset === undefined) return { doc, issues: [], files };
			return { doc: { ...doc, tileset: unembedded(whole.tileset, 0, whole) }, issues: [], files };
		case 'tileset':
		case 'world':
			return { doc, issues: [], files };
	}
}

/** The newest version of the format (rule N6), for templates without a version. */
const VERSION = '1.10';

/** Fields of files that an embedded tileset may have without a meaning. */
type NotEmbedded = { readonly [field in 'type' | 'version' | 'editorversion' | 'tiledversion']?: unknown };

function fileOf(
	// What else has a meaning in a file has none in a map, so it was never checked.
	{ firstgid: _, type: __, version: ___, editorversion: ____, tiledversion: _____, ...content }: EmbeddedTileset & NotEmbedded,
	{ version = VERSION, editorversion, tiledversion }: TileMap | Template,
): TilesetFile {
	return {
		...content,
		type: 'tileset',
		version,
		...(editorversion !== undefined && { editorversion }),
		...(tiledversion !== undefined && { tiledversion }),
	};
}

/** Returns a function that finds an unused path in the folder of a document, named after a tileset. */
function freePaths(from: string, isUsed: (path: string) => boolean): (name: string) => string {
	const folder = folderOf(from);
	/** The last number of each name: a map may have thousands of tilesets with one name. */
	const last = new Map<string, number>();
	return (name) => {
		// Without characters that systems forbid in names or that lead to another folder.
		const safe = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-').replaceAll(/^[\s.]+|[\s.]+$/g, '') || 'tileset';
		const start = from.includes('/') ? `${folder}/${safe}` : safe;
		for (let n = (last.get(start) ?? 0) + 1; ; n++) {
			const path = n === 1 ? `${start}.tsj` : `${start}-${n}.tsj`;
			if (isUsed(path)) continue;
			last.set(start, n);
			return path;
		}
	};
}
