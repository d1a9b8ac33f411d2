import type { Document, EmbeddedTileset, Template, TileMap, Tileset, TilesetFile } from '@tilewright/format';
import { moved } from './files/moved.ts';
import { folderOf, referenceTo } from './files/paths.ts';
import { isReference } from './files/tileset-kind.ts';
import type { Graph } from './graph/graph.ts';
import type { Outcome } from './outcome.ts';

/** Options of {@link unembedTilesets}. */
export interface UnembedOptions {
	/** Path of the file that a tileset gets. Default: its name with `.tsj`, beside the document, with a number where that is taken. */
	readonly pathOf?: (tileset: EmbeddedTileset, index: number) => string;
}

/** What {@link unembedTilesets} makes of a document. */
export interface Unembedded<T extends Document> extends Outcome<T> {
	/** The tilesets to be written, by path. */
	readonly files: ReadonlyMap<string, TilesetFile>;
}

/**
 * Puts the tilesets that stand in a map or template into files of their own, and refers to them. Paths inside are rewritten to
 * lead from the new files; `firstgid`s stay. Nothing is written: that is the caller's.
 *
 * @param doc - a map or template; a tileset has none in it
 * @param path - where the document stands in the graph
 * @param graph - whose files keep their paths
 * @throws RangeError when `pathOf` gives one path twice
 * @example const { doc, files } = unembedTilesets(map, 'maps/cave.tmj', graph, { pathOf: ({ name }) => `tilesets/${name}.tsx` });
 */
export function unembedTilesets<T extends Document>(doc: T, path: string, graph: Graph, options: UnembedOptions = {}): Unembedded<T> {
	const files = new Map<string, TilesetFile>();
	const whole: Document = doc;

	function referred(tileset: Tileset, index: number, holder: TileMap | Template): Tileset {
		if (isReference(tileset)) return tileset;
		const to = options.pathOf?.(tileset, index) ?? freePath(tileset.name, path, (taken) => files.has(taken) || graph.files.has(taken));
		if (files.has(to)) throw new RangeError(`Two tilesets would have the path "${to}".`);
		files.set(to, moved(fileOf(tileset, holder), path, to));
		return { firstgid: tileset.firstgid, source: referenceTo(to, path) };
	}

	switch (whole.type) {
		case 'map':
			return { doc: { ...doc, tilesets: whole.tilesets.map((tileset, i) => referred(tileset, i, whole)) }, issues: [], files };
		case 'template':
			if (whole.tileset === undefined) return { doc, issues: [], files };
			return { doc: { ...doc, tileset: referred(whole.tileset, 0, whole) }, issues: [], files };
		case 'tileset':
		case 'world':
			return { doc, issues: [], files };
	}
}

/** The newest version of the format (rule N6), where a template does not say its own. */
const VERSION = '1.10';

function fileOf(
	{ firstgid: _, ...content }: EmbeddedTileset,
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

/** A path beside the document that is not taken, named after the tileset as far as files can be. */
function freePath(name: string, from: string, isTaken: (path: string) => boolean): string {
	const folder = folderOf(from);
	// Neither what systems forbid in names nor what leads to another folder.
	const safe = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '-').replaceAll(/^[\s.]+|[\s.]+$/g, '') || 'tileset';
	const start = from.includes('/') ? `${folder}/${safe}` : safe;
	let path = `${start}.tsj`;
	for (let n = 2; isTaken(path); n++) path = `${start}-${n}.tsj`;
	return path;
}
