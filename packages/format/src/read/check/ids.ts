import { duplicateLayerId, duplicateObjectId } from '../../issue/findings/ids.ts';
import type { Report } from '../../issue/report.ts';
import { pointerOf } from '../../model/pointer.ts';
import type { TileMap } from '../../model/types.gen.ts';
import type { IdList } from '../id-lists.ts';
import { idLists } from '../id-lists.ts';

/** Reports layers and objects with the same id. They are kept: real maps have them, and a reference by id means one of the two. */
export function checkIds(map: TileMap, report: Report): void {
	const { layers, objects } = idLists(map);
	reportDuplicates(layers, duplicateLayerId, report);
	reportDuplicates(objects, duplicateObjectId, report);
}

function reportDuplicates(lists: readonly IdList[], finding: typeof duplicateLayerId | typeof duplicateObjectId, report: Report): void {
	if (areAscending(lists)) return;
	const first = new Map<number, { readonly list: IdList; readonly index: number }>();
	for (const list of lists) {
		for (const [index, { id }] of list.items.entries()) {
			if (id <= 0) continue;
			const before = first.get(id);
			if (before === undefined) first.set(id, { list, index });
			else report.add(finding, [...list.pathOf(index), 'id'], { id, first: pointerOf(before.list.pathOf(before.index)) });
		}
	}
}

/** Whether each id is above the one before, as in most maps: then there are no duplicates. */
function areAscending(lists: readonly IdList[]): boolean {
	let last = 0;
	for (const { items } of lists) {
		for (const { id } of items) {
			if (id <= 0) continue;
			if (id <= last) return false;
			last = id;
		}
	}
	return true;
}
