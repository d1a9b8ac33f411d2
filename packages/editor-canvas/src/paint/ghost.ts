import type { CellsChange, Change, Region } from '@tilewright/edit';
import { apply, EMPTY_REGION, regionOfCells } from '@tilewright/edit';
import type { CellBounds } from '@tilewright/format';
import type { Rect } from '@tilewright/geometry';
import { around } from '@tilewright/geometry';
import type { Graph } from '@tilewright/ops';
import type { MapScene, Scene, SceneLayer } from '@tilewright/render';
import type { MapStage } from '../stage/map-stage.ts';

/** The result of changes that are not applied yet. */
export interface Ghost {
	/** The layers that would change, with only the cells that would. */
	readonly scene: Scene;
	/** The cells that would become empty, on each layer. */
	readonly erased: readonly { readonly layer: number; readonly cells: Region }[];
}

/** The opacity of the cells and objects of a ghost (rule E38). */
const OPACITY = 0.7;
const OBJECT_OPACITY = 0.5;

/**
 * Prepares changes to be shown over the map. Nothing but their cells and new objects is shown; their other changes, such as new layers, are done
 * first.
 */
export function ghostOf(changes: readonly Change[], graph: Graph, stage: MapStage): Ghost | undefined {
	const scene = stage.scene.value;
	const cells = changes.filter((change) => change.type === 'cells');
	const objects = newObjects(changes);
	if (cells.length === 0 && objects.size === 0) return undefined;
	const others = changes.filter((change) => change.type !== 'cells');
	const based = others.length === 0 ? scene : stage.beside(changed(graph, others));
	const maps = based.maps
		.slice(0, 1)
		.map((map): MapScene => ({ ...map, layers: map.layers.flatMap((layer) => ghostLayer(layer, cells, objects)) }));
	return {
		scene: { ...based, maps },
		erased: cells.flatMap((change) => {
			const erased = erasedBy(change);
			return erased.bands.length === 0 ? [] : [{ layer: change.layer, cells: erased }];
		}),
	};
}

/** The graph after changes of its map. */
function changed(graph: Graph, changes: readonly Change[]): Graph {
	const [root = ''] = graph.roots;
	const file = graph.files.get(root);
	if (file?.doc.type !== 'map') return graph;
	return { ...graph, files: new Map(graph.files).set(root, { ...file, doc: apply(file.doc, changes).doc }) };
}

/** The ids of the objects that changes add. */
function newObjects(changes: readonly Change[]): ReadonlySet<number> {
	const ids = changes.flatMap((change) =>
		change.type === 'insert' && change.list === 'objects'
			? change.items.flatMap((item) => ('id' in item && item.id !== undefined ? [item.id] : []))
			: [],
	);
	return new Set(ids);
}

function ghostLayer(layer: SceneLayer, changes: readonly CellsChange[], added: ReadonlySet<number>): SceneLayer[] {
	if (layer.kind === 'objects') {
		const objects = added.size === 0 ? [] : layer.objects.filter(({ object }) => added.has(object.id));
		if (objects.length === 0) return [];
		return [{ ...layer, objects, walked: { ...layer.walked, opacity: layer.walked.opacity * OBJECT_OPACITY, visible: true } }];
	}
	if (layer.kind !== 'tiles') return [];
	const own = changes.filter((change) => change.layer === layer.layer.id);
	if (own.length === 0) return [];
	const parts = own.flatMap((change) => [...partsOf(change)]);
	return [{ ...layer, parts, walked: { ...layer.walked, opacity: layer.walked.opacity * OPACITY, visible: true } }];
}

/** Areas in a box of at most this many cells are looked up in one array. */
const MOST_CELLS = 2 ** 20;

/** The cells of a change, as the renderer visits them. */
function* partsOf({ areas, after }: CellsChange): Generator<{ cells: CellBounds; gidAt: (x: number, y: number) => number; chunks: [] }> {
	const box = around(areas);
	if (box === undefined) return;
	if (box.width * box.height <= MOST_CELLS) {
		const data = new Uint32Array(box.width * box.height);
		forEachRow(areas, (x, y, width, at) => data.set(after.subarray(at, at + width), (y - box.y) * box.width + x - box.x));
		yield { cells: box, gidAt: reader(box, data, 0), chunks: [] };
		return;
	}
	let at = 0;
	for (const area of areas) {
		yield { cells: area, gidAt: reader(area, after, at), chunks: [] };
		at += area.width * area.height;
	}
}

const reader =
	({ x: left, y: top, width }: Rect, data: Uint32Array, from: number) =>
	(x: number, y: number): number =>
		data[from + (y - top) * width + x - left] ?? 0;

function erasedBy({ areas, before, after }: CellsChange): Region {
	const cells: { x: number; y: number }[] = [];
	forEachRow(areas, (x, y, width, at) => {
		for (let i = 0; i < width; i++) if (after[at + i] === 0 && before[at + i] !== 0) cells.push({ x: x + i, y });
	});
	return cells.length === 0 ? EMPTY_REGION : regionOfCells(cells);
}

/** Calls a function with each row of areas, and where its cells are in the data of a change. */
function forEachRow(areas: readonly CellBounds[], visit: (x: number, y: number, width: number, at: number) => void): void {
	let at = 0;
	for (const { x, y, width, height } of areas) {
		for (let row = 0; row < height; row++, at += width) visit(x, y + row, width, at);
	}
}
