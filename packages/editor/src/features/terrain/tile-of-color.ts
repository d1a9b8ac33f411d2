import type { WangSet } from '@tilewright/format';

/**
 * The tile that shows a color: the one that the set names, else the one that has the color at most positions.
 *
 * @param named - -1 if the set names none
 * @param color - counted from 1
 */
export function tileOfColor({ wangtiles }: WangSet, named: number, color: number): number {
	if (named >= 0) return named;
	let best = { id: -1, count: 0 };
	for (const { tileid, wangid } of wangtiles) {
		const count = wangid.filter((own) => own === color).length;
		if (count > best.count) best = { id: tileid, count };
	}
	return best.id;
}
