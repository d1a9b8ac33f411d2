import type { CellBounds } from '@tilewright/format';
import type { Region } from './region.ts';
import { rectangle, rectanglesOf } from './region.ts';
import { unionOf } from './shapes.ts';

/**
 * The connected parts of a region, ordered by the top of their bounds, then by the left.
 *
 * @param corners - whether cells that touch at a corner are connected, too
 */
export function partsOf(region: Region, corners = false): Region[] {
	const areas = rectanglesOf(region);
	const parts = areas.map((_, i) => i);
	const rootOf = (i: number): number => {
		let root = i;
		while (parts[root] !== undefined && parts[root] !== root) root = parts[root] ?? root;
		return root;
	};
	// Areas are ordered by rows. Those that end above an area cannot touch it or later ones.
	let open: number[] = [];
	for (const [i, area] of areas.entries()) {
		open = open.filter((j) => bottomOf(areas[j]) >= area.y);
		for (const j of open) {
			const other = areas[j];
			if (other !== undefined && touch(area, other, corners)) parts[rootOf(i)] = rootOf(j);
		}
		open.push(i);
	}
	const groups = new Map<number, Region[]>();
	for (const [i, area] of areas.entries()) {
		const root = rootOf(i);
		const group = groups.get(root);
		if (group === undefined) groups.set(root, [rectangle(area)]);
		else group.push(rectangle(area));
	}
	return [...groups.values()].map(unionOf).sort((a, b) => topOf(a) - topOf(b) || leftOf(a) - leftOf(b));
}

const bottomOf = (area: CellBounds | undefined): number => (area === undefined ? 0 : area.y + area.height);
const topOf = ({ bands }: Region): number => bands[0]?.top ?? 0;
const leftOf = ({ bands }: Region): number => Math.min(...bands.map(({ spans }) => spans[0] ?? 0));

function touch(a: CellBounds, b: CellBounds, corners: boolean): boolean {
	const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
	const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
	return across >= 0 && down >= 0 && (corners || across + down > 0);
}
