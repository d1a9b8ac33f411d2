import { encodeBase64Bytes } from '../../codec/base64.ts';
import { notInXml } from '../../issue/findings/writing.ts';
import type { RawObject } from '../../model/json.ts';
import { isObject } from '../../model/json.ts';
import { eachItem } from '../items.ts';
import type { PrintContext } from '../json/print.ts';
import type { TileEncoding } from '../tile-data.ts';
import { heldData, packed, printCsv } from '../tile-data.ts';
import type { ElementWriter } from './element.ts';
import { scalarOf } from './field-text.ts';

/** What printing tile data needs from the printer of a document. */
export interface TileDataContext {
	readonly print: PrintContext;
	readonly writer: ElementWriter;
	/** The current place in the document. */
	readonly path: (string | number)[];
	/** Whether the map is infinite. */
	readonly infinite: boolean;
	/** Writes the fields of a chunk that are not part of the format as attributes. Returns what writes the others, as elements. */
	readonly printUnknowns: (chunk: RawObject, names: readonly string[]) => () => void;
}

/** Prints the `<data>` of tile layers: cells, or chunks of them. */
export class TileDataPrinter {
	readonly #context: TileDataContext;

	constructor(context: TileDataContext) {
		this.#context = context;
	}

	/** Prints the cells of a layer. */
	data(found: unknown, layer: RawObject): void {
		const { print, writer, path, infinite } = this.#context;
		const how = print.encodingOf(layer);
		if (infinite && found instanceof Uint32Array && found.length === 0 && how.compression === '')
			print.report.add(notInXml, path.slice(0, -1), {
				what: 'a layer of no cells in an infinite map',
				becomes: 'a layer without chunks',
			});
		this.#start(how);
		writer.endRaw('data', (inner, outer) => this.#printCells(found, layer, how, inner, outer));
	}

	/** Prints the chunks of a layer. */
	chunks(list: readonly unknown[], layer: RawObject): void {
		const { print, writer, path, infinite } = this.#context;
		const how = print.encodingOf(layer);
		let found = list;
		if (!infinite && found.length === 0) {
			// Otherwise it would read back as a finite layer without its cells.
			const [x, y] = [wholeOr0(layer['startx']), wholeOr0(layer['starty'])];
			found = [{ x, y, width: 0, height: 0, data: new Uint32Array() }];
			print.report.add(notInXml, path, {
				what: 'a layer without chunks in a map that is not infinite',
				becomes: 'a layer with an empty chunk',
			});
		}
		this.#reportStart('startx', leastOf(found, 'x'), layer);
		this.#reportStart('starty', leastOf(found, 'y'), layer);
		this.#start(how);
		writer.end('data', () =>
			eachItem('chunk', found, path, print.placeOf, (chunk) => {
				if (isObject(chunk)) this.#printChunk(chunk, how);
			}),
		);
	}

	#start({ encoding, compression }: TileEncoding): void {
		const { writer } = this.#context;
		writer.start('data');
		writer.attribute('encoding', encoding);
		if (compression !== '') writer.attribute('compression', compression);
	}

	/** Reports a start that is not where the chunks are: XML has no field for it, and readers compute it. */
	#reportStart(field: 'startx' | 'starty', least: number, layer: RawObject): void {
		const { print, path } = this.#context;
		if (layer[field] === least) return;
		print.report.add(notInXml, [...path.slice(0, -1), field], { what: `\`${field}\` apart from the chunks`, becomes: String(least) });
	}

	#printChunk(chunk: RawObject, how: TileEncoding): void {
		const { writer, printUnknowns } = this.#context;
		writer.start('chunk');
		for (const name of CHUNK_FIELDS) writer.attribute(name, scalarOf(chunk[name]));
		const printOthers = printUnknowns(
			chunk,
			Object.keys(chunk).filter((name) => name !== 'data' && !CHUNK_FIELDS.includes(name)),
		);
		writer.endRaw('chunk', (inner, outer) => {
			this.#printCells(chunk['data'], chunk, how, inner, outer);
			printOthers();
		});
	}

	#printCells(found: unknown, holder: RawObject, how: TileEncoding, inner: string, outer: () => void): void {
		const { print, path } = this.#context;
		const { sink, layout } = print;
		const held = heldData(found, holder, print.stored, path, print.report);
		if (held === undefined) return;
		sink.text(inner);
		if (held instanceof Uint8Array || how.encoding === 'base64') {
			sink.ascii(held instanceof Uint8Array ? held : encodeBase64Bytes(packed(held, how)));
			outer();
		} else {
			printCsv(sink, held, layout.indent === undefined ? 0 : Number(holder['width']));
			if (inner !== '') sink.text('\n');
		}
	}
}

const CHUNK_FIELDS: readonly string[] = ['x', 'y', 'width', 'height'];

/** The start of a chunk must be a whole number, that of a layer only should. */
const wholeOr0 = (value: unknown): number => (Number.isInteger(value) ? Number(value) : 0);

const leastOf = (chunks: readonly unknown[], axis: 'x' | 'y'): number =>
	chunks.length === 0
		? 0
		: chunks.reduce<number>((least, chunk) => Math.min(least, isObject(chunk) ? Number(chunk[axis]) : least), Infinity);
