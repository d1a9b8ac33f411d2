import type { Path } from '../../issue/report.ts';
import type { TileStore } from '../tile-data.ts';

/** Tile data that is not decoded. */
export interface PackedTiles {
	/** A text, or the marker of the scan for one. */
	readonly data: string;
	readonly encoding: 'csv' | 'base64';
	readonly compression: unknown;
	/** The size that the data must have, in cells. */
	readonly width: number;
	readonly height: number;
	/** The path of its layer. */
	readonly layer: Path;
	/** The index of its chunk; -1 for a finite layer. */
	readonly chunk: number;
}

/** The path of the layer or chunk. */
export const blockPath = ({ layer, chunk }: Pick<PackedTiles, 'layer' | 'chunk'>): Path =>
	chunk < 0 ? layer : [...layer, 'chunks', chunk];

/** The text of tile data, as a part of the file or a copy. */
export function textOf(
	data: string,
	{ bytes, sourceOf }: TileStore,
): { readonly bytes: Uint8Array; readonly start: number; readonly end: number } {
	const source = sourceOf(data);
	if (source?.form === 'string') return { bytes, start: source.start, end: source.end };
	const copy = new TextEncoder().encode(data);
	return { bytes: copy, start: 0, end: copy.length };
}
