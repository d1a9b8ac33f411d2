import type { RawObject } from '../../model/json-value.ts';

/** Tile data that was taken out of a text: the numbers of an array, a long string, or all chunks of a layer. */
export type TileSource = Uint32Array | TileText | ChunkSource;

/** The bytes between the quotes of a string in the file. */
export class TileText {
	readonly start: number;
	readonly end: number;

	constructor(start: number, end: number) {
		this.start = start;
		this.end = end;
	}
}

/** Whether a value is the tile data of a chunk that needed no check. */
export const isTaken = (value: unknown): value is Uint32Array | TileText => value instanceof Uint32Array || value instanceof TileText;

/**
 * Makes a list of chunks, new ones each time. Otherwise than their tile data, they need no check.
 *
 * @param dataOf - what to put into a chunk in place of its tile data
 */
export interface ChunkSource {
	(dataOf?: (source: Uint32Array | TileText) => unknown): RawObject[];
	/** It is no text. */
	readonly start?: undefined;
	readonly end?: undefined;
}
