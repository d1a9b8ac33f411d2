import type { Document } from '../model/document.ts';
import { isInfinite } from '../model/grid.ts';
import { mapLayers } from '../model/layers.ts';
import { NEWEST_VERSION } from '../spec/field.ts';
import type { Form } from '../spec/form.ts';
import { isBefore } from '../spec/form.ts';
import { recut } from './chunks.ts';
import type { WriteOptions } from './options.ts';

/** The document with the changes that the options make to its fields; the encoding of tile data is not among them. */
export function adapted(doc: Document, options: WriteOptions, form?: Form): Document {
	const { chunkSize, compression, stamp, syntax } = options;
	const named = stamp === undefined ? doc : withStamp(doc, stamp);
	if (named.type !== 'map') return named;
	// The level of the map is for its own compression. A requested one has its default level, unless one is requested too.
	const level = options.compressionLevel ?? (compression ? -1 : named.compressionlevel);
	const map = level === named.compressionlevel ? named : { ...named, compressionlevel: level };
	// For a version without infinite maps, larger chunks would only add empty cells.
	const hasChunks = form === undefined || !isBefore(form.version, '1.1');
	if (chunkSize === undefined || !map.infinite || !hasChunks) return map;
	const { editorsettings: { chunksize, ...settings } = {}, ...rest } = map;
	const { width: _, height: __, ...others } = chunksize ?? {};
	const isUsual = chunkSize.width === 16 && chunkSize.height === 16 && Object.keys(others).length === 0;
	const own = isUsual ? settings : { ...settings, chunksize: { ...others, ...chunkSize } };
	const layers = mapLayers(map.layers, (layer) =>
		layer.type === 'tilelayer' && isInfinite(layer) ? recut(layer, chunkSize, syntax === 'xml') : layer,
	);
	return { ...rest, layers, ...(Object.keys(own).length > 0 && { editorsettings: own }) };
}

/** Renames the version of the program that saved a document (rule N1). */
function withStamp(doc: Document, name: 'editorversion' | 'tiledversion'): Document {
	if (doc.type === 'world') return doc;
	const { editorversion, tiledversion, ...rest } = doc;
	const first = name === 'tiledversion' ? tiledversion : editorversion;
	const stamp = first ?? tiledversion ?? editorversion ?? (doc.type === 'template' ? undefined : NEWEST_VERSION);
	return stamp === undefined ? doc : { ...rest, [name]: stamp };
}
