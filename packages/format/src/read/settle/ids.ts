import type { Path, Report } from '../../issue/issue.ts';
import { pointerOf } from '../../model/pointer.ts';
import type { Layer, MapObject, TileMap } from '../../model/types.gen.ts';

/** Things that share one series of ids, where they lie: a layer, or the objects of a layer. */
interface List {
	readonly things: readonly (Layer | MapObject)[];
	readonly path: Path;
	/** Index of the first of the things in what the path leads to. */
	readonly start: number;
}

/**
 * Gives ids to layers and objects that have none, and keeps the counters above all ids in use (rules J8, J13). An id that is
 * there twice is reported and kept: real maps have them, and references by id point at one of the two.
 */
export function settleIds(map: TileMap, report: Report): void {
	const layers: List[] = [];
	const objects: List[] = [];
	collect(map.layers, ['layers'], layers, objects);
	map.nextlayerid = settle(layers, map.nextlayerid, 'Layer', report);
	map.nextobjectid = settle(objects, map.nextobjectid, 'Object', report);
}

function collect(list: readonly Layer[], path: Path, layers: List[], objects: List[]): void {
	list.forEach((layer, i) => {
		// One by one: new ids go by the order of the document, groups before what is in them (rule J8).
		layers.push({ things: [layer], path, start: i });
		if (layer.type === 'group') collect(layer.layers, [...path, i, 'layers'], layers, objects);
		if (layer.type === 'objectgroup') objects.push({ things: layer.objects, path: [...path, i, 'objects'], start: 0 });
	});
}

/** @returns the counter: one past the highest id, or what the file says where that is higher */
function settle(lists: readonly List[], counter: number, noun: 'Layer' | 'Object', report: Report): number {
	const highest = reportDuplicates(lists, noun, report);
	let next = Math.max(counter, Math.floor(highest) + 1);
	for (const { things, path, start } of lists) {
		for (let i = 0; i < things.length; i++) {
			const thing = things[i];
			if (thing === undefined || thing.id !== 0) continue;
			const subject = thing.name ? `${noun} \`${thing.name}\`` : noun === 'Layer' ? 'A layer' : 'An object';
			report.count('assigned-id', noun, [...path, start + i], { subject, expected: String(next) });
			thing.id = next++;
		}
	}
	if (counter > 1 && counter <= highest) {
		const field = noun === 'Layer' ? 'nextlayerid' : 'nextobjectid';
		report.add('raised-counter', [field], { subject: field, found: String(counter), expected: String(next) });
	}
	return next;
}

/** @returns the highest id */
function reportDuplicates(lists: readonly List[], noun: 'Layer' | 'Object', report: Report): number {
	const last = lastAscending(lists);
	if (last !== undefined) return last;
	const code = noun === 'Layer' ? 'duplicate-layer-id' : 'duplicate-object-id';
	/** The number of the first thing that has an id, counted through all lists. */
	const first = new Map<number, number>();
	let highest = 0;
	let count = 0;
	for (const { things, path, start } of lists) {
		for (let i = 0; i < things.length; i++, count++) {
			const id = things[i]?.id ?? 0;
			if (id <= 0) continue;
			if (id > highest) highest = id;
			const before = first.get(id);
			if (before === undefined) first.set(id, count);
			else report.add(code, [...path, start + i, 'id'], { found: String(id), expected: pointerOf(placeOf(before, lists)) });
		}
	}
	return highest;
}

/** The last id, where each is above the one before: as editors give them out, so that none is there twice. */
function lastAscending(lists: readonly List[]): number | undefined {
	let last = 0;
	for (const { things } of lists) {
		for (const { id } of things) {
			if (id <= 0) continue;
			if (id <= last) return undefined;
			last = id;
		}
	}
	return last;
}

function placeOf(count: number, lists: readonly List[]): Path {
	let left = count;
	for (const { things, path, start } of lists) {
		if (left < things.length) return [...path, start + left];
		left -= things.length;
	}
	return [];
}
