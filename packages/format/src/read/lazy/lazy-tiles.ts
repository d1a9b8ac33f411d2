import type { LazyFile } from './file.ts';
import type { PackedTiles } from './packed-tiles.ts';
import { textOf } from './packed-tiles.ts';

/** What tile data that is not decoded consists of. */
interface Parts {
	readonly packed: PackedTiles;
	readonly file: LazyFile;
}

/** The tile data of a layer or chunk as it came. `decodeTiles` decodes the layer or chunk that has it. */
export class LazyTiles {
	readonly #packed: PackedTiles;
	readonly #file: LazyFile;

	/** Only `read` makes them. */
	constructor(packed: PackedTiles, file: LazyFile) {
		this.#packed = packed;
		this.#file = file;
	}

	static partsOf(tiles: LazyTiles): Parts {
		return { packed: tiles.#packed, file: tiles.#file };
	}

	/** How the file stores the data: as base64, or as comma-separated numbers. */
	get encoding(): 'csv' | 'base64' {
		return this.#packed.encoding;
	}

	/** The number of cells that the data must have, by the size of its layer or chunk. */
	get cells(): number {
		const { width, height } = this.#packed;
		return width * height;
	}

	/** The text of the data in UTF-8, as it stands in the file. It may be a part of the bytes that were read: do not change it. */
	get text(): Uint8Array {
		const { bytes, start, end } = textOf(this.#packed.data, this.#file.opened.store);
		return bytes.subarray(start, end);
	}
}
