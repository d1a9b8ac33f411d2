import { deflateAside } from '#codec/deflate';
import { encodeBase64Bytes } from '../codec/base64.ts';
import { gidsToBytes } from '../codec/gids.ts';
import type { Document } from '../model/document.ts';
import { isInfinite } from '../model/grid.ts';
import { placedLayers } from '../model/layers.ts';
import { adapted } from './adapted.ts';
import { checkOptions } from './check-options.ts';
import type { WriteOptions } from './options.ts';
import { tileEncoding, writeWith } from './write.ts';

/** From this number of cells on, a layer is compressed aside. */
const LARGE = 2 ** 16;

/**
 * Writes a document as `write` does. In Node, large layers with zlib or gzip are compressed by several threads at once; the document
 * must not change meanwhile.
 *
 * @throws what `write` throws
 */
export async function writeAside(doc: Document, options: WriteOptions = {}): Promise<Uint8Array> {
	checkOptions(doc.type, options);
	return writeWith(doc, options, await compressedLayers(doc, options));
}

/** The text of large layers, by their cells; `undefined` if fewer than two are compressed. */
async function compressedLayers(doc: Document, options: WriteOptions): Promise<ReadonlyMap<unknown, Uint8Array> | undefined> {
	const deflate = deflateAside;
	if (deflate === undefined) return undefined;
	const large = largeLayers(doc, options);
	if (large.length < 2) return undefined;
	return new Map(
		await Promise.all(
			large.map(async ({ data, compression, level }): Promise<[Uint32Array, Uint8Array]> => {
				const deflated = await deflate(gidsToBytes(data), compression, level);
				return [data, encodeBase64Bytes(deflated)];
			}),
		),
	);
}

/** The cells of a layer, and how they are compressed. */
interface LargeLayer {
	readonly data: Uint32Array;
	readonly compression: 'zlib' | 'gzip';
	readonly level: number;
}

function largeLayers(doc: Document, options: WriteOptions): readonly LargeLayer[] {
	// Older versions may get the layers in another form.
	if (doc.type !== 'map' || doc.infinite || options.version !== undefined || options.keyed === true) return [];
	const written = adapted(doc, options);
	const found = new Map<Uint32Array, LargeLayer | undefined>();
	for (const { layer } of placedLayers(doc.layers)) {
		if (layer.type !== 'tilelayer' || isInfinite(layer)) continue;
		const { data, width, height } = layer;
		// What does not fit is refused by the writer.
		if (!(data instanceof Uint32Array) || data.length < LARGE || data.length !== width * height) continue;
		const { compression, level } = tileEncoding({ ...layer }, written, options);
		if (compression !== 'zlib' && compression !== 'gzip') continue;
		// Layers that share their cells may be compressed in different ways.
		found.set(data, found.has(data) ? undefined : { data, compression, level });
	}
	return [...found.values()].filter((layer) => layer !== undefined);
}
