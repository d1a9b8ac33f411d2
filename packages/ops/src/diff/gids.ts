import type { Tileset } from '@tilewright/format';
import { GidFlags, splitGid, tileFinder } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';
import type { TileUse } from './change.ts';
import { nameOf } from './tileset-name.ts';

/** What GIDs mean on both sides. */
export interface Gids {
	/** Whether a GID of the document before and one of the document after are the same tile of the same tileset, flipped alike. */
	readonly isSame: (before: number, after: number) => boolean;
	/** Whether all GIDs mean the same on both sides: then comparing the numbers will do. */
	readonly areNumbers: boolean;
	/** What a GID means; `null` is no tile. */
	readonly before: (gid: number) => TileUse | null;
	readonly after: (gid: number) => TileUse | null;
}

/** A tileset, and the GIDs that are its own: up to the next tileset's first (rule G3). `index` -1: no tileset. */
interface Span {
	readonly index: number;
	readonly first: number;
	readonly end: number;
}

/** GIDs of a tileset before and those of the same tileset after. */
interface Bridge {
	readonly first: number;
	readonly end: number;
	/** What to add to get the GID after. */
	readonly shift: number;
	/** The GIDs that the tileset has after; none where it was removed. */
	readonly toFirst: number;
	readonly toEnd: number;
}

const END = TILE_BITS + 1;

/** @param toAfter - index of the same tileset after, by index before */
export function gidsBetween(before: readonly Tileset[], after: readonly Tileset[], toAfter: ReadonlyMap<number, number>): Gids {
	const spans = new Map(spansOf(after).map((span) => [span.index, span]));
	const bridges = spansOf(before).map(({ index, first, end }): Bridge => {
		const there = spans.get(index < 0 ? index : (toAfter.get(index) ?? Number.NaN));
		if (there === undefined) return { first, end, shift: 0, toFirst: 0, toEnd: 0 };
		const shift = index < 0 ? 0 : (after[there.index]?.firstgid ?? 0) - (before[index]?.firstgid ?? 0);
		return { first, end, shift, toFirst: there.first, toEnd: there.end };
	});
	const areNumbers = bridges.every(({ first, end, shift, toFirst, toEnd }) => shift === 0 && first === toFirst && end === toEnd);
	return { isSame: comparer(bridges), areNumbers, before: meanings(before), after: meanings(after) };
}

/** From 1 on, without gaps. Of tilesets with one `firstgid`, the last has it all. */
function spansOf(tilesets: readonly Tileset[]): Span[] {
	const sorted = tilesets.map(({ firstgid }, index) => ({ index, first: firstgid })).sort((a, b) => a.first - b.first);
	return [{ index: -1, first: -Infinity }, ...sorted].flatMap(({ index, first }, i) => {
		const span = { index, first: Math.max(first, 1), end: Math.min(sorted[i]?.first ?? END, END) };
		return span.first < span.end ? [span] : [];
	});
}

/** Cells beside each other are mostly of one tileset: the bridge that was used last is tried first. */
function comparer(bridges: readonly Bridge[]): Gids['isSame'] {
	const nowhere: Bridge = { first: 0, end: 0, shift: 0, toFirst: 0, toEnd: 0 };
	let last = nowhere;
	return (before, after) => {
		if (((before ^ after) & GidFlags.all) !== 0) return false;
		const a = before & TILE_BITS;
		const b = after & TILE_BITS;
		if (a === 0 || b === 0) return a === b;
		if (a < last.first || a >= last.end) last = bridgeOf(a) ?? nowhere;
		return b === a + last.shift && b >= last.toFirst && b < last.toEnd;
	};

	function bridgeOf(tile: number): Bridge | undefined {
		let low = 0;
		let high = bridges.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((bridges[middle]?.end ?? 0) <= tile) low = middle + 1;
			else high = middle;
		}
		return bridges[low];
	}
}

const FLIPS = ['horizontal', 'vertical', 'diagonal', 'hexagonal'] as const;

/** Each GID is looked up once, and cells share what it means. */
function meanings(tilesets: readonly Tileset[]): (gid: number) => TileUse | null {
	const find = tileFinder(tilesets);
	const known = new Map<number, TileUse>();
	return (gid) => {
		if (gid === 0) return null;
		const before = known.get(gid);
		if (before !== undefined) return before;
		const split = splitGid(gid);
		const owner = find(gid);
		const flips = FLIPS.filter((flip) => split[flip]);
		const use = { gid, tileset: owner === undefined ? null : nameOf(owner.tileset), id: owner?.id ?? split.tile, flips };
		known.set(gid, use);
		return use;
	};
}
