import type { Tile } from '@tilewright/play';
import type { Fix, Fixes } from './fixes.ts';
import { KIND } from './fixes.ts';
import { Palette } from './pack-cells.ts';
import { isTable, packTable, tilesIn } from './pack-tiles.ts';

/** The content of a module of a map. */
export interface PackedValue {
	/** The argument of `unpack`. */
	readonly text: string;
	/** The files whose URLs it needs, in the order of its other argument. */
	readonly files: readonly string[];
}

/** A part of the JSON text, and what is to be done with it. */
interface Part {
	readonly json: unknown;
	readonly fix?: Fix;
}

/**
 * Packs plain data, such as a map, as a text. Values that occur several times do so once.
 *
 * @param fileOf - the file whose URL replaces a text; `undefined` for all other texts
 * @param replacements - other values that take the place of some
 * @throws TypeError when a value is not plain data
 */
export function pack(
	value: unknown,
	fileOf: (text: string) => string | undefined = () => undefined,
	replacements: ReadonlyMap<unknown, unknown> = new Map(),
): PackedValue {
	const effective = (each: unknown): unknown => replacements.get(each) ?? each;
	const palette = new Palette();
	const times = new Map<object, number>();
	const files: string[] = [];
	const numbers = new Map<string, number>();
	const shared = new Map<object, number>();
	/** The tiles of objects. */
	const tiles = new Set<unknown>();
	const values: unknown[] = [];
	const fixes: Record<string, Fix> = {};
	count(value);
	add(value);
	return { text: JSON.stringify([values, fixes, palette.steps]), files };

	/** Counts how often each object occurs, and all GIDs. */
	function count(original: unknown): void {
		const each = effective(original);
		if (typeof each !== 'object' || each === null) return;
		const before = times.get(each) ?? 0;
		times.set(each, before + 1);
		if (before > 0) return;
		if (each instanceof Uint32Array) palette.count(each);
		else if (isTable(each)) {
			for (const tile of tilesIn(each)) tiles.add(tile);
			count(each.tilesets);
		} else for (const item of each instanceof Map ? [...each].flat() : Object.values(each)) count(item);
	}

	/** Adds a value to the list of values. */
	function add(each: unknown): number {
		const { json, fix } = partOf(each);
		// What it refers to was added while it was packed, so it comes after that.
		const index = values.push(json) - 1;
		if (fix !== undefined) fixes[index] = fix;
		return index;
	}

	/** A value where it occurs: itself, or a reference to the one in the list. */
	function pack(original: unknown): Part {
		const each = effective(original);
		if (typeof each !== 'object' || each === null || ((times.get(each) ?? 1) === 1 && !isTable(each)) || isEmpty(each)) return partOf(each);
		let index = shared.get(each);
		if (index === undefined) {
			index = add(each);
			shared.set(each, index);
		}
		return { json: 0, fix: index };
	}

	function partOf(each: unknown): Part {
		switch (typeof each) {
			case 'undefined':
				return { json: 0, fix: null };
			case 'number':
				return Number.isFinite(each) && !Object.is(each, -0)
					? { json: each }
					: { json: Object.is(each, -0) ? '-0' : `${each}`, fix: [KIND.number] };
			case 'string':
				return textPart(each);
			case 'boolean':
				return { json: each };
			case 'object':
				return each === null ? { json: each } : objectPart(each);
			default:
				throw new TypeError(`A map has only plain data, but found a ${typeof each}.`);
		}
	}

	function textPart(text: string): Part {
		const file = fileOf(text);
		if (file === undefined) return { json: text };
		let number = numbers.get(file);
		if (number === undefined) {
			number = files.push(file) - 1;
			numbers.set(file, number);
		}
		return { json: 0, fix: ~number };
	}

	function objectPart(each: object): Part {
		if (each instanceof Uint32Array) return { json: palette.pack(each), fix: [KIND.cells, each.length] };
		if (each instanceof Map) return within([...each], KIND.map);
		if (isTable(each)) return within(packTable(each), KIND.table);
		if (!Array.isArray(each)) return fields(each);
		if (each.some(hasTile)) return within(each.map(withGid), KIND.objects);
		const entries = [...each.entries()].filter(([, item]) => item !== undefined);
		return entries.length * 2 < each.length ? within([each.length, entries], KIND.sparse) : fields(each);
	}

	function hasTile(item: unknown): item is { readonly tile: Tile } {
		return typeof item === 'object' && item !== null && 'tile' in item && tiles.has(item.tile);
	}

	function withGid(item: unknown): unknown {
		return hasTile(item) ? { ...item, tile: item.tile.gid } : item;
	}

	/** A value that stands for another one. */
	function within(instead: object, kind: number): Part {
		const { json, fix } = fields(instead);
		return { json, fix: fix === undefined ? [kind] : [kind, fix] };
	}

	function fields(each: object): Part {
		const parts = Object.entries(each).map(([key, item]) => [key, pack(item)] as const);
		const json = Array.isArray(each)
			? parts.map(([, part]) => part.json)
			: Object.fromEntries(parts.map(([key, part]) => [key, part.json]));
		const own: Fixes = Object.fromEntries(parts.flatMap(([key, { fix }]) => (fix === undefined ? [] : [[key, fix]])));
		return isEmpty(own) ? { json } : { json, fix: own };
	}
}

function isEmpty(each: object): boolean {
	if (each instanceof Uint32Array) return false;
	return (each instanceof Map ? each.size : Object.keys(each).length) === 0;
}
