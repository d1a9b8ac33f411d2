import type { Issue } from '../issue/issue.ts';
import { createReport } from '../issue/report.ts';
import { parsePointer, pointerOf } from '../model/pointer.ts';
import type { Moved } from './moves.ts';
import type { Opened } from './opened.ts';
import { placed } from './placed.ts';

/** Adds places to findings with pointers into a document. */
export const placeMoved = (
	bytes: Uint8Array,
	issues: readonly Issue[],
	{ origins, orders }: Moved,
	opened: Pick<Opened, 'places' | 'exact' | 'inside' | 'offsetsOf'>,
): readonly Issue[] => {
	const inOrder = issues.map((issue) => ({ ...issue, pointer: beforeOrdering(issue.pointer, orders) }));
	return placed({ ...createReport(), issues: inOrder, origins }, bytes, opened);
};

/** Undoes the changes that reading makes to lists: it sorts properties by name (rule J11) and drops redundant tiles (J5). */
function beforeOrdering(pointer: string, orders: ReadonlyMap<string, readonly number[]>): string {
	if (orders.size === 0) return pointer;
	const path = parsePointer(pointer);
	for (let depth = 0; depth < path.length; depth++) {
		const index = orders.get(pointerOf(path.slice(0, depth)))?.[Number(path[depth])];
		if (index !== undefined) path[depth] = String(index);
	}
	return pointerOf(path);
}
