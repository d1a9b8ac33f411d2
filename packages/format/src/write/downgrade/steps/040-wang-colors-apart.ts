import { isObject } from '../../../model/json-value.ts';
import { isBefore } from '../../../spec/form.ts';
import type { DowngradeStep } from '../step.ts';

/** V3: before 1.5, a Wang set had two lists of colors, for edges and for corners, each counted from 1. */
export const wangColorsApart: DowngradeStep = {
	name: '040-wang-colors-apart',
	versions: ['1.5'],
	doc: '`colors` become `edgecolors` and `cornercolors`, by where Wang tiles use them, and the numbers in each `wangid` follow. A color that both use becomes one of each. `type` changes too if reading would infer another one from the colors. Both are reported. In XML, numbers of colors above 15 are left out.',
	resources: ['wangset'],
	isFor: ({ version }) => isBefore(version, '1.5'),
	takes: ['colors', 'type'],
	downgrade({ colors: list, type, wangtiles: tiles, ...rest }, { form, changed, lost }) {
		const colors: unknown[] = Array.isArray(list) ? list : [];
		const wangtiles: unknown[] = Array.isArray(tiles) ? tiles : [];
		const { edges, corners, inOrder } = apart(colors.length, type, wangtiles);
		const typeAgain = inferredType(edges.length > 0, corners.length > 0);
		if (typeAgain !== type) changed(['type'], `type "${type}" of such a Wang set`, `becomes "${typeAgain}"`);
		if (!inOrder) {
			changed(['colors'], 'a color of both edges and corners', 'becomes one color of each');
			changed(['wangtiles'], 'the numbers of colors of both edges and corners', 'become numbers of each');
		}
		const renumbered = (color: unknown, index: number): unknown => {
			if (typeof color !== 'number' || color === 0) return color;
			if (inOrder) return index % 2 === 0 ? color : color - edges.length;
			return (index % 2 === 0 ? edges : corners).indexOf(color) + 1;
		};
		return {
			...rest,
			edgecolors: edges.map((color) => colors[color - 1]),
			cornercolors: corners.map((color) => colors[color - 1]),
			wangtiles: wangtiles.map((tile, i) => {
				if (!isObject(tile) || !Array.isArray(tile['wangid'])) return tile;
				const wangid = tile['wangid'].map(renumbered);
				if (form.syntax === 'json' || wangid.every(isNibble)) return { ...tile, wangid };
				const above = wangid.filter((color) => !isNibble(color)).join(', ');
				lost(['wangtiles', i, 'wangid'], `a color that is not a whole number from 0 to ${MOST_IN_XML}`, above);
				return { ...tile, wangid: wangid.map((color) => (isNibble(color) ? color : 0)) };
			}),
		};
	},
};

/** Readers infer the type from which of the two lists have colors. */
const inferredType = (edges: boolean, corners: boolean): string => (edges === corners ? 'mixed' : edges ? 'edge' : 'corner');

/** X5: each is a hexadecimal digit. */
const MOST_IN_XML = 15;
const isNibble = (color: unknown): boolean => typeof color === 'number' && Number.isInteger(color) && color >= 0 && color <= MOST_IN_XML;

interface Apart {
	/** The numbers of the colors, from 1. */
	readonly edges: readonly number[];
	readonly corners: readonly number[];
	/** Whether joining them again gives the same list. */
	readonly inOrder: boolean;
}

function apart(count: number, type: unknown, wangtiles: readonly unknown[]): Apart {
	const all = Array.from({ length: count }, (_, i) => i + 1);
	const [onEdges, onCorners] = [colorsAt(0, count, wangtiles), colorsAt(1, count, wangtiles)];
	if (type === 'edge' && onCorners.length === 0) return { edges: all, corners: [], inOrder: true };
	if (type === 'corner' && onEdges.length === 0) return { edges: [], corners: all, inOrder: true };
	// If there are two colors, each list gets one: otherwise the set would not read back as a mixed one.
	const least = Math.max(Math.min(1, count), ...onEdges);
	const most = Math.min(Math.max(count - 1, least), ...onCorners.map((color) => color - 1));
	if (least <= most) return { edges: all.slice(0, least), corners: all.slice(least), inOrder: true };
	return { edges: all.filter((color) => onEdges.includes(color) || !onCorners.includes(color)), corners: onCorners, inOrder: false };
}

/** The colors that tiles have at edges (0) or corners (1), in ascending order. */
function colorsAt(rest: 0 | 1, count: number, wangtiles: readonly unknown[]): number[] {
	const used = new Set<number>();
	for (const tile of wangtiles) {
		const wangid: unknown = isObject(tile) ? tile['wangid'] : undefined;
		if (!Array.isArray(wangid)) continue;
		for (const [i, color] of wangid.entries())
			if (i % 2 === rest && typeof color === 'number' && color > 0 && color <= count) used.add(color);
	}
	return [...used].sort((a, b) => a - b);
}
