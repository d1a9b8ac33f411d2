import { isObject } from '../../check/plan.ts';
import { isBefore } from '../../spec/form.ts';
import type { DowngradeStep } from '../step.ts';

/** V3: before 1.5, a matching set had its edge colors and corner colors apart, each counted from 1. */
export const wangColorsApart: DowngradeStep = {
	name: '040-wang-colors-apart',
	resources: ['wangset'],
	isFor: ({ version }) => isBefore(version, '1.5'),
	takes: ['colors', 'type'],
	downgrade({ colors: list, type, wangtiles: tiles, ...rest }, { changed }) {
		const colors: unknown[] = Array.isArray(list) ? list : [];
		const wangtiles: unknown[] = Array.isArray(tiles) ? tiles : [];
		const { edges, corners, inOrder } = apart(colors.length, type, wangtiles);
		// The type is told by which of the two lists are there.
		if (typeToldBy(edges, corners) !== type) changed(['type'], `Type "${type}" of a matching set`, `"${typeToldBy(edges, corners)}"`);
		if (!inOrder) changed(['colors'], 'Colors of both edges and corners', 'edges first, then corners');
		const renumbered = (color: unknown, index: number): unknown => {
			if (typeof color !== 'number' || color === 0) return color;
			return (index % 2 === 0 ? edges : corners).indexOf(color) + 1;
		};
		return {
			...rest,
			edgecolors: edges.map((color) => colors[color - 1]),
			cornercolors: corners.map((color) => colors[color - 1]),
			wangtiles: wangtiles.map((tile) =>
				isObject(tile) && Array.isArray(tile['wangid']) ? { ...tile, wangid: tile['wangid'].map(renumbered) } : tile,
			),
		};
	},
};

interface Apart {
	/** Numbers of the colors, from 1. */
	readonly edges: readonly number[];
	readonly corners: readonly number[];
	/** Whether one after the other they are what they were. */
	readonly inOrder: boolean;
}

function apart(count: number, type: unknown, wangtiles: readonly unknown[]): Apart {
	const all = Array.from({ length: count }, (_, i) => i + 1);
	if (type === 'edge') return { edges: all, corners: colorsAt(1, wangtiles), inOrder: colorsAt(1, wangtiles).length === 0 };
	if (type === 'corner') return { edges: colorsAt(0, wangtiles), corners: all, inOrder: colorsAt(0, wangtiles).length === 0 };
	const [onEdges, onCorners] = [colorsAt(0, wangtiles), colorsAt(1, wangtiles)];
	const least = Math.max(1, ...onEdges);
	const most = Math.min(count, ...onCorners) - (onCorners.length > 0 || count > 1 ? 1 : 0);
	if (least <= most) return { edges: all.slice(0, least), corners: all.slice(least), inOrder: true };
	const edges = all.filter((color) => !onCorners.includes(color) || onEdges.includes(color));
	return { edges, corners: onCorners, inOrder: false };
}

/** The colors that tiles have at edges (0) or corners (1), in ascending order. */
function colorsAt(rest: 0 | 1, wangtiles: readonly unknown[]): number[] {
	const used = new Set<number>();
	for (const tile of wangtiles) {
		const wangid: unknown = isObject(tile) ? tile['wangid'] : undefined;
		if (!Array.isArray(wangid)) continue;
		for (const [i, color] of wangid.entries()) if (i % 2 === rest && typeof color === 'number' && color > 0) used.add(color);
	}
	return [...used].sort((a, b) => a - b);
}

/** As upgrade step 040 tells it. */
const typeToldBy = (edges: readonly unknown[], corners: readonly unknown[]): string =>
	corners.length === 0 ? 'edge' : edges.length === 0 ? 'corner' : 'mixed';
