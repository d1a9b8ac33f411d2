import type { Path } from '../../issue/report.ts';
import { TileText } from '../json/tile-source.ts';
import type { TileStore } from '../tile-data.ts';
import type { LazyFile } from './file.ts';

/** The facts that the undecoded blocks of a layer have in common: a layer may have many thousand chunks. */
export interface PackedLayer {
	readonly file: LazyFile;
	readonly encoding: 'csv' | 'base64';
	readonly compression: unknown;
	readonly path: Path;
}

/** Tile data that is not decoded. A class: V8 may make literals where objects live long, and collects them late (bench/HISTORY.md). */
export class PackedTiles {
	/** A text, or what stands for one in the file. */
	readonly data: string | TileText;
	/** The size that the data must have, in cells. */
	readonly width: number;
	readonly height: number;
	readonly layer: PackedLayer;
	/** The index of its chunk; -1 for a finite layer. */
	readonly chunk: number;

	constructor(data: string | TileText, width: number, height: number, layer: PackedLayer, chunk: number) {
		this.data = data;
		this.width = width;
		this.height = height;
		this.layer = layer;
		this.chunk = chunk;
	}
}

/** The path of a layer, or of one of its chunks. */
export const blockPath = (layer: Path, chunk: number): Path => (chunk < 0 ? layer : [...layer, 'chunks', chunk]);

/** The text of tile data, as a part of the file or a copy. */
export function textOf(
	data: string | TileText,
	{ bytes, sourceOf }: TileStore,
): { readonly bytes: Uint8Array; readonly start: number; readonly end: number } {
	const source = sourceOf(data);
	if (source instanceof TileText) return { bytes, start: source.start, end: source.end };
	const copy = new TextEncoder().encode(String(data));
	return { bytes: copy, start: 0, end: copy.length };
}
