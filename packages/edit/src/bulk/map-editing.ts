import type { FiniteTileLayer, Layer, MapObject, TileLayer, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import { eachLayer, mapLayers } from '@tilewright/format/internal';
import type { CellWriter } from '../cells/cell-writer.ts';
import { cellWriter, writerOn } from '../cells/cell-writer.ts';
import { tileLayerOf } from '../cells/change-cells.ts';
import { wholeBlock } from '../cells/finite-blocks.ts';
import { applyOwning } from '../change/apply.ts';
import type { Change } from '../change/change.ts';
import type { Part } from '../change/part.ts';
import { expectGid, expectWritten } from '../expect.ts';
import type { LayerPlace } from '../layers/add-layers.ts';
import { addLayers } from '../layers/add-layers.ts';
import { removeLayers } from '../layers/remove-layers.ts';
import type { LayerOptions, LayerTypes } from '../make/create-layer.ts';
import { createLayer } from '../make/create-layer.ts';
import type { ObjectOptions } from '../make/create-object.ts';
import { createObject } from '../make/create-object.ts';
import { addObjects } from '../objects/add-objects.ts';
import { removeObjects } from '../objects/arrange-objects.ts';
import { propertiesOf, removeProperty, setProperty } from '../properties/set-property.ts';
import type { Region } from '../region/region.ts';
import { countCells, forEachSpan } from '../region/region.ts';
import type { MapEdit } from './map-edit.ts';
import { propertyFor } from './property-for.ts';

/** A layer while its cells are written. */
interface LayerWriter {
	readonly cells: CellWriter;
	/** The layer with what was written, which shares its data with the writer; missing on infinite maps. */
	readonly written: FiniteTileLayer | undefined;
	/** The cells of `written`, and its size; nothing on infinite maps. */
	readonly data: Uint32Array;
	readonly width: number;
	readonly height: number;
}

/**
 * A map while a script edits it. It is a class, since engines build the methods of a class into a loop that calls them millions of times,
 * but not functions that are made again for each map.
 */
export class MapEditing implements MapEdit {
	readonly #ownCells = new WeakSet<Uint32Array>();
	/** Make the changes in order; those of cells are made only when they are asked for. */
	readonly #made: (() => readonly Change[])[] = [];
	readonly #writers = new Map<number, LayerWriter>();
	#doc: TileMap;
	/** The ids of layers by the name or id that they were asked for by. */
	#ids = new Map<string | number, number>();
	/** The layer that was asked for last: a script sets many cells of one layer. */
	#asked: string | number = -1;
	#last: LayerWriter | undefined;
	#isOver = false;

	constructor(map: TileMap) {
		this.#doc = map;
	}

	get doc(): TileMap {
		this.#flush();
		return this.#doc;
	}

	layer(asked: string | number): Layer {
		this.#flush();
		return this.#find(asked);
	}

	cells(asked: string | number): CellWriter {
		return lasting(() => this.#writerOf(asked).cells);
	}

	cellAt(asked: string | number, x: number, y: number): number {
		return this.#writerOf(asked).cells.get(x, y);
	}

	setCell(asked: string | number, x: number, y: number, gid: number): void {
		expectWritten(x, y, gid);
		const last = this.#last;
		const layer = last !== undefined && asked === this.#asked ? last : this.#writerOf(asked);
		if (x >= 0 && y >= 0 && x < layer.width && y < layer.height) layer.data[y * layer.width + x] = gid;
		else if (layer.written === undefined) layer.cells.set(x, y, gid);
	}

	fill(asked: string | number, region: Region, gid: number): void {
		const { cells } = this.#writerOf(asked);
		expectGid('The GID', gid);
		cells.expect(countCells(region));
		forEachSpan(region, (left, right, y) => cells.setRow(left, right, y, gid));
	}

	addLayer<Type extends keyof LayerTypes>(type: Type, options: LayerOptions<Type> = {}, place: LayerPlace = {}): LayerTypes[Type] {
		const layer = createLayer(this.doc, type, options);
		this.apply(addLayers(this.#doc, [layer], place));
		return layer;
	}

	removeLayer(asked: string | number): void {
		const { id } = this.layer(asked);
		this.apply(removeLayers(this.#doc, [id]));
	}

	addObject(asked: string | number, options: ObjectOptions): MapObject {
		const { id } = this.layer(asked);
		const object = createObject(this.#doc, options);
		this.apply(addObjects(this.#doc, id, [object]));
		return object;
	}

	removeObject(id: number): void {
		this.apply(removeObjects(this.doc, [id]));
	}

	setProperty(part: Part, name: string, value: string | number | boolean): void {
		const known = propertiesOf(this.doc, part).find((property) => property.name === name);
		this.apply(setProperty(this.#doc, [part], propertyFor(name, value, known)));
	}

	removeProperty(part: Part, name: string): void {
		this.apply(removeProperty(this.doc, [part], name));
	}

	apply(changes: readonly Change[]): void {
		this.#expectOpen();
		this.#flush();
		this.#applyNow(changes);
		this.#ids = new Map();
	}

	/** Ends the edit: nothing can be changed after that. */
	end(): void {
		this.#flush();
		this.#isOver = true;
	}

	/** All changes so far, in order. */
	changes(): readonly Change[] {
		this.#flush();
		return this.#made.flatMap((make) => make());
	}

	#applyNow(changes: readonly Change[]): void {
		const { doc, issues } = applyOwning('map', this.#doc, changes, this.#ownCells);
		const [issue] = issues;
		if (issue !== undefined) throw new TypeError(issue.message);
		this.#doc = doc;
		this.#made.push(() => changes);
	}

	#expectOpen(): void {
		if (this.#isOver) throw new TypeError('The edit is over: changes would be lost now. Change the map before the function returns.');
	}

	/** Puts the cells that were written into the map. */
	#flush(): void {
		if (this.#writers.size === 0) return;
		const open = [...this.#writers.values()];
		this.#writers.clear();
		this.#last = undefined;
		for (const { cells, written } of open) {
			if (written === undefined) this.#applyNow(cells.changes());
			else {
				this.#doc = { ...this.#doc, layers: mapLayers(this.#doc.layers, (layer) => (layer === cells.layer ? written : layer)) };
				this.#made.push(() => cells.changes());
			}
		}
	}

	#find(asked: string | number): Layer {
		for (const { layer } of eachLayer(this.#doc.layers)) if ((typeof asked === 'string' ? layer.name : layer.id) === asked) return layer;
		throw new RangeError(`The map has no layer ${JSON.stringify(asked)}.`);
	}

	#writerOf(asked: string | number): LayerWriter {
		if (this.#last !== undefined && asked === this.#asked) return this.#last;
		this.#expectOpen();
		const id = this.#ids.get(asked) ?? this.#find(asked).id;
		this.#ids.set(asked, id);
		const writer = this.#writers.get(id) ?? startWriting(this.#doc, tileLayerOf(this.#doc, id));
		this.#writers.set(id, writer);
		this.#asked = asked;
		this.#last = writer;
		return writer;
	}
}

function startWriting(map: TileMap, layer: TileLayer): LayerWriter {
	if (isInfinite(layer)) return { cells: cellWriter(map, layer), written: undefined, data: new Uint32Array(), width: 0, height: 0 };
	const whole = wholeBlock(layer);
	const data = whole.block.after;
	return { cells: writerOn(map, layer, whole), written: { ...layer, data }, data, width: layer.width, height: layer.height };
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
		setRun: (x, y, gids, start, count) => present().setRun(x, y, gids, start, count),
		setArea: (area, gids) => present().setArea(area, gids),
		copy: (area) => present().copy(area),
		read: (area) => present().read(area),
		expect: (cells) => present().expect(cells),
		canSet: (x, y) => present().canSet(x, y),
		changes: () => present().changes(),
	};
}
