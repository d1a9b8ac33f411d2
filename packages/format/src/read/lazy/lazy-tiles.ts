import type { PackedLayer, PackedTiles } from './packed-tiles.ts';
import { textOf } from './packed-tiles.ts';

/** The tile data of a layer or chunk as it came. `decodeTiles` decodes the layer or chunk that has it. */
export class LazyTiles {
	readonly #data: string;
	readonly #width: number;
	readonly #height: number;
	readonly #layer: PackedLayer;
	readonly #chunk: number;

	/** Only `read` makes them. */
	constructor(data: string, width: number, height: number, layer: PackedLayer, chunk: number) {
		this.#data = data;
		this.#width = width;
		this.#height = height;
		this.#layer = layer;
		this.#chunk = chunk;
	}

	static packedIn(tiles: LazyTiles): PackedTiles {
		return { data: tiles.#data, width: tiles.#width, height: tiles.#height, layer: tiles.#layer, chunk: tiles.#chunk };
	}

	/** How the file stores the data: as base64, or as comma-separated numbers. */
	get encoding(): 'csv' | 'base64' {
		return this.#layer.encoding;
	}

	/** The number of cells that the data must have, by the size of its layer or chunk. */
	get cells(): number {
		return this.#width * this.#height;
	}

	/** The text of the data in UTF-8, as it stands in the file. It may be a part of the bytes that were read: do not change it. */
	get text(): Uint8Array {
		const { bytes, start, end } = textOf(this.#data, this.#layer.file.opened.store);
		return bytes.subarray(start, end);
	}
}
