import type { Layer, TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { changeCells } from '../../src/cells/change-cells.ts';
import type { Change } from '../../src/change/change.ts';
import { copySelection } from '../../src/clipboard/copy-selection.ts';
import { layerViaCopy, layerViaCut } from '../../src/clipboard/layer-via.ts';
import { pasteClip } from '../../src/clipboard/paste-clip.ts';
import { deleteSelection } from '../../src/clipboard/selection.ts';
import { turnArea } from '../../src/clipboard/turn-area.ts';
import { layeredStamp } from '../../src/layered-stamps/layered-stamp.ts';
import { fillStamp, strokeStamp } from '../../src/layered-stamps/paint-stamp.ts';
import { addLayers } from '../../src/layers/add-layers.ts';
import { duplicateLayers } from '../../src/layers/duplicate-layers.ts';
import { groupLayers, ungroupLayers } from '../../src/layers/group-layers.ts';
import { mergeLayersDown } from '../../src/layers/merge-layers.ts';
import { moveLayers, stepLayers } from '../../src/layers/move-layers.ts';
import { removeLayers } from '../../src/layers/remove-layers.ts';
import { toggleLayers } from '../../src/layers/toggle-layers.ts';
import { createLayer } from '../../src/make/create-layer.ts';
import type { ObjectOptions } from '../../src/make/create-object.ts';
import { createObject } from '../../src/make/create-object.ts';
import { offsetLayers } from '../../src/map/offset-layers.ts';
import { cropMap, resizeMap } from '../../src/map/resize-map.ts';
import { setInfinite } from '../../src/map/set-infinite.ts';
import { setOrientation } from '../../src/map/set-orientation.ts';
import { addObjects } from '../../src/objects/add-objects.ts';
import { alignObjects } from '../../src/objects/align-objects.ts';
import { duplicateObjects, moveObjectsToLayer, removeObjects, reorderObjects } from '../../src/objects/arrange-objects.ts';
import { flipObjects } from '../../src/objects/flip-objects.ts';
import { placeObjects } from '../../src/objects/place-objects.ts';
import { moveObjects, rotateObjects, scaleObjects, turnObjects } from '../../src/objects/transform-objects.ts';
import { removeProperty, renameProperty, setProperty } from '../../src/properties/set-property.ts';
import { union } from '../../src/region/combine.ts';
import type { Region } from '../../src/region/region.ts';
import { rectangle } from '../../src/region/region.ts';
import { stampBrush } from '../../src/stamps/brush.ts';
import { stampOf } from '../../src/stamps/stamp.ts';
import { eraseTiles, swapTiles } from '../../src/tilesets/change-gids.ts';
import { erase, floodFill } from '../../src/tools/fill.ts';
import { lineCells } from '../../src/tools/line.ts';
import type { Draw } from './random-changes.ts';

/** A map, and draws of what may be changed in it. */
interface Drawn {
	readonly map: TileMap;
	readonly draw: Draw;
	readonly pick: <T>(values: readonly [T, ...T[]]) => T;
	readonly some: (ids: readonly number[]) => number[];
	readonly layers: readonly Layer[];
	readonly objects: readonly number[];
	readonly region: () => Region;
	/** Columns and rows, also negative ones. */
	readonly vector: () => { readonly x: number; readonly y: number };
}

type Operation = (drawn: Drawn) => readonly Change[];

const idsOf = (layers: readonly Layer[], type?: Layer['type']): number[] =>
	layers.flatMap((layer) => (type === undefined || layer.type === type ? [layer.id] : []));

/** Does what needs a layer of a type, if the map has one. */
const onLayer =
	(type: Layer['type'], run: (id: number, drawn: Drawn) => readonly Change[]): Operation =>
	(drawn) => {
		const [first, ...others] = idsOf(drawn.layers, type);
		return first === undefined ? [] : run(drawn.pick([first, ...others]), drawn);
	};

/** Does what needs objects, if the map has some. */
const onObjects =
	(run: (ids: readonly number[], drawn: Drawn) => readonly Change[]): Operation =>
	(drawn) =>
		drawn.objects.length === 0 ? [] : run(drawn.some(drawn.objects), drawn);

const onLayers =
	(run: (ids: readonly number[], drawn: Drawn) => readonly Change[]): Operation =>
	(drawn) =>
		drawn.layers.length === 0 ? [] : run(drawn.some(idsOf(drawn.layers)), drawn);

/** Objects of several shapes. */
export const SHAPES: readonly [ObjectOptions, ...ObjectOptions[]] = [
	{ shape: 'rectangle', x: 4, y: 5, width: 20, height: 8 },
	{ shape: 'ellipse', x: 40, y: 50, width: 9, height: 8, rotation: 30 },
	{ shape: 'point', x: -8, y: 12 },
	{
		shape: 'polygon',
		x: 20,
		y: 20,
		polygon: [
			{ x: 0, y: 0 },
			{ x: 9, y: 0 },
			{ x: 0, y: 7 },
		],
	},
	{ shape: 'tile', x: 16, y: 32, width: 16, height: 16, gid: 2 },
];

const OPERATIONS: Readonly<Record<string, Operation>> = {
	addLayer: ({ map, pick, layers, draw }) => {
		const group = pick([undefined, ...idsOf(layers, 'group')]);
		const layer = createLayer(map, pick(['tilelayer', 'objectgroup', 'imagelayer', 'group'] as const));
		return addLayers(map, [layer], { position: draw(4) - 1, ...(group !== undefined && { group }) });
	},
	addObjects: onLayer('objectgroup', (id, { map, draw, pick }) => {
		const objects = [0, 1].map((i) => createAt(map, pick(SHAPES), map.nextobjectid + i));
		return addObjects(map, id, objects, draw(4) - 1);
	}),
	alignObjects: onObjects((ids, { map, pick }) => alignObjects(map, ids, pick(['left', 'middle', 'bottom'] as const))),
	cropMap: ({ map, draw, vector }) => cropMap(map, { ...vector(), width: 1 + draw(12), height: 1 + draw(12) }),
	deleteSelection: ({ map, some, layers, objects, region }) =>
		deleteSelection(map, { layers: some(idsOf(layers)), objects: some(objects), region: region() }).changes,
	duplicateLayers: onLayers((ids, { map, layers }) => (layers.length > 12 ? [] : duplicateLayers(map, ids))),
	duplicateObjects: onObjects((ids, { map }) => duplicateObjects(map, ids)),
	eraseTiles: ({ map, draw }) => eraseTiles(map, [1 + draw(4)]),
	fillStamp: onLayer('tilelayer', (current, { map, layers, some, region, draw }) => {
		const clip = copySelection(map, { layers: idsOf(layers, 'tilelayer'), region: rectangle({ x: 0, y: 0, width: 3, height: 2 }) });
		if (clip === undefined) return [];
		const options = { current, selected: [current, ...some(idsOf(layers, 'tilelayer'))], within: region(), seed: draw(9) };
		const stamp = layeredStamp(map, [{ clip }]);
		return draw(2) === 0
			? fillStamp(map, stamp, region(), options).changes
			: strokeStamp(map, stamp, lineCells({ x: 0, y: 0 }, { x: 5, y: 4 }), options).changes;
	}),
	flipObjects: onObjects((ids, { map, pick }) => flipObjects(map, ids, pick(['horizontally', 'vertically'] as const))),
	floodFill: onLayer('tilelayer', (id, { map, vector, draw, region }) =>
		changeCells(
			map,
			id,
			(cells) => {
				floodFill(cells, vector(), stampBrush(stampOf(1 + draw(4))));
				erase(cells, region());
			},
			rectangle({ x: -16, y: -16, width: 40, height: 40 }),
		),
	),
	groupLayers: onLayers((ids, { map }) => groupLayers(map, ids)),
	layerViaCopy: onLayers(([id = 0], { map, region, objects, some, layers }) =>
		layers.length > 12 ? [] : layerViaCopy(map, id, { region: region(), objects: some(objects) }).changes,
	),
	layerViaCut: onLayers(
		([id = 0], { map, region, objects, some }) => layerViaCut(map, id, { region: region(), objects: some(objects) }).changes,
	),
	mergeLayersDown: onLayers((ids, { map }) => mergeLayersDown(map, ids).changes),
	moveLayers: onLayers(([id = 0], { map, draw }) => moveLayers(map, [id], { position: draw(4) - 1 })),
	moveObjects: onObjects((ids, { map, vector }) => moveObjects(map, ids, vector())),
	moveObjectsToLayer: onLayer('objectgroup', (id, { map, some, objects }) => moveObjectsToLayer(map, some(objects), id)),
	offsetLayers: onLayers((ids, { map, vector, draw }) => {
		const area = { ...vector(), width: 1 + draw(20), height: 1 + draw(20) };
		return offsetLayers(map, ids, { offset: vector(), wrapX: draw(2) === 0, wrapY: draw(2) === 0, ...(draw(2) === 0 && { area }) });
	}),
	pasteClip: ({ map, layers, objects, some, region, vector, draw }) => {
		const clip =
			layers.length > 12 ? undefined : copySelection(map, { layers: some(idsOf(layers)), region: region(), objects: some(objects) });
		return clip === undefined
			? []
			: pasteClip(map, clip, { cell: vector(), ...(draw(2) === 0 && { layers: some(idsOf(layers)) }) }).changes;
	},
	placeObjects: onLayer('objectgroup', (id, { map, some, objects, draw }) => placeObjects(map, some(objects), id, draw(4) - 1)),
	removeLayers: onLayers(([id = 0], { map }) => removeLayers(map, [id])),
	removeObjects: onObjects(([id = 0], { map }) => removeObjects(map, [id])),
	renameProperty: onLayers((ids, { map, pick }) =>
		renameProperty(
			map,
			ids.map((layer) => [{ layer }]),
			'speed',
			pick(['pace', 'a']),
		),
	),
	removeProperty: onLayers((ids, { map }) =>
		removeProperty(
			map,
			ids.map((layer) => [{ layer }]),
			'pace',
		),
	),
	reorderObjects: onObjects((ids, { map, pick }) => reorderObjects(map, ids, pick(['up', 'down', 'top', 'bottom'] as const))),
	resizeMap: ({ map, draw, vector }) => resizeMap(map, { width: 1 + draw(12), height: 1 + draw(12), offset: vector() }),
	rotateObjects: onObjects((ids, { map, draw }) => rotateObjects(map, ids, 15 * draw(24))),
	scaleObjects: onObjects((ids, { map, draw, vector }) => scaleObjects(map, ids, { x: 1 + draw(2), y: 1 / (1 + draw(2)) }, vector())),
	setInfinite: ({ map }) => setInfinite(map, !map.infinite),
	setOrientation: ({ map, pick }) => setOrientation(map, pick(['orthogonal', 'isometric', 'staggered', 'hexagonal', 'oblique'] as const)),
	setProperty: onLayers((ids, { map, draw }) =>
		setProperty(
			map,
			ids.map((layer) => [{ layer }]),
			{ name: draw(2) === 0 ? 'speed' : 'a', type: 'int', value: draw(9) },
		),
	),
	stepLayers: onLayers((ids, { map, pick }) => stepLayers(map, ids, pick(['up', 'down'] as const))),
	swapTiles: ({ map, draw }) => swapTiles(map, 1 + draw(4), 1 + draw(4)),
	toggleLayers: onLayers(([id = 0], { map }) => toggleLayers(map, [id], 'visible')),
	turnArea: ({ map, some, layers, region, pick }) =>
		turnArea(map, some(idsOf(layers)), region(), pick(['flip-horizontally', 'rotate-right', 'rotate-left'] as const)).changes,
	turnObjects: onObjects((ids, { map }) => turnObjects(map, ids, 'right')),
	ungroupLayers: onLayers((ids, { map }) => ungroupLayers(map, ids)),
};

const createAt = (map: TileMap, options: ObjectOptions, id: number) => createObject({ ...map, nextobjectid: id }, options);

/** The changes of a random operation with random arguments. */
export function randomOperation(map: TileMap, draw: Draw): readonly Change[] {
	const layers = [...eachLayer(map.layers)].map(({ layer }) => layer);
	const pick = <T>([first, ...rest]: readonly [T, ...T[]]): T => [first, ...rest][draw(rest.length + 1)] ?? first;
	const vector = () => ({ x: draw(24) - 12, y: draw(24) - 12 });
	const area = () => rectangle({ ...vector(), width: 1 + draw(10), height: 1 + draw(10) });
	const operation = Object.values(OPERATIONS)[draw(Object.keys(OPERATIONS).length)];
	return (
		operation?.({
			map,
			draw,
			pick,
			some: (ids) => ids.filter((_, i) => i === 0 || draw(2) === 0).toSorted(() => draw(3) - 1),
			layers,
			objects: layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects.map(({ id }) => id) : [])),
			region: () => (draw(2) === 0 ? area() : union(area(), area())),
			vector,
		}) ?? []
	);
}
