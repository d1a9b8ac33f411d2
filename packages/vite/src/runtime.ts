import type { Fix, Fixes, Packed, PackedTable } from './module/fixes.ts';
import { KIND } from './module/fixes.ts';
import { gidsOf, unpackCells } from './module/unpack-cells.ts';
import type { TileFinder } from './module/unpack-tiles.ts';
import { unpackTiles } from './module/unpack-tiles.ts';

/**
 * Unpacks what the module of a map holds. Such modules call it; games import maps.
 *
 * @param text - as the plugin packs it
 * @param urls - of the files that the map refers to
 */
export function unpack(text: string, urls: readonly string[]): unknown {
	const [values, fixes, steps]: Packed = JSON.parse(text);
	const gids = gidsOf(steps);
	let tileOf: TileFinder | undefined;

	const apply = (to: unknown, all: Fixes): void => {
		if (!isHolder(to)) return;
		for (const [key, how] of Object.entries(all)) to[key] = fixed(to[key], how);
	};
	const fixed = (value: unknown, how: Fix): unknown => {
		if (how === null) return undefined;
		if (typeof how === 'number') return how < 0 ? urls[~how] : values[how];
		if (!isList(how)) {
			apply(value, how);
			return value;
		}
		const [kind, detail] = how;
		if (kind === KIND.number) return Number(value);
		if (typeof value === 'string') return unpackCells(value, Number(detail), gids);
		if (isFixes(detail)) apply(value, detail);
		if (kind === KIND.table && isTable(value)) {
			const unpacked = unpackTiles(value);
			tileOf = unpacked.tileOf;
			return unpacked.table;
		}
		if (!Array.isArray(value)) return value;
		if (kind === KIND.map) return new Map(value);
		if (kind === KIND.objects) {
			for (const object of value) if (typeof object.tile === 'number') object.tile = tileOf?.(object.tile);
			return value;
		}
		const [length, entries] = value;
		const list: unknown[] = Array.from({ length });
		for (const [index, item] of entries) list[index] = item;
		return list;
	};

	apply(values, fixes);
	return values.at(-1);
}

/**
 * Lets the maps of a world load themselves.
 *
 * @param world - what `unpack` returns
 * @param imports - of the modules of its maps, in their order
 */
export function withMaps(world: unknown, imports: readonly (() => Promise<{ readonly default: unknown }>)[]): unknown {
	if (!isHolder(world) || !Array.isArray(world['maps'])) return world;
	const maps: readonly unknown[] = world['maps'];
	for (const [index, map] of maps.entries()) if (isHolder(map)) map['load'] = () => imports[index]?.().then((module) => module.default);
	return world;
}

const isTable = (value: unknown): value is PackedTable => isHolder(value) && 'tilesets' in value;
const isHolder = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isList = (how: Fixes | readonly unknown[]): how is Extract<Fix, readonly unknown[]> => Array.isArray(how);
const isFixes = (detail: Fix | undefined): detail is Fixes => isHolder(detail) && !isList(detail);
