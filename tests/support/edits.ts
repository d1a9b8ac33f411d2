import type { CellWriter, Change } from '@tilewright/edit';
import {
	addLayers,
	addObjects,
	alignObjects,
	boundsOf,
	changeCells,
	connectedRegion,
	createLayer,
	createObject,
	cropMap,
	distributeObjects,
	duplicateLayers,
	duplicateObjects,
	ellipseCells,
	ellipseRegion,
	equalRegion,
	erase,
	fillRegion,
	flipObjects,
	floodFill,
	groupLayers,
	grown,
	layerViaCopy,
	layerViaCut,
	lineCells,
	mergeLayersDown,
	moveLayers,
	moveObjects,
	moveObjectsToLayer,
	offsetLayers,
	randomBrush,
	rectangle,
	rectangleCells,
	removeLayers,
	removeObjects,
	removeProperty,
	reorderObjects,
	replaceTiles,
	resizeMap,
	rotateObjects,
	scaleObjects,
	setFields,
	setInfinite,
	setProperty,
	stampBrush,
	stampOf,
	stepLayers,
	stroke,
	toggleLayers,
	toggleOtherLayers,
	turnGid,
	turnObjects,
	turnStamp,
	ungroupLayers,
} from '@tilewright/edit';
import type { Layer, TileMap } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { Draw } from '../../packages/edit/test/support/random-changes.ts';

/** One way to edit a map at random; no changes where it does not apply. */
export type Edit = (map: TileMap, draw: Draw) => readonly Change[];

const pick = <T>(draw: Draw, values: readonly T[]): T | undefined => values[draw(values.length)];
const layersOf = (map: TileMap): Layer[] => [...eachLayer(map.layers)].map(({ layer }) => layer);
const anyLayer = (map: TileMap, draw: Draw): Layer | undefined => pick(draw, layersOf(map));

/** A GID of a tile of the map. */
function anyGid(map: TileMap, draw: Draw): number {
	const tileset = pick(draw, map.tilesets);
	return tileset === undefined ? 0 : tileset.firstgid;
}

/** An edit of the cells of a tile layer. */
const onCells =
	(paint: (cells: CellWriter, map: TileMap, draw: Draw, at: { x: number; y: number }) => void): Edit =>
	(map, draw) => {
		const layer = pick(
			draw,
			layersOf(map).filter(({ type }) => type === 'tilelayer'),
		);
		if (layer === undefined) return [];
		const at = { x: draw(Math.max(1, map.width)), y: draw(Math.max(1, map.height)) };
		return changeCells(map, layer.id, (cells) => paint(cells, map, draw, at));
	};

/** An edit of some objects that a layer has. */
const onObjects =
	(change: (map: TileMap, ids: number[], draw: Draw, layer: number) => readonly Change[]): Edit =>
	(map, draw) => {
		const layer = pick(
			draw,
			layersOf(map).filter((own) => own.type === 'objectgroup' && own.objects.length > 0),
		);
		if (layer?.type !== 'objectgroup') return [];
		const ids = layer.objects.filter(() => draw(3) > 0).map(({ id }) => id);
		// Double ids are addressed by the first object that has them.
		return new Set(ids).size < ids.length ? [] : change(map, ids.slice(0, 20), draw, layer.id);
	};

const onLayer =
	(change: (map: TileMap, id: number, draw: Draw) => readonly Change[]): Edit =>
	(map, draw) => {
		const layer = anyLayer(map, draw);
		return layer === undefined ? [] : change(map, layer.id, draw);
	};

const far = ({ x, y }: { x: number; y: number }, draw: Draw): { x: number; y: number } => ({ x: x + draw(9) - 4, y: y + draw(9) - 4 });

