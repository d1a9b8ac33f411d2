import { encodeBase64Bytes } from '../../codec/base64.ts';
import { notInXml } from '../../issue/findings/writing.ts';
import type { RawObject } from '../../model/json-value.ts';
import { isObject } from '../../model/json-value.ts';
import { heldData } from '../held-data.ts';
import type { PrintContext } from '../print-context.ts';
import type { TileEncoding } from '../tile-data.ts';
import { packed, printCsv } from '../tile-data.ts';
import type { ElementWriter } from './element-writer.ts';

/** X2: prints the `<data>` of tile layers: cells, or chunks of them. */
export class TileDataPrinter {
	readonly #context: PrintContext;
	readonly #writer: ElementWriter;
	readonly #path: (string | number)[];
	readonly #infinite: boolean;
	/** How to write the cells of the current layer. */
	#how: TileEncoding = { encoding: 'csv', compression: '', level: -1 };

	/**
	 * @param path - the current place in the document
	 * @param infinite - whether the map is infinite
	 */
	constructor(context: PrintContext, writer: ElementWriter, path: (string | number)[], infinite: boolean) {
		this.#context = context;
		this.#writer = writer;
		this.#path = path;
		this.#infinite = infinite;
	}

	/** Prints the cells of a layer. */
	data(found: unknown, layer: RawObject): void {
		this.#start(layer);
		const isEmpty = layer['width'] === 0 || layer['height'] === 0;
		if (this.#infinite && isEmpty && this.#how.compression === '')
			this.#context.report.add(notInXml, this.#path.slice(0, -1), {
				what: 'a layer of no cells in an infinite map',
				becomes: 'a layer without chunks',
			});
		this.cells(found, layer);
		this.#writer.end('data');
	}

	/**
	 * Begins the `<data>` of the chunks of a layer.
	 *
	 * @returns the chunks to print in it
	 */
	startChunks(given: readonly unknown[], layer: RawObject): readonly unknown[] {
		// Without a chunk, it would read back as a finite layer without its cells.
		const isEmpty = !this.#infinite && given.length === 0;
		const chunks = isEmpty ? [emptyChunk(layer)] : given;
		if (isEmpty)
			this.#context.report.add(notInXml, this.#path, {
				what: 'a layer without chunks in a map that is not infinite',
				becomes: 'a layer with an empty chunk',
			});
		this.#reportStart('startx', leastOf(chunks, 'x'), layer);
		this.#reportStart('starty', leastOf(chunks, 'y'), layer);
		this.#start(layer);
		return chunks;
	}

	/** Prints the cells of a layer or chunk in the element that has begun. */
	cells(found: unknown, holder: RawObject): void {
		const { sink, layout } = this.#context;
		const held = heldData(found, holder, this.#path, this.#context);
		if (held === undefined) return;
		const lineBreak = this.#writer.raw();
		sink.text(lineBreak);
		if (held instanceof Uint32Array && this.#how.encoding === 'csv') {
			printCsv(sink, held, layout.indent === undefined ? 0 : Number(holder['width']));
			sink.text(lineBreak);
			this.#writer.lineEnded();
		} else sink.ascii(held instanceof Uint8Array ? held : encodeBase64Bytes(packed(held, this.#how)));
	}

	#start(layer: RawObject): void {
		this.#how = this.#context.encodingOf(layer);
		const { encoding, compression } = this.#how;
		this.#writer.start('data');
		this.#writer.attribute('encoding', encoding);
		if (compression !== '') this.#writer.attribute('compression', compression);
	}

	/** Reports a start that is not where the chunks are: XML has no field for it, and readers compute it. */
	#reportStart(field: 'startx' | 'starty', least: number, layer: RawObject): void {
		if (layer[field] === least) return;
		const what = `\`${field}\` apart from the chunks`;
		this.#context.report.add(notInXml, [...this.#path.slice(0, -1), field], { what, becomes: String(least) });
	}
}

const emptyChunk = ({ startx, starty }: RawObject): RawObject => ({
	x: wholeOr0(startx),
	y: wholeOr0(starty),
	width: 0,
	height: 0,
	data: new Uint32Array(),
});

/** The start of a chunk must be a whole number, that of a layer only should. */
const wholeOr0 = (value: unknown): number => (Number.isInteger(value) ? Number(value) : 0);

function leastOf(chunks: readonly unknown[], axis: 'x' | 'y'): number {
	const starts = chunks.filter(isObject);
	return starts.length === 0 ? 0 : starts.reduce<number>((least, chunk) => Math.min(least, Number(chunk[axis])), Infinity);
}
