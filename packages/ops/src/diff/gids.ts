import type { Tileset } from '@tilewright/format';
import { GidFlags, splitGid, tileFinder } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';
import { isReference } from '../references/tileset-kind.ts';
import type { TileUse } from './change.ts';

/** The meanings of the GIDs of two documents. */
export interface GidMeanings {
	/** Whether a GID of the document before and one of the document after mean the same tile of the same tileset, with the same flips. */
	readonly isSame: (before: number, after: number) => boolean;
	/** Whether every GID means the same in both documents: then it is enough to compare the numbers. */
	readonly areNumbers: boolean;
	/** The tile of a GID in the document before; `null` is no tile. */
	readonly before: (gid: number) => TileUse | null;
	/** The tile of a GID in the document after; `null` is no tile. */
	readonly after: (gid: number) => TileUse | null;
}

/** A tileset and its GIDs: up to the first GID of the next tileset (rule G3). `index` -1 is for GIDs that belong to no tileset. */
interface Span {
	readonly index: number;
	readonly first: number;
	readonly end: number;
}

/** The GIDs of a tileset in the document before, and of the same tileset in the document after. */
interface Translation {
	readonly first: number;
	readonly end: number;
	/** The difference between the GID after and the GID before. */
	readonly shift: number;
	/** The GIDs in the document after; an empty range where the tileset was removed. */
	readonly toFirst: number;
	readonly toEnd: number;
}

const END = TILE_BITS + 1;

/** The name of a tileset; for an external tileset, the path of its file. */
export const tilesetName = (tileset: Tileset): string => (isReference(tileset) ? tileset.source : tileset.name);

/** @param toAfter - the index of each tileset in the document after, by its index in the document before */
export function gidMeanings(before: readonly Tileset[], after: readonly Tileset[], toAfter: ReadonlyMap<number, number>): GidMeanings {
	const spans = new Map(spansOf(after).map((span) => [span.index, span]));
	const translations = spansOf(before).map(({ index, first, end }): Translation => {
		const there = spans.get(index < 0 ? index : (toAfter.get(index) ?? Number.NaN));
		if (there === undefined) return { first, end, shift: 0, toFirst: 0, toEnd: 0 };
		const shift = index < 0 ? 0 : (after[there.index]?.firstgid ?? 0) - (before[index]?.firstgid ?? 0);
		return { first, end, shift, toFirst: there.first, toEnd: there.end };
	});
	const areNumbers = translations.every(({ first, end, shift, toFirst, toEnd }) => shift === 0 && first === toFirst && end === toEnd);
	return { isSame: comparisonBy(translations), areNumbers, before: tileUses(before), after: tileUses(after) };
}

/** From 1 on, without gaps. Where tilesets share a `firstgid`, the last one has the GIDs. */
function spansOf(tilesets: readonly Tileset[]): Span[] {
	const sorted = tilesets.map(({ firstgid }, index) => ({ index, first: firstgid })).sort((a, b) => a.first - b.first);
	return [{ index: -1, first: -Infinity }, ...sorted].flatMap(({ index, first }, i) => {
		const span = { index, first: Math.max(first, 1), end: Math.min(sorted[i]?.first ?? END, END) };
		return span.first < span.end ? [span] : [];
	});
}

/** Neighboring cells mostly use the same tileset: the translation used last is tried first. */
function comparisonBy(translations: readonly Translation[]): GidMeanings['isSame'] {
	const none: Translation = { first: 0, end: 0, shift: 0, toFirst: 0, toEnd: 0 };
	let last = none;
	return (before, after) => {
		if (((before ^ after) & GidFlags.all) !== 0) return false;
		const a = before & TILE_BITS;
		const b = after & TILE_BITS;
		if (a === 0 || b === 0) return a === b;
		if (a < last.first || a >= last.end) last = translationOf(a) ?? none;
		return b === a + last.shift && b >= last.toFirst && b < last.toEnd;
	};

	function translationOf(tile: number): Translation | undefined {
		let low = 0;
		let high = translations.length;
		while (low < high) {
			const middle = (low + high) >>> 1;
			if ((translations[middle]?.end ?? 0) <= tile) low = middle + 1;
			else high = middle;
		}
		return translations[low];
	}
}

const FLIPS = ['horizontal', 'vertical', 'diagonal', 'hexagonal'] as const;

/** Looks up each GID once: cells with the same GID share the result. */
function tileUses(tilesets: readonly Tileset[]): (gid: number) => TileUse | null {
	const find = tileFinder(tilesets);
	const known = new Map<number, TileUse>();
	return (gid) => {
		if (gid === 0) return null;
		const before = known.get(gid);
		if (before !== undefined) return before;
		const split = splitGid(gid);
		const owner = find(gid);
		const flips = FLIPS.filter((flip) => split[flip]);
		const use = { gid, tileset: owner === undefined ? null : tilesetName(owner.tileset), id: owner?.id ?? split.tile, flips };
		known.set(gid, use);
		return use;
	};
}