/** Every operation that changes maps, with random arguments. */
export const EDITS: Readonly<Record<string, Edit>> = {
	setCell: onCells((cells, map, draw, { x, y }) => cells.set(x, y, anyGid(map, draw))),
	line: onCells((cells, map, draw, at) => void stroke(cells, stampBrush(stampOf(anyGid(map, draw))), lineCells(at, far(at, draw)))),
	rectangle: onCells(
		(cells, map, draw, at) => void stroke(cells, stampBrush(stampOf(anyGid(map, draw))), rectangleCells(at, far(at, draw))),
	),
	ellipse: onCells(
		(cells, map, draw, at) => void stroke(cells, stampBrush(stampOf(anyGid(map, draw))), ellipseCells(at, { x: draw(4), y: draw(4) })),
	),
	stamp: onCells((cells, map, draw, at) => {
		const gid = anyGid(map, draw);
		const turn = pick(draw, ['flip-horizontally', 'flip-vertically', 'rotate-right', 'rotate-left'] as const) ?? 'rotate-left';
		void stroke(
			cells,
			stampBrush(
				turnStamp(
					stampOf([
						[gid, gid, 0],
						[0, gid, gid],
					]),
					turn,
					map,
				),
			),
			lineCells(at, far(at, draw)),
		);
	}),
	random: onCells((cells, map, draw, { x, y }) =>
		fillRegion(
			cells,
			ellipseRegion({ x, y, width: 1 + draw(9), height: 1 + draw(9) }),
			randomBrush([stampOf([[anyGid(map, draw), anyGid(map, draw)]])], () => 1, draw(1000)),
		),
	),
	floodFill: onCells((cells, map, draw, at) => floodFill(cells, at, stampBrush(stampOf(anyGid(map, draw))))),
	fillSelection: onCells((cells, map, draw, at) => {
		const bounds = boundsOf(grown(connectedRegion(cells, at), 1));
		if (bounds !== undefined)
			fillRegion(
				cells,
				rectangle({ ...bounds, width: Math.min(bounds.width, 20), height: Math.min(bounds.height, 20) }),
				stampBrush(stampOf(anyGid(map, draw))),
			);
	}),
	replaceTile: onCells((cells, map, draw, { x, y }) => {
		const old = cells.get(x, y);
		if (old !== 0)
			replaceTiles(
				cells,
				equalRegion(cells, (gid) => gid === old),
				() => anyGid(map, draw),
			);
	}),
	flipTiles: onCells((cells, map, _, { x, y }) => {
		const isHexagonal = map.orientation === 'hexagonal';
		const find = tileFinder(map.tilesets);
		replaceTiles(cells, rectangle({ x, y, width: 3, height: 3 }), (gid) =>
			find(gid) === undefined ? gid : turnGid(gid, 'rotate-right', isHexagonal),
		);
	}),
	erase: onCells((cells, _, draw, { x, y }) => erase(cells, rectangle({ x, y, width: draw(40), height: draw(40) }))),
	addLayer: (map, draw) => addLayers(map, [createLayer(map, pick(draw, ['tilelayer', 'objectgroup', 'group'] as const) ?? 'group')]),
	removeLayer: onLayer((map, id) => removeLayers(map, [id])),
	duplicateLayer: onLayer((map, id) => duplicateLayers(map, [id])),
	groupLayers: onLayer((map, id, draw) => groupLayers(map, [id, anyLayer(map, draw)?.id ?? id])),
	ungroupLayers: onLayer((map, id) => ungroupLayers(map, [id])),
	mergeLayers: onLayer((map, id) => mergeLayersDown(map, [id]).changes),
	layerVia: onLayer((map, id, draw) => {
		const layer = [...eachLayer(map.layers)].map((each) => each.layer).find((each) => each.id === id);
		const objects = layer?.type === 'objectgroup' ? layer.objects.slice(0, 3).map((object) => object.id) : [];
		const region = rectangle({ x: draw(map.width + 1), y: draw(map.height + 1), width: 9, height: 9 });
		return (draw(2) === 0 ? layerViaCopy : layerViaCut)(map, id, { region, objects }).changes;
	}),
	toggleLayers: onLayer((map, id, draw) =>
		(draw(2) === 0 ? toggleLayers : toggleOtherLayers)(map, [id], draw(2) === 0 ? 'visible' : 'locked'),
	),
	moveLayer: onLayer((map, id, draw) => moveLayers(map, [id], { position: draw(map.layers.length) })),
	stepLayer: onLayer((map, id, draw) => stepLayers(map, [id], draw(2) === 0 ? 'up' : 'down')),
	renameLayer: onLayer((map, id, draw) =>
		setFields(map, [{ layer: id }], { name: `Layer ${draw(100)}`, opacity: draw(11) / 10, visible: draw(2) === 0 }),
	),
	offsetLayer: onLayer((map, id, draw) =>
		offsetLayers(map, [id], { offset: { x: draw(5) - 2, y: draw(5) - 2 }, wrapX: draw(2) === 0, wrapY: draw(2) === 0 }),
	),
	cropMap: (map, draw) => cropMap(map, { x: draw(9) - 4, y: draw(9) - 4, width: map.width + draw(5), height: map.height + draw(5) }),
	resizeMap: (map, draw) =>
		resizeMap(map, {
			width: map.width + draw(5),
			height: map.height + draw(5),
			offset: { x: draw(3), y: draw(3) },
			removeObjects: draw(2) === 0,
		}),
	setInfinite: (map) => setInfinite(map, !map.infinite),
	addObject: (map, draw) => {
		const layer = pick(
			draw,
			layersOf(map).filter(({ type }) => type === 'objectgroup'),
		);
		const shape = pick(draw, ['rectangle', 'ellipse', 'point'] as const) ?? 'point';
		return layer === undefined ? [] : addObjects(map, layer.id, [createObject(map, { shape, x: draw(100), y: draw(100) })]);
	},
	removeObjects: onObjects((map, ids) => removeObjects(map, ids)),
	moveObjects: onObjects((map, ids, draw) => moveObjects(map, ids, { x: draw(100), y: -draw(100) })),
	rotateObjects: onObjects((map, ids, draw) => rotateObjects(map, ids, draw(360))),
	turnObjects: onObjects((map, ids) => turnObjects(map, ids, 'left')),
	flipObjects: onObjects((map, ids, draw) => flipObjects(map, ids, draw(2) === 0 ? 'horizontally' : 'vertically')),
	scaleObjects: onObjects((map, ids, draw) => scaleObjects(map, ids, { x: 1 + draw(3), y: 0.5 }, { x: 0, y: 0 })),
	alignObjects: onObjects((map, ids) => alignObjects(map, ids, 'middle')),
	distributeObjects: onObjects((map, ids) => distributeObjects(map, ids, 'vertically')),
	duplicateObjects: onObjects((map, ids) => duplicateObjects(map, ids)),
	reorderObjects: onObjects((map, ids, draw) => reorderObjects(map, ids, pick(draw, ['up', 'down', 'top', 'bottom'] as const) ?? 'up')),
	moveObjectsToLayer: onObjects((map, ids, draw, layer) => {
		const other = pick(
			draw,
			layersOf(map).filter(({ type, id }) => type === 'objectgroup' && id !== layer),
		);
		return other === undefined ? [] : moveObjectsToLayer(map, ids, other.id);
	}),
	setProperty: onLayer((map, id, draw) => setProperty(map, [[{ layer: id }], []], { name: 'edited', type: 'int', value: draw(100) })),
	removeProperty: onLayer((map, id) => removeProperty(map, [[{ layer: id }]], 'edited')),
};
