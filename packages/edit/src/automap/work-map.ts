import type { CellBounds, MapObject, ObjectLayer, Property, TileLayer, TileMap } from '@tilewright/format';
import { chunkBounds, isInfinite } from '@tilewright/format';
import { layerPath, pointerOf, visitLayers } from '@tilewright/format/internal';
import type { Region } from '../region/region.ts';
import { hasCell } from '../region/region.ts';
import type { OutputTarget } from './rule.ts';
import { copyCells } from './window.ts';

/** A tile layer during a run. */
export interface WorkTiles {
	readonly type: 'tilelayer';
	readonly name: string;
	/** The layer of the map; `undefined` for one that the run adds if something is written to it. */
	readonly source: TileLayer | undefined;
	/** Whether it, or a group around it, is locked. */
	readonly isLocked: boolean;
	/** The cells of {@link WorkMap.window}, as GIDs of 32 bits. */
	cells: Int32Array;
	isWritten: boolean;
	/** The properties that rules set, by name. */
	readonly properties: Map<string, Property>;
}

/** An object layer during a run. */
export interface WorkObjects {
	readonly type: 'objectgroup';
	readonly name: string;
	readonly source: ObjectLayer | undefined;
	readonly isLocked: boolean;
	readonly added: MapObject[];
	/** Objects of the source that are removed. */
	readonly removed: Set<MapObject>;
	readonly properties: Map<string, Property>;
}

export type WorkLayer = WorkTiles | WorkObjects;

/** The map during a run: cells of the layers that rules name, in flat arrays of one size. */
export interface WorkMap {
	readonly map: TileMap;
	/** The cells that the arrays hold. Outside, nothing is read or written. */
	readonly window: CellBounds;
	/** Layers that were read or written, existing ones by name and new ones. */
	readonly layers: readonly WorkLayer[];
	/** The layer that rules name; `undefined` if the map does not have it (rule A32). */
	find(target: OutputTarget): WorkLayer | undefined;
	/** The layer that rules name, as one to add if it is missing. */
	findOrCreate(target: OutputTarget): WorkLayer;
	/** Makes the window larger, so that it holds some cells. */
	cover(cells: CellBounds): void;
	/** Whether a tile layer may be changed at a cell of the window, by its index (rule E3). */
	canWrite(layer: WorkTiles, at: number): boolean;
	/** How many layers of the map have the name and type of a layer. */
	times(layer: WorkLayer): number;
	/** JSON pointer to a layer of the map. */
	pointerOf(layer: WorkLayer): string;
}

/** The target layers by type and name, as they are in the map. */
interface Placed {
	readonly layer: TileLayer | ObjectLayer;
	readonly isLocked: boolean;
	readonly pointer: string;
	times: number;
}

const keyOf = ({ type, name }: OutputTarget): string => `${type} ${name}`;

/**
 * Starts working on a map.
 *
 * @param selection - existing tile layers change only here
 */
export function workMap(map: TileMap, selection: Region | undefined): WorkMap {
	const placed = placedLayers(map);
	const working = new Map<string, WorkLayer>();
	let window: CellBounds = { x: 0, y: 0, width: 0, height: 0 };

	function made(target: OutputTarget, source: Placed | undefined): WorkLayer {
		const common = { name: target.name, isLocked: source?.isLocked ?? false, properties: new Map<string, Property>() };
		const layer = source?.layer;
		const own: WorkLayer =
			target.type === 'tilelayer'
				? { ...common, type: 'tilelayer', source: tilesOf(layer), cells: new Int32Array(window.width * window.height), isWritten: false }
				: { ...common, type: 'objectgroup', source: objectsOf(layer), added: [], removed: new Set() };
		if (own.type === 'tilelayer' && own.source !== undefined) copyCells(own.source, window, own.cells);
		working.set(keyOf(target), own);
		return own;
	}

	const find = (target: OutputTarget): WorkLayer | undefined => {
		const source = placed.get(keyOf(target));
		return working.get(keyOf(target)) ?? (source && made(target, source));
	};
	return {
		map,
		get window() {
			return window;
		},
		get layers() {
			return [...working.values()];
		},
		find,
		findOrCreate: (target) => find(target) ?? made(target, undefined),
		cover(cells) {
			const wider = window.width === 0 ? cells : chunkBounds([window, cells]);
			if (wider.x === window.x && wider.y === window.y && wider.width === window.width && wider.height === window.height) return;
			const before = window;
			window = wider;
			for (const layer of working.values()) {
				if (layer.type !== 'tilelayer') continue;
				const old = layer.cells;
				layer.cells = new Int32Array(window.width * window.height);
				if (layer.source !== undefined) copyCells(layer.source, window, layer.cells);
				for (let row = 0; row < before.height; row++) {
					const to = (before.y + row - window.y) * window.width + before.x - window.x;
					layer.cells.set(old.subarray(row * before.width, (row + 1) * before.width), to);
				}
			}
		},
		canWrite: ({ source }, at) =>
			selection === undefined ||
			source === undefined ||
			hasCell(selection, window.x + (at % window.width), window.y + Math.floor(at / window.width)),
		times: (layer) => placed.get(keyOf(layer))?.times ?? 0,
		pointerOf: (layer) => placed.get(keyOf(layer))?.pointer ?? '',
	};
}

const tilesOf = (layer: TileLayer | ObjectLayer | undefined): TileLayer | undefined => (layer?.type === 'tilelayer' ? layer : undefined);
const objectsOf = (layer: TileLayer | ObjectLayer | undefined): ObjectLayer | undefined =>
	layer?.type === 'objectgroup' ? layer : undefined;

/** The lowest layer of each type and name, with its locks. */
function placedLayers({ layers }: TileMap): ReadonlyMap<string, Placed> {
	const placed = new Map<string, Placed>();
	const visited = visitLayers(layers, (layer, path, isGroupLocked: boolean | undefined) => {
		const isLocked = layer.locked || isGroupLocked === true;
		if (layer.type === 'tilelayer' || layer.type === 'objectgroup') {
			const known = placed.get(keyOf(layer));
			if (known === undefined) placed.set(keyOf(layer), { layer, isLocked, pointer: pointerOf(layerPath(path)), times: 1 });
			else known.times++;
		}
		return isLocked;
	});
	for (const _ of visited);
	return placed;
}

/** The cells that all tile layers of an infinite map have; those of a fixed map. */
export function mapBounds({ infinite, width, height, layers }: TileMap): CellBounds {
	if (!infinite) return { x: 0, y: 0, width, height };
	const blocks: CellBounds[] = [];
	for (const layer of visitLayers(layers, (each) => each)) {
		if (layer.type !== 'tilelayer') continue;
		if (isInfinite(layer)) blocks.push(...layer.chunks);
		else blocks.push({ x: 0, y: 0, width: layer.width, height: layer.height });
	}
	return chunkBounds(blocks);
}
