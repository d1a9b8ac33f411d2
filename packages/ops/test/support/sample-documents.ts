/** A tileset in its own file. */
export const tilesetOf = (name: string, count: number, more: object = {}): object => ({
	type: 'tileset',
	name,
	tilewidth: 16,
	tileheight: 16,
	spacing: 0,
	margin: 0,
	columns: 4,
	tilecount: count,
	image: `${name}.png`,
	imagewidth: 64,
	imageheight: 16 * Math.ceil(count / 4),
	...more,
});

/** A tileset embedded in a map. */
export function embeddedOf(firstgid: number, name: string, count: number, more: object = {}): object {
	return { ...tilesetOf(name, count, more), type: undefined, firstgid };
}

/** A map of one tile layer and one object layer. */
export const mapWith = (tilesets: readonly object[], objects: readonly object[] = [], cells: readonly number[] = [0]): object => ({
	type: 'map',
	version: '1.10',
	orientation: 'orthogonal',
	renderorder: 'right-down',
	infinite: false,
	width: cells.length,
	height: 1,
	tilewidth: 16,
	tileheight: 16,
	nextlayerid: 3,
	nextobjectid: 100,
	tilesets,
	layers: [
		{ id: 1, name: 'tiles', type: 'tilelayer', width: cells.length, height: 1, data: cells },
		{ id: 2, name: 'objects', type: 'objectgroup', objects },
	],
});

/** An object with all fields. */
export const objectOf = (id: number, more: object = {}): object => ({
	id,
	name: '',
	type: '',
	x: 0,
	y: 0,
	width: 0,
	height: 0,
	rotation: 0,
	visible: true,
	...more,
});
