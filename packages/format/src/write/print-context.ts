import type { Report } from '../issue/report.ts';
import type { RawObject } from '../model/json-value.ts';
import type { VariantsOf } from '../spec/choose.ts';
import type { PlaceOf } from './items.ts';
import type { Layout } from './json/layout.ts';
import type { Sink } from './sink.ts';
import type { TileEncoding } from './tile-data.ts';

/** The context of printing a document. */
export interface PrintContext {
	readonly sink: Sink;
	readonly layout: Layout;
	readonly report: Report;
	/** The tables of the form to write. */
	readonly variantsOf: VariantsOf;
	/** How to write the tile data of a layer. */
	readonly encodingOf: (layer: RawObject) => TileEncoding;
	/** Text in base64 for tile data that it stands for. */
	readonly stored?: ReadonlyMap<unknown, Uint8Array> | undefined;
	/** Maps a place in the converted document to the place in the document given, for findings. */
	readonly placeOf?: PlaceOf;
}
