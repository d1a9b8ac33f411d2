import { dataUrlBytes } from '../../../codec/data-url.ts';
import type { RawObject } from '../../../model/json-value.ts';
import { isObject } from '../../../model/json-value.ts';
import type { UpgradeStep } from '../step.ts';

/** U11: in 2006 to 2008, tilesets whose tiles had an image each had no tile size. */
export const tileSize: UpgradeStep = {
	name: '008-tile-size',
	form: 'a tileset without a tile size (2006 to 2008)',
	versions: ['0.11'],
	doc: 'A tileset in a map, with an image for each tile and without `tilewidth` and `tileheight`, gets the size of its largest image, or that of the cells of the map if that is not known.',
	resources: ['map'],
	applies: ({ tilesets }) => Array.isArray(tilesets) && tilesets.some(isUnsized),
	upgrade: (map) => ({
		...map,
		tilesets: Array.isArray(map['tilesets'])
			? map['tilesets'].map((tileset: unknown) => (isUnsized(tileset) ? sized(tileset, map) : tileset))
			: map['tilesets'],
	}),
};

const isUnsized = (tileset: unknown): tileset is RawObject & { readonly tiles: readonly unknown[] } =>
	isObject(tileset) &&
	tileset['tilewidth'] === undefined &&
	tileset['tileheight'] === undefined &&
	tileset['image'] === undefined &&
	Array.isArray(tileset['tiles']) &&
	tileset['tiles'].some((tile: unknown) => isObject(tile) && typeof tile['image'] === 'string');

function sized(tileset: RawObject & { readonly tiles: readonly unknown[] }, map: RawObject): RawObject {
	const sizes = tileset.tiles.filter(isObject).map(sizeOf);
	const most = (numbers: readonly number[], otherwise: unknown): unknown => Math.max(0, ...numbers) || otherwise;
	return {
		...tileset,
		tilewidth: most(
			sizes.map(([width]) => width),
			map['tilewidth'],
		),
		tileheight: most(
			sizes.map(([, height]) => height),
			map['tileheight'],
		),
	};
}

/** The width and height of a tile's image; 0 if they are not known. */
function sizeOf({ image, imagewidth, imageheight }: RawObject): readonly [number, number] {
	if (typeof imagewidth === 'number' && typeof imageheight === 'number') return [imagewidth, imageheight];
	return typeof image === 'string' ? sizeInPng(image) : [0, 0];
}

/** The size of an image in the file itself: those of this time are PNG, which have it at the start. */
function sizeInPng(url: string): readonly [number, number] {
	const start = url.indexOf(',') + 1;
	if (!url.startsWith('data:image/png;base64,')) return [0, 0];
	const bytes = dataUrlBytes(url.slice(0, start + 32));
	if (bytes === undefined || bytes.length < 24 || bytes[1] !== 0x50) return [0, 0];
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
	return [view.getUint32(16), view.getUint32(20)];
}
