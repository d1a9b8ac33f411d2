import type { RawObject } from '../../../model/json-value.ts';
import { isObject, joined } from '../../../model/json-value.ts';
import type { UpgradeStep } from '../step.ts';

/** U2: before 1.2, tiles were an object by id, with their properties in two more objects by id. */
export const tilesArray: UpgradeStep = {
	name: '020-tiles-array',
	form: 'tiles keyed by id (before 1.2)',
	versions: ['1.2'],
	doc: 'The tiles by id become a list in the order of their ids. Each has its `id`, and its properties from `tileproperties` and `tilepropertytypes`.',
	resources: ['tileset'],
	applies: (value) => LISTS.some((list) => isObject(value[list])),
	upgrade(value) {
		const { tiles, tileproperties, tilepropertytypes, ...rest } = value;
		if (!Array.isArray(tiles) && !isObject(tiles ?? {})) return { ...rest, tiles };
		const list: unknown[] = Array.isArray(tiles) ? [...tiles] : [];
		const places = new Map<unknown, number>();
		for (const [i, tile] of list.entries()) if (isObject(tile)) places.set(tile['id'], i);
		const add = (id: unknown, fields: RawObject): void => {
			const at = places.get(id) ?? list.length;
			const known = list[at];
			list[at] = joined(isObject(known) ? known : {}, fields, { id });
			places.set(id, at);
		};
		forEach(tiles, (id, tile) => {
			if (isObject(tile)) add(id, tile);
			else list.push(tile);
		});
		forEach(tileproperties, (id, properties) => add(id, { properties }));
		forEach(tilepropertytypes, (id, propertytypes) => add(id, { propertytypes }));
		return { ...rest, tiles: Array.isArray(tiles) ? list : list.sort(byId) };
	},
	originOf(value) {
		let known: Keys | undefined;
		return (place) => {
			const [list, index, field] = place;
			if (list !== 'tiles' || index === undefined) return place;
			known ??= keysOf(value);
			const { ids, keyIn } = known;
			const id = ids[Number(index)];
			const keys = keyIn.map((find) => find(id));
			const own = LISTS.indexOf(`tile${field}`);
			const at = keys[own] === undefined ? keys.findIndex((key) => key !== undefined) : own;
			return at < 0 ? place : [LISTS[at] ?? '', keys[at] ?? '', ...place.slice(at === 0 ? 2 : 3)];
		};
	},
};

/** The fields of a tileset by the ids of its tiles: the tiles, and two of their fields. */
const LISTS = ['tiles', 'tileproperties', 'tilepropertytypes'];

/** Where tiles and their properties were in the older form. There may be very many. */
interface Keys {
	/** In the order of the newer form; {@link NONE} for what is no tile. */
	readonly ids: readonly unknown[];
	/** Find the key for an id, one in each of {@link LISTS}. */
	readonly keyIn: readonly ((id: unknown) => string | undefined)[];
}

const NONE = Symbol('no id');

function keysOf(value: RawObject): Keys {
	const { tiles } = value;
	const ids: unknown[] = Array.isArray(tiles) ? tiles.map((tile: unknown) => (isObject(tile) ? tile['id'] : NONE)) : [];
	const met = new Set(ids);
	for (const list of LISTS)
		forEach(value[list], (id, field) => {
			const isTile = list !== 'tiles' || isObject(field);
			if (isTile && met.has(id)) return;
			ids.push(isTile ? id : NONE);
			met.add(ids.at(-1));
		});
	return { ids: Array.isArray(tiles) ? ids : ids.sort(inOrder), keyIn: LISTS.map((list) => keysById(value[list])) };
}

/** Returns a function that finds the key for an id. Only keys that are written in another way are remembered, such as `007`. */
function keysById(value: unknown): (id: unknown) => string | undefined {
	const others = new Map<unknown, string>();
	if (!isObject(value)) return () => undefined;
	for (const key of Object.keys(value)) if (String(idOf(key)) !== key) others.set(idOf(key), key);
	return (id) => others.get(id) ?? (typeof id !== 'symbol' && Object.hasOwn(value, String(id)) ? String(id) : undefined);
}

const idOf = (key: string): number | string => (/^\d+$/.test(key) ? Number(key) : key);

/** Calls a function with each entry by id. A key that is not a number is kept, and the check reports it. */
function forEach(value: unknown, entry: (id: unknown, field: unknown) => void): void {
	if (isObject(value)) for (const key of Object.keys(value)) entry(idOf(key), value[key]);
}

const inOrder = (a: unknown, b: unknown): number => (a === NONE || b === NONE ? 0 : Number(a) - Number(b));

const byId = (a: unknown, b: unknown): number => inOrder(isObject(a) ? a['id'] : NONE, isObject(b) ? b['id'] : NONE);
