import type { Part } from '@tilewright/edit';
import type { EmbeddedTileset, TileMap, Tileset, TilesetFile } from '@tilewright/format';
import { fieldsOf } from '@tilewright/format/fields';
import type { Graph } from '@tilewright/ops';
import { targetsOf } from '@tilewright/ops';
import type { Subject } from '../../../contributions/thing.ts';
import { subject, thing } from '../../../contributions/thing.ts';
import { tileEntries } from './tile-entries.ts';

/** A tileset of a map, with its content. */
interface FoundTileset {
	readonly part: Part;
	readonly entry: Tileset;
	readonly content: EmbeddedTileset | TilesetFile | undefined;
	/** The path of the file, if it has one. */
	readonly file?: string;
}

function find(map: TileMap, path: string, graph: Graph, position: number): FoundTileset | undefined {
	const entry = map.tilesets[position];
	if (entry === undefined) return undefined;
	if (!('source' in entry)) return { part: [{ tileset: position, name: entry.name }], entry, content: entry };
	const { doc, path: file } = targetsOf(graph, path).tileset(entry.source);
	return { part: [{ tileset: position, name: entry.source }], entry, content: doc, file };
}

/** A tileset of a map. One in a file of its own has the fields of the reference, too. */
export function tilesetSubject(map: TileMap, path: string, graph: Graph, position: number): Subject | undefined {
	const found = find(map, path, graph, position);
	if (found === undefined) return undefined;
	const { part, entry, content, file } = found;
	const things = [thing(part, { ...content, ...entry })];
	const own = subject({
		kind: 'tileset',
		resource: 'tileset',
		use: 'tileset',
		tileset: position,
		things,
		...(file !== undefined && { file }),
	});
	if (own === undefined) return own;
	if (file === undefined || content === undefined) return fittingTileset(own, content);
	const more = fieldsOf('tileset', content, true)?.fields ?? [];
	const all = [...own.fields, ...more.filter(({ name }) => !own.fields.some((field) => field.name === name))];
	return fittingTileset({ ...own, fields: all }, content);
}

/** Tiles of a tileset. A tile without an entry in the tileset has only its id. */
export function tilesSubject(map: TileMap, path: string, graph: Graph, position: number, tiles: readonly number[]): Subject | undefined {
	const found = find(map, path, graph, position);
	if (found?.content === undefined) return undefined;
	const { part, content, file } = found;
	const entries = tileEntries(content);
	const things = tiles.map((id) => thing([...part, { tile: id }], entries.get(id) ?? { id }));
	const own = subject({ kind: 'tiles', resource: 'tile', use: 'tile', tileset: position, things, ...(file !== undefined && { file }) });
	return own && fittingTiles(own, content);
}

/** A collection of images, without the fields of tilesets that are cut from one image. */
export function fittingTileset(own: Subject, content: EmbeddedTileset | TilesetFile | undefined): Subject {
	if (content === undefined || content.image !== undefined || content.tiles.length === 0) return own;
	return { ...own, fields: own.fields.filter(({ name }) => !OF_ONE_IMAGE.includes(name)) };
}

const OF_ONE_IMAGE: readonly string[] = ['image', 'imagewidth', 'imageheight', 'transparentcolor', 'margin', 'spacing'];

/** Tiles without fields about images of their own, where the tileset has one image for all, unless a document says otherwise. */
export function fittingTiles(tiles: Subject, { image }: EmbeddedTileset | TilesetFile): Subject {
	if (image === undefined || tiles.things.some(({ values }) => values['image'] !== undefined)) return tiles;
	return { ...tiles, fields: tiles.fields.filter(({ name }) => !OF_OWN_IMAGE.includes(name)) };
}

/** The fields by which a tile with an image of its own describes it. */
const OF_OWN_IMAGE: readonly string[] = ['image', 'imagewidth', 'imageheight', 'x', 'y', 'width', 'height'];
