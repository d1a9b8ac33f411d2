import type { Transformations, WangSet } from '@tilewright/format';
import { incompleteWangSet, short } from '@tilewright/format/internal';
import { ownTilesets } from './each-part.ts';
import type { Rule } from './rule.ts';

/** Sets with more colors have more combinations than anybody draws. */
const MOST_COLORS = 16;

/** Wang sets have a tile for each combination of two colors that meet in any tile. Sets of mixed type have too many combinations. */
export const completeWangSets: Rule = ({ doc }, report) => {
	for (const { tileset, path } of ownTilesets(doc)) {
		for (const [i, set] of tileset.wangsets.entries()) {
			if (set.type === 'mixed' || set.colors.length > MOST_COLORS || set.wangtiles.length === 0) continue;
			const { missing, needed } = combinations(set, tileset.transformations);
			const [first] = missing;
			if (first === undefined) continue;
			const example = first.map((color) => set.colors[color - 1]?.name || `color ${color}`).join(', ');
			report.add(incompleteWangSet, [...path, 'wangsets', i], { set: short(set.name), missing: missing.length, needed, example });
		}
	}
};

type Sides = readonly [number, number, number, number];

/** The combinations of colors that meet, and those without a tile. */
function combinations(set: WangSet, transformations: Transformations | undefined): { readonly missing: Sides[]; readonly needed: number } {
	const offset = set.type === 'edge' ? 0 : 1;
	const present = new Set<string>();
	const pairs = new Set<string>();
	for (const { wangid } of set.wangtiles) {
		const sides: Sides = [wangid[offset] ?? 0, wangid[offset + 2] ?? 0, wangid[offset + 4] ?? 0, wangid[offset + 6] ?? 0];
		if (sides.some((color) => color === 0 || color > set.colors.length)) continue;
		for (const turned of transformed(sides, set.type, transformations)) present.add(turned.join());
		for (const a of sides) for (const b of sides) if (a < b) pairs.add(`${a},${b}`);
	}
	const missing = new Map<string, Sides>();
	const needed = new Set<string>();
	for (const pair of pairs) {
		const [a = 0, b = 0] = pair.split(',').map(Number);
		for (let bits = 0; bits < 16; bits++) {
			const at = (bit: number): number => ((bits >> bit) & 1 ? b : a);
			const sides: Sides = [at(0), at(1), at(2), at(3)];
			needed.add(sides.join());
			if (!present.has(sides.join())) missing.set(sides.join(), sides);
		}
	}
	return { missing: [...missing.values()], needed: needed.size };
}

/** The combinations that a tile has with the transformations that its tileset allows. */
function transformed(sides: Sides, type: WangSet['type'], allowed: Transformations | undefined): readonly Sides[] {
	const found = new Map<string, Sides>([[sides.join(), sides]]);
	for (const [a, b, c, d] of found.values()) {
		const next: Sides[] = [];
		if (allowed?.rotate) next.push([d, a, b, c]);
		// From the top clockwise for edges, from the top right for corners.
		if (allowed?.hflip) next.push(type === 'edge' ? [a, d, c, b] : [d, c, b, a]);
		if (allowed?.vflip) next.push(type === 'edge' ? [c, b, a, d] : [b, a, d, c]);
		for (const each of next) found.set(each.join(), each);
	}
	return [...found.values()];
}
