import { missingData, tooLarge } from '../../issue/findings/tile-data.ts';
import type { Path } from '../../issue/report.ts';
import type { RawObject } from '../../model/json-value.ts';
import { isObject } from '../../model/json-value.ts';
import { TileText } from '../json/tile-source.ts';
import type { StructureContext } from '../structure/structure-context.ts';
import { isSize, looksLikeCsv, tileDecoder } from '../tile-data.ts';
import type { LazyFile } from './file.ts';
import { LazyTiles } from './lazy-tiles.ts';
import type { PackedLayer } from './packed-tiles.ts';
import { blockPath, PackedTiles, textOf } from './packed-tiles.ts';

/**
 * Returns a function like that of `tileDecoder`, which decodes only arrays, and keeps texts as they came. It reports what can be seen without
 * decoding, and never keeps more than `most` cells for the whole document.
 */
export function tileKeeper(file: LazyFile, most: number): StructureContext['decode'] {
	const { opened, report, codecs } = file;
	const { store } = opened;
	const decodeArray = tileDecoder(store, report, most, codecs);
	let total = 0;
	let known: PackedLayer | undefined;

	return (layer, path, explicit) => {
		const { chunks } = layer;
		const around = [...path];
		known = undefined;
		if (!Array.isArray(chunks)) keepBlock(layer, around, -1, layer, explicit);
		else
			for (let i = 0; i < chunks.length; i++) {
				const chunk: unknown = chunks[i];
				if (isObject(chunk)) keepBlock(chunk, around, i, layer, explicit);
			}
		if (layer['encoding'] === 'csv') layer['compression'] = '';
	};

	function keepBlock(block: RawObject, around: Path, chunk: number, layer: RawObject, explicit: boolean): void {
		const { width, height, data } = block;
		if (!isSize(width) || !isSize(height)) return;
		const holder = chunk < 0 ? 'layer' : 'chunk';
		total += width * height;
		if (total > most) {
			report.add(tooLarge, blockPath(around, chunk), { holder, found: `${width} × ${height}`, limit: most });
			total -= width * height;
		} else if (data === undefined || data === null) {
			report.add(missingData, blockPath(around, chunk), {});
			block['data'] = new Uint32Array(width * height);
		} else if (isText(data)) {
			const encoding = encodingOf(data, layer, explicit);
			if (encoding !== undefined)
				block['data'] = new LazyTiles(new PackedTiles(data, width, height, packedLayer(around, encoding, layer), chunk));
		} else {
			const alone: RawObject = { width, height, data };
			decodeArray(alone, blockPath(around, chunk), explicit);
			block['data'] = alone['data'];
		}
	}

	/** Whether it is a text, or stands for one. */
	function isText(data: unknown): data is string | TileText {
		return data instanceof TileText || (typeof data === 'string' && !(store.sourceOf(data) instanceof Uint32Array));
	}

	/** One for all blocks of a layer that are stored alike. */
	function packedLayer(path: Path, encoding: 'csv' | 'base64', layer: RawObject): PackedLayer {
		if (known?.encoding !== encoding) known = { file, encoding, compression: layer['compression'] ?? '', path };
		return known;
	}

	/** How a text is stored. Real infinite layers have no `encoding` (rule L3); then it is recognized by the data. */
	function encodingOf(data: string | TileText, layer: RawObject, explicit: boolean): 'csv' | 'base64' | undefined {
		const { encoding } = layer;
		// The structure check has reported an unknown encoding.
		if (encoding !== 'csv' && encoding !== 'base64') return undefined;
		if (encoding === 'csv' && (explicit || looksLikeCsvAt(data))) return 'csv';
		layer['encoding'] = 'base64';
		return 'base64';
	}

	function looksLikeCsvAt(data: string | TileText): boolean {
		const { bytes, start, end } = textOf(data, store);
		return looksLikeCsv(bytes, start, end);
	}
}
