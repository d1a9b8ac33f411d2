import { addLayers, apply, createLayer, createMap } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { COMPRESSION_LEVELS } from '@tilewright/format/internal';
import { halfOf, hasDiamonds } from './diamonds.ts';

/** The choices for a new map. */
export interface NewMap {
	readonly orientation: TileMap['orientation'];
	readonly infinite: boolean;
	/** In tiles. */
	readonly width: number;
	readonly height: number;
	/** In pixels. */
	readonly tilewidth: number;
	readonly tileheight: number;
	readonly format: 'csv' | 'base64' | 'zlib' | 'gzip' | 'zstd';
	readonly renderorder: TileMap['renderorder'];
}

/** A new map as Tiled makes it at first (rule E79). */
export const FIRST_MAP: NewMap = {
	orientation: 'orthogonal',
	infinite: false,
	width: 30,
	height: 20,
	tilewidth: 32,
	tileheight: 32,
	format: 'csv',
	renderorder: 'right-down',
};

/** The same map in another orientation: squares become diamonds of the same width, and diamonds squares. */
export function inOrientation(wanted: NewMap, orientation: NewMap['orientation']): NewMap {
	const { tilewidth, tileheight } = wanted;
	const half = halfOf(tilewidth);
	if (hasDiamonds(orientation) && tileheight === tilewidth) return { ...wanted, orientation, tileheight: half };
	const wasDiamond = hasDiamonds(wanted.orientation) && !hasDiamonds(orientation) && tileheight === half;
	return { ...wanted, orientation, ...(wasDiamond && { tileheight: tilewidth }) };
}

/** The number of bytes of tiles from which a new map gets no layer (rule E85). */
const MOST_BYTES = 2 ** 30;

/** Whether the tile layer of a new map would take too much memory. */
export const isTooLarge = ({ infinite, width, height }: NewMap): boolean => !infinite && width * height * 4 >= MOST_BYTES;

/** Makes a map with one tile layer, unless that would be too large. */
export function createNewMap(wanted: NewMap): TileMap {
	const { orientation, infinite, tilewidth, tileheight, format, renderorder } = wanted;
	// Tiled writes the requested size, even if the map is infinite.
	const { width, height } = wanted;
	const map: TileMap = createMap({ orientation, infinite, width, height, tilewidth, tileheight, renderorder });
	if (isTooLarge(wanted)) return map;
	const layer = createLayer(map, 'tilelayer');
	const stored =
		layer.type !== 'tilelayer' || format === 'csv'
			? layer
			: { ...layer, encoding: 'base64' as const, compression: format in COMPRESSION_LEVELS ? compressionOf(format) : ('' as const) };
	return apply(map, addLayers(map, [stored])).doc;
}

const compressionOf = (format: NewMap['format']) => (format === 'zlib' || format === 'gzip' || format === 'zstd' ? format : '');

/** Whether a stored value is that of a new map, for the values that were used last. */
export function newMapOf(value: unknown): NewMap {
	if (typeof value !== 'object' || value === null) return FIRST_MAP;
	const entries = Object.entries(value).filter(([name, each]) => isLike(name, each));
	return { ...FIRST_MAP, ...Object.fromEntries(entries) };
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
	orientation: ['orthogonal', 'isometric', 'staggered', 'hexagonal', 'oblique'],
	format: ['csv', 'base64', 'zlib', 'gzip', 'zstd'],
	renderorder: ['right-down', 'right-up', 'left-down', 'left-up'],
};

function isLike(name: string, value: unknown): boolean {
	if (typeof value === 'string') return WORDS[name]?.includes(value) ?? false;
	if (name === 'infinite') return typeof value === 'boolean';
	return ['width', 'height', 'tilewidth', 'tileheight'].includes(name) && typeof value === 'number' && Number.isInteger(value) && value > 0;
}
