import { translation } from '@tilewright/geometry';
import type { Graph } from '@tilewright/ops';
import type { MapScene, Scene } from '../scene/scene.ts';
import { sceneOf } from '../scene/scene-of.ts';
import type { BackgroundItem, DrawList, Frame, Item } from './draw-list.ts';
import type { FrameTable } from './frame-table.ts';
import { frameTable } from './frame-table.ts';
import { gridItems } from './grid.ts';
import { imageLayerItems } from './image-layer.ts';
import { layeringOf } from './layering.ts';
import { MOST_COPIED, withinLimits } from './limits.ts';
import { mapBackground } from './map-background.ts';
import { objectLayerItems } from './object-layer.ts';
import type { Omission } from './omission.ts';
import type { DrawListOptions } from './options.ts';
import { movedPath } from './path.ts';
import { stampsOf } from './stamp.ts';
import { tileLayerItems } from './tile-layer.ts';
import type { View } from './view.ts';
import { visibleRect } from './view.ts';

/**
 * Lists what a view of a map or world draws, from bottom to top. Nothing is drawn, loaded or cached. Time and memory depend on what
 * is visible, not on the size of the map.
 *
 * @param source - a scene, or a graph: a scene is then made for this draw list only
 * @param view - the part to show. Default: the whole map at scale 1, as tmxrasterizer shows it
 * @example const { items } = drawListOf(sceneOf(graph), { x: 0, y: 0, width: 1920, height: 1080, scale: { x: 1, y: 1 } });
 */
export function drawListOf(source: Scene | Graph, view?: View, options: DrawListOptions = {}): DrawList {
	const scene = 'maps' in source ? source : sceneOf(source);
	const shown = view ?? { ...scene.bounds, scale: { x: 1, y: 1 } };
	const table = frameTable();
	const all = allItems(scene, shown, options, table);
	const { items, omitted } = options.unlimited === true ? all : limited(all, table.frames);
	// Labels are on top of everything.
	const named =
		options.labels === true ? [...items.filter(({ kind }) => kind !== 'label'), ...items.filter(({ kind }) => kind === 'label')] : items;
	return {
		view: shown,
		images: table.images,
		frames: table.frames,
		items: named,
		...(table.animated && { animated: table.animated }),
		...(omitted.length > 0 && { omitted }),
	};
}

interface Listed {
	readonly items: readonly Item[];
	readonly omitted: readonly Omission[];
}

/** The items of all maps. Those of a map that a world places very often are left out from some copy on: they are not even made. */
function allItems(scene: Scene, view: View, options: DrawListOptions, table: FrameTable): Listed {
	const items: Item[] = backgrounds(scene, options);
	const omitted: Omission[] = [];
	const seen = new Set<string>();
	let copied = 0;
	for (const [index, map] of scene.maps.entries()) {
		const isCopy = seen.has(map.path);
		if (isCopy && copied > MOST_COPIED && options.unlimited !== true) {
			omitted.push({ map: index, layer: [], why: 'its file is placed too often' });
			continue;
		}
		seen.add(map.path);
		for (const item of mapItems(map, index, view, options, table)) {
			items.push(item);
			if (isCopy && item.kind === 'quads') copied += item.count;
		}
	}
	return { items, omitted };
}

function limited({ items, omitted }: Listed, frames: readonly Frame[]): Listed {
	const within = withinLimits(items, frames);
	return { items: within.items, omitted: [...omitted, ...within.omitted] };
}

/** The requested color, or each map's own. If there are several maps, each fills only its cells. */
function backgrounds({ maps }: Scene, { background = false }: DrawListOptions): BackgroundItem[] {
	const own = { kind: 'background', opacity: 1, layer: [] } as const;
	if (typeof background === 'string') return [{ ...own, color: background }];
	if (!background) return [];
	return maps.flatMap(({ map, bounds }, index) => {
		const color = mapBackground(map);
		return color === undefined ? [] : [{ ...own, color, ...(maps.length > 1 && { area: bounds }), ...(index > 0 && { map: index }) }];
	});
}

function* mapItems(
	scene: MapScene,
	index: number,
	view: View,
	options: DrawListOptions,
	table: FrameTable,
): Generator<Item, void, undefined> {
	const visible = visibleRect(view);
	const { layers: wanted = ({ visible }) => visible, time = 0, parallax } = options;
	const scale = Math.min(view.scale.x, view.scale.y);
	const stampOf = stampsOf(scene, table, time);
	const camera = parallax && { x: parallax.x - scene.at.x, y: parallax.y - scene.at.y };
	for (const layer of scene.layers) {
		if (!wanted(layer.walked)) continue;
		const layering = layeringOf(layer.walked, scene, index, camera);
		if (layering.base.opacity <= 0) continue;
		// The visible rectangle, relative to the layer.
		const within = { ...visible, x: visible.x - layering.shift.x, y: visible.y - layering.shift.y };
		if (layer.kind === 'tiles') yield* tileLayerItems(layer, scene, within, layering, stampOf, table.animate);
		else if (layer.kind === 'image') yield* imageLayerItems(layer, visible, layering, table);
		else yield* objectLayerItems(layer, scene, visible, scale, layering, table, options);
	}
	if (options.grid !== undefined && options.grid !== false) {
		const { at } = scene;
		const look = options.grid === true ? {} : options.grid;
		const rect = { ...visible, x: visible.x - at.x, y: visible.y - at.y };
		const grid = gridItems(scene, rect, { opacity: 1, layer: [] }, scale, { ...look, density: options.density ?? 1 });
		yield* grid.map((item) => ({ ...item, path: movedPath(item.path, translation(at.x, at.y)) }));
	}
}
