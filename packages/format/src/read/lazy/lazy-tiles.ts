import type { PackedTiles } from './packed-tiles.ts';
import { textOf } from './packed-tiles.ts';

/** The tile data of a layer or chunk as it came. `decodeTiles` decodes the layer or chunk that has it. */
export class LazyTiles {
	/** One for all, since each private field takes time for each chunk. */
	readonly #packed: PackedTiles;

	/** Only `read` makes them. */
	constructor(packed: PackedTiles) {
		this.#packed = packed;
	}

	static packedIn(tiles: LazyTiles): PackedTiles {
		return tiles.#packed;
	}

	/** How the file stores the data: as base64, or as comma-separated numbers. */
	get encoding(): 'csv' | 'base64' {
		return this.#packed.layer.encoding;
	}

	/** The number of cells that the data must have, by the size of its layer or chunk. */
	get cells(): number {
		return this.#packed.width * this.#packed.height;
	}

	/** The text of the data in UTF-8, as it is in the file. It may be a part of the bytes that were read: do not change it. */
	get text(): Uint8Array {
		const { data, layer } = this.#packed;
		const { bytes, start, end } = textOf(data, layer.file.opened.store);
		return bytes.subarray(start, end);
	}
}
