import type { Words } from '../../json/string-end.ts';
import type { TileSource } from '../../json/tile-source.ts';
import type { Scanner } from './scanner.ts';
import { giveUp } from './unusual.ts';

/** The tile data of a layer or chunk: where its text is, and what it holds. */
export interface Tiles {
	readonly start: number;
	readonly end: number;
	readonly source: TileSource;
}

/** The state for reading one document. */
export interface Reading {
	readonly scanner: Scanner;
	/** The same bytes as those of the scanner. */
	readonly text: Words;
	/** Whether tile data is left as it came. */
	readonly lazy: boolean;
	/** Whether the map is infinite: then a tile layer without chunks is empty. */
	infinite: boolean;
	/** By the numbers in their marks. */
	readonly tiles: Tiles[];
	/** Lists whose items need no check, except for tile data. */
	readonly regular: Set<unknown>;
	/** Items of lists that are not complete: a list of the right length is made of them. */
	readonly items: unknown[];
	/** How many elements may still be inside each other. */
	depth: number;
}

/** Counts elements inside others, before and after reading them. */
export function deeper(reading: Reading, levels: number): void {
	reading.depth -= levels;
	if (reading.depth < 0) giveUp();
}

/** Makes a list of the items from an index on. */
export function listFrom({ items }: Pick<Reading, 'items'>, start: number): unknown[] {
	const list = items.slice(start);
	items.length = start;
	return list;
}
