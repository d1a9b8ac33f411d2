import type { RawObject } from '../../../model/json.ts';
import { isObject } from '../../../model/json.ts';
import type { UpgradeStep } from '../step.ts';

/** U2: before 1.2, tiles were an object by id, with their properties in two more objects by id. */
export const tilesArray: UpgradeStep = {
	name: '020-tiles-array',
	form: 'tiles keyed by id (before 1.2)',
	versions: ['1.2'],
	doc: 'The tiles by id become a list in the order of their ids. Each has its `id`, and its properties from `tileproperties` and `tilepropertytypes`.',
	resources: ['tileset'],
	applies: (value) => isObject(value['tiles']) || isObject(value['tileproperties']) || isObject(value['tilepropertytypes']),
	upgrade(value) {
		const { tiles, tileproperties, tilepropertytypes, ...rest } = value;
		if (!Array.isArray(tiles) && !isObject(tiles ?? {})) return { ...rest, tiles };
		const list: unknown[] = Array.isArray(tiles) ? [...tiles] : [];
		const places = new Map<unknown, number>();
		for (const [i, tile] of list.entries()) if (isObject(tile)) places.set(tile['id'], i);
		const add = (id: unknown, fields: RawObject): void => {
			const at = places.get(id) ?? list.length;
			const known = list[at];
			list[at] = { ...(isObject(known) ? known : {}), ...fields, id };
			places.set(id, at);
		};
		for (const [id, tile] of entries(tiles)) {
			if (isObject(tile)) add(id, tile);
			else list.push(tile);
		}
		for (const [id, properties] of entries(tileproperties)) add(id, { properties });
		for (const [id, propertytypes] of entries(tilepropertytypes)) add(id, { propertytypes });
		return { ...rest, tiles: Array.isArray(tiles) ? list : list.sort(byId) };
	},
	originOf(value) {
		let keys: readonly Keys[] | undefined;
		return (place) => {
			const [list, index, field, ...rest] = place;
			if (list !== 'tiles' || index === undefined) return place;
			keys ??= keysOf(value);
			const { tile, properties } = keys[Number(index)] ?? {};
			if (properties !== undefined && (field === 'properties' || tile === undefined)) return ['tileproperties', properties, ...rest];
			return tile === undefined ? place : ['tiles', tile, ...place.slice(2)];
		};
	},
};

/** The keys of a tile and of its properties in the older form. */
interface Keys {
	readonly tile: string | undefined;
	readonly properties: string | undefined;
}

/** The keys of each tile, in the order of the newer form. */
function keysOf(value: RawObject): Keys[] {
	const { tiles: list } = tilesArray.upgrade(value, () => {});
	const [tiles, properties] = [keysById(value['tiles']), keysById(value['tileproperties'])];
	return (Array.isArray(list) ? list : []).map((tile: unknown) => {
		const id = isObject(tile) ? tile['id'] : undefined;
		return { tile: tiles.get(id), properties: properties.get(id) };
	});
}

const keysById = (value: unknown): Map<unknown, string> =>
	new Map(isObject(value) ? Object.keys(value).map((key) => [idOf(key), key]) : []);

const idOf = (key: string): number | string => (/^\d+$/.test(key) ? Number(key) : key);

/** The entries by id. A key that is not a number is kept, and the check reports it. */
const entries = (value: unknown): [unknown, unknown][] =>
	isObject(value) ? Object.entries(value).map(([key, field]) => [idOf(key), field]) : [];

const byId = (a: unknown, b: unknown): number => (isObject(a) && isObject(b) ? Number(a['id']) - Number(b['id']) : 0);
