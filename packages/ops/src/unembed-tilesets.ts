import type { Document, EmbeddedTileset, Template, TileMap, Tileset, TilesetFile } from '@tilewright/format';
import type { Graph } from './graph/graph.ts';
import type { Outcome } from './outcome.ts';
import { moved } from './references/moved.ts';
import { folderOf, referenceTo } from './references/paths.ts';
import { isReference } from './references/tileset-kind.ts';

/** Options of {@link unembedTilesets}. */
export interface UnembedOptions {
	/** The folder for the files. Default: that of the document. */
	readonly folder?: string;
	/** Their extension. Default: `.tsj`. */
	readonly extension?: string;
	/** Returns the path for a tileset's file. Default: the tileset's name in `folder`, with a number if the graph has that file. */
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
	const whole: Document = doc;
	const freePath = freePaths(options.folder ?? (path.includes('/') ? folderOf(path) : undefined), options.extension ?? '.tsj', graph);

	function unembedded(tileset: Tileset, index: number, holder: TileMap | Template): Tileset {
		if (isReference(tileset)) return tileset;
		const to = options.pathOf?.(tileset, index) ?? freePath(tileset.name);
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

/** Names files after tilesets: returns a path that no file of the graph has, and that was not returned before. */
function freePaths(folder: string | undefined, extension: string, graph: Graph): (name: string) => string {
	// Some systems do not distinguish upper and lower case.
	const used = new Set([...graph.files.keys()].map((path) => path.toLowerCase()));
	/** The next number of each name: a map may have thousands of tilesets with one name. */
	const numbers = new Map<string, number>();
	return (name) => {
		// Without characters that systems forbid in names or that lead to another folder.
		const safe = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-').replaceAll(/^[\s.]+|[\s.]+$/g, '') || 'tileset';
		const start = folder === undefined ? safe : `${folder.replace(/\/$/, '')}/${safe}`;
		const key = start.toLowerCase();
		let n = numbers.get(key) ?? 1;
		let path = n === 1 ? `${start}${extension}` : `${start}-${n}${extension}`;
		while (used.has(path.toLowerCase())) path = `${start}-${++n}${extension}`;
		used.add(path.toLowerCase());
		numbers.set(key, n + 1);
		return path;
	};
}
