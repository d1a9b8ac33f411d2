import { assignedId, raisedCounter } from '../../issue/findings/ids.ts';
import type { Path, Report } from '../../issue/report.ts';
import type { TileMap } from '../../model/types.gen.ts';
import type { IdList } from '../id-lists.ts';
import { idLists } from '../id-lists.ts';

/** Gives ids to layers and objects without one, and keeps the counters above all ids in use (rules J8, J13). */
export function settleIds(map: TileMap, report: Report): void {
	const { layers, objects } = idLists(map);
	map.nextlayerid = settle(layers, map.nextlayerid, 'Layer', report);
	map.nextobjectid = settle(objects, map.nextobjectid, 'Object', report);
}

/** @returns the new counter: one above the highest id, or the file's own counter if that is higher */
function settle(lists: readonly IdList[], counter: number, noun: 'Layer' | 'Object', report: Report): number {
	let highest = 0;
	let isMissing = false;
	for (const { items } of lists) {
		for (const { id } of items) {
			if (id > highest) highest = id;
			else if (id === 0) isMissing = true;
		}
	}
	const start = Math.max(counter, Math.floor(highest) + 1);
	// A counter may be a fraction, an id may not.
	let next = Math.ceil(start);
	// Only the first place is reported.
	let first: Path | undefined;
	for (const { items, pathOf } of isMissing ? lists : []) {
		for (let i = 0; i < items.length; i++) {
			const item = items[i];
			if (item === undefined || item.id !== 0) continue;
			const what = item.name ? `${noun} \`${item.name}\`` : noun === 'Layer' ? 'A layer' : 'An object';
			first ??= pathOf(i);
			report.count(assignedId, noun, first, { what, assigned: next });
			item.id = next++;
		}
	}
	if (counter > 1 && counter <= highest) {
		const field = noun === 'Layer' ? 'nextlayerid' : 'nextobjectid';
		report.add(raisedCounter, [field], {
			field,
			highest,
			found: String(counter),
			raised: first === undefined ? start : next,
		});
	}
	return first === undefined ? start : next;
}
