import type { FiniteTileLayer, Layer, TileLayer, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import { eachLayer, mapLayers } from '@tilewright/format/internal';
import type { CellWriter } from '../cells/cell-writer.ts';
import { cellWriter, writerOn } from '../cells/cell-writer.ts';
import { tileLayerOf } from '../cells/change-cells.ts';
import { wholeBlock } from '../cells/finite-blocks.ts';
import { applyOwning } from '../change/apply.ts';
import type { Change } from '../change/change.ts';

/** A map while a script edits it. */
export interface MapEdit {
	/** The map with everything that was changed so far. */
	readonly doc: TileMap;
	/**
	 * A layer of the map, found by its name or id. Of several with the same name, the first.
	 *
	 * @throws RangeError if there is none
	 */
	layer(layer: string | number): Layer;
	/**
	 * The cells of a tile layer, for tools and for many writes. It stays valid whatever else is changed.
	 *
	 * @param layer - name or id
	 * @throws RangeError if there is no such tile layer
	 */
	cells(layer: string | number): CellWriter;
	/** The GID of a cell; 0 if it is empty or outside the layer. */
	cellAt(layer: string | number, x: number, y: number): number;
	/** Sets a cell to a GID; 0 erases. Cells outside a finite layer stay as they are. */
	setCell(layer: string | number, x: number, y: number, gid: number): void;
	/**
	 * Applies changes that were made for {@link MapEdit.doc} by any operation of this package.
	 *
	 * @throws TypeError if they do not fit
	 * @example e.apply(addLayers(e.doc, [createLayer(e.doc, 'tilelayer', { name: 'Trees' })]));
	 */
	apply(changes: readonly Change[]): void;
}

/** The result of {@link edit}. */
export interface Edited {
	/** The changed map. It shares what did not change with the original. */
	readonly doc: TileMap;
	/** All changes, as one step for a history. */
	readonly changes: readonly Change[];
}

/**
 * Edits a map in a script: writes cells one by one, uses tools, and applies operations, each on what was changed before.
 *
 * @param map - is not changed
 * @param run - edits; if it throws, nothing has changed
 * @example
 * const { doc } = edit(map, (e) => {
 * 	for (let x = 0; x < map.width; x++) e.setCell('Ground', x, 0, 5);
 * 	floodFill(e.cells('Water'), { x: 3, y: 4 }, stampBrush(stampOf(9)));
 * });
 */
export function edit(map: TileMap, run: (e: MapEdit) => void): Edited {
	const ownCells = new WeakSet<Uint32Array>();
	/** Make the changes in order; those of cells are made only when they are asked for. */
	const made: (() => readonly Change[])[] = [];
	const writers = new Map<number, LayerWriter>();
	let doc = map;
	/** The ids of layers by the name or id that they were asked for by. */
	let ids = new Map<string | number, number>();
	// The layer that was asked for last, and its cells if it is finite: a script sets many cells of one layer.
	let lastAsked: string | number | undefined;
	let lastWriter: CellWriter | undefined;
	let finite: FiniteTileLayer | undefined;

	function applyNow(changes: readonly Change[]): void {
		const { doc: next, issues } = applyOwning('map', doc, changes, ownCells);
		const [issue] = issues;
		if (issue !== undefined) throw new TypeError(issue.message);
		doc = next;
		made.push(() => changes);
	}

	/** Puts the cells that were written into the map. */
	function flush(): void {
		const open = [...writers.values()];
		writers.clear();
		lastWriter = undefined;
		lastAsked = undefined;
		finite = undefined;
		for (const { cells, written } of open) {
			if (written === undefined) applyNow(cells.changes());
			else {
				doc = { ...doc, layers: mapLayers(doc.layers, (layer) => (layer === cells.layer ? written : layer)) };
				made.push(() => cells.changes());
			}
		}
	}

	function find(asked: string | number): Layer {
		for (const { layer } of eachLayer(doc.layers)) if ((typeof asked === 'string' ? layer.name : layer.id) === asked) return layer;
		throw new RangeError(`The map has no layer ${JSON.stringify(asked)}.`);
	}

	function writerOf(asked: string | number): CellWriter {
		if (lastWriter !== undefined && asked === lastAsked) return lastWriter;
		const id = ids.get(asked) ?? find(asked).id;
		ids.set(asked, id);
		const writer = writers.get(id) ?? startWriting(doc, tileLayerOf(doc, id));
		writers.set(id, writer);
		lastAsked = asked;
		lastWriter = writer.cells;
		finite = writer.written;
		return writer.cells;
	}

	run({
		get doc() {
			flush();
			return doc;
		},
		layer(asked) {
			flush();
			return find(asked);
		},
		cells: (asked) => lasting(() => writerOf(asked)),
		cellAt: (asked, x, y) => writerOf(asked).get(x, y),
		setCell(asked, x, y, gid) {
			if (asked !== lastAsked) writerOf(asked);
			const layer = finite;
			if (layer === undefined) lastWriter?.set(x, y, gid);
			else if (x >= 0 && y >= 0 && x < layer.width && y < layer.height) layer.data[y * layer.width + x] = gid;
		},
		apply(changes) {
			flush();
			applyNow(changes);
			ids = new Map();
		},
	});
	flush();
	let changes: readonly Change[] | undefined;
	return {
		doc,
		get changes() {
			changes ??= made.flatMap((make) => make());
			return changes;
		},
	};
}

/** A layer while its cells are written. */
interface LayerWriter {
	readonly cells: CellWriter;
	/** The layer with what was written, which shares its data with the writer; missing on infinite maps. */
	readonly written?: FiniteTileLayer;
}

function startWriting(map: TileMap, layer: TileLayer): LayerWriter {
	if (isInfinite(layer)) return { cells: cellWriter(map, layer) };
	const whole = wholeBlock(layer);
	return { cells: writerOn(map, layer, whole), written: { ...layer, data: whole.block.after } };
}

/** A writer that passes everything on to the present one. */
function lasting(present: () => CellWriter): CellWriter {
	const { stagger } = present();
	return {
		get layer() {
			return present().layer;
		},
		get bounds() {
			return present().bounds;
		},
		...(stagger && { stagger }),
		get: (x, y) => present().get(x, y),
		set: (x, y, gid) => present().set(x, y, gid),
		setRow: (x, right, y, gid) => present().setRow(x, right, y, gid),
		copy: (area) => present().copy(area),
		read: (area) => present().read(area),
		expect: (cells) => present().expect(cells),
		canSet: (x, y) => present().canSet(x, y),
		changes: () => present().changes(),
	};
}
