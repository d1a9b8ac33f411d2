import type { FiniteTileLayer, InfiniteTileLayer, OrthogonalMap, StaggeredMap, TileLayer, TileMap } from '@tilewright/format';
import { cellReader, chunkBounds, isInfinite } from '@tilewright/format';

/** The characters of GIDs 0, 1, 2 … in drawings of layers. */
const CHARACTERS = '.123456789abcdefghijklmnopqrstuvwxyz';

/** The rows of a drawing; indentation does not count. */
const rowsOf = (drawing: string): string[] =>
	drawing
		.split('\n')
		.map((row) => row.trim())
		.filter((row) => row !== '');

/** GIDs drawn as text, row by row. */
const gidsOf = (drawing: string): Uint32Array => Uint32Array.from(rowsOf(drawing).join(''), (character) => CHARACTERS.indexOf(character));

const LAYER = {
	type: 'tilelayer',
	name: 'Ground',
	class: '',
	x: 0,
	y: 0,
	opacity: 1,
	visible: true,
	locked: false,
	offsetx: 0,
	offsety: 0,
	parallaxx: 1,
	parallaxy: 1,
	mode: 'normal',
	properties: [],
	encoding: 'csv',
	compression: '',
} as const;

/** A finite layer with the cells of a drawing: `.` is empty, `1` is GID 1, `a` is GID 10. */
export function layerOf(drawing: string, id = 1): FiniteTileLayer {
	const rows = rowsOf(drawing);
	return { ...LAYER, properties: [], id, width: rows[0]?.length ?? 0, height: rows.length, data: gidsOf(drawing) };
}

/** An infinite layer with the cells of a drawing in one chunk, whose top left is at a cell. */
export function infiniteLayerOf(drawing: string, x = 0, y = 0, id = 1): InfiniteTileLayer {
	const { width, height, data } = layerOf(drawing);
	return { ...LAYER, properties: [], id, width, height, startx: x, starty: y, chunks: [{ x, y, width, height, data }] };
}

/** A map of layers, as large as the first. */
export function mapOf(...layers: TileLayer[]): OrthogonalMap {
	return {
		type: 'map',
		version: '1.10',
		class: '',
		orientation: 'orthogonal',
		renderorder: 'right-down',
		compressionlevel: -1,
		width: layers[0]?.width ?? 0,
		height: layers[0]?.height ?? 0,
		tilewidth: 16,
		tileheight: 16,
		infinite: layers.some(isInfinite),
		parallaxoriginx: 0,
		parallaxoriginy: 0,
		nextlayerid: Math.max(0, ...layers.map(({ id }) => id)) + 1,
		nextobjectid: 1,
		properties: [],
		tilesets: [],
		layers,
	};
}

/** The same map as a staggered one. */
export const staggered = (map: TileMap, staggeraxis: 'x' | 'y' = 'y', staggerindex: 'odd' | 'even' = 'odd'): StaggeredMap => ({
	...mapOf(),
	...map,
	orientation: 'staggered',
	staggeraxis,
	staggerindex,
});

/** A layer as a drawing. An infinite layer is drawn as large as its chunks. */
export function drawn(layer: TileLayer): string {
	const { x, y, width, height } = isInfinite(layer) ? chunkBounds(layer.chunks) : { x: 0, y: 0, width: layer.width, height: layer.height };
	const gidAt = cellReader(layer);
	const rows: string[] = [];
	for (let row = y; row < y + height; row++) {
		let text = '';
		for (let column = x; column < x + width; column++) text += CHARACTERS[gidAt(column, row)] ?? '?';
		rows.push(text);
	}
	return rows.join('\n');
}

/** A drawing without its indentation, for comparing. */
export const drawing = (text: string): string => rowsOf(text).join('\n');
