import type { CellBounds, ImageLayer, Layer, TileLayer, TileMap, WalkedLayer } from '@tilewright/format';
import { isInfinite, walkLayers } from '@tilewright/format';
import { around } from '@tilewright/geometry';
import { targetsOf } from '@tilewright/ops';
import { kept, keptList } from './kept.ts';
import { layerParts } from './layer-parts.ts';
import type { ImageScene, MapScene, ObjectScene, SceneLayer, SceneSources, TileScene } from './scene.ts';
import { sceneObjects } from './scene-objects.ts';
import { templatesOf } from './templates.ts';
import { usedBlocks } from './used-blocks.ts';

/**
 * The layers of a map that draw something, in drawing order, and the cells of the map.
 *
 * @param path - of the map's file
 * @param art - how the map's tiles look
 * @param before - an earlier scene of the map: layers that have not changed are shared
 */
export function layerScenes(
	map: TileMap,
	path: string,
	art: MapScene['art'],
	{ graph, facts }: SceneSources,
	before: MapScene | undefined,
): Pick<MapScene, 'cells' | 'layers'> {
	const old = new Map(before?.layers.map((layer) => [layer.layer.id, layer] as const));
	const { loadPathOf } = targetsOf(graph, path);
	const templates = templatesOf(graph, path, facts, allTemplates(before));
	const walked = [...walkLayers(map.layers)];
	const used = new Map(walked.map(({ layer }) => [layer, usedOf(layer)] as const));
	const cells = kept(before?.cells, cellsOfMap());
	return { cells, layers: keptList(before?.layers, walked.flatMap(layerScene)) };

	function usedOf(layer: Layer): TileScene['used'] {
		if (layer.type !== 'tilelayer' || !isInfinite(layer)) return undefined;
		const known = old.get(layer.id);
		return known?.kind === 'tiles' && known.layer === layer ? known.used : usedBlocks(layer);
	}

	/** An infinite map without tiles has one cell, as in Tiled. */
	function cellsOfMap(): CellBounds {
		const { width, height, infinite } = map;
		if (!infinite) return { x: 0, y: 0, width, height };
		const boxes = walked.flatMap(({ layer }) => {
			if (layer.type !== 'tilelayer') return [];
			return (isInfinite(layer) ? used.get(layer) : { x: 0, y: 0, width: layer.width, height: layer.height }) ?? [];
		});
		return around(boxes) ?? { x: 0, y: 0, width: 1, height: 1 };
	}

	function layerScene(fresh: WalkedLayer): SceneLayer[] {
		const { layer } = fresh;
		const known = old.get(layer.id);
		const place = kept(known?.walked, { ...fresh, path: keptList(known?.walked.path, fresh.path) });
		switch (layer.type) {
			case 'tilelayer':
				return [tileScene(layer, place, known?.kind === 'tiles' ? known : undefined)];
			case 'objectgroup': {
				const same = known?.kind === 'objects' ? known : undefined;
				if (same !== undefined && same.layer === layer && isCurrent(same)) return [kept<ObjectScene>(same, { ...same, walked: place })];
				return [kept<ObjectScene>(same, { kind: 'objects', walked: place, layer, ...sceneObjects(layer, art, templates, same) })];
			}
			case 'imagelayer':
				return layer.image === '' ? [] : [imageScene(layer, place, known?.kind === 'image' ? known : undefined)];
			case 'group':
				return [];
		}
	}

	function tileScene(layer: TileLayer, walked: WalkedLayer, known: TileScene | undefined): TileScene {
		const own = isInfinite(layer) ? cells : kept(known?.cells, { x: 0, y: 0, width: layer.width, height: layer.height });
		const parts = known?.layer === layer ? known.parts : layerParts(layer, known);
		return kept(known, { kind: 'tiles', walked, layer, cells: own, used: used.get(layer), parts });
	}

	function isCurrent(scene: ObjectScene): boolean {
		return art === before?.art && [...scene.templates].every(([reference, template]) => templates(reference) === template);
	}

	function imageScene(layer: ImageLayer, walked: WalkedLayer, known: ImageScene | undefined): ImageScene {
		const { image, transparentcolor, imagewidth: width, imageheight: height } = layer;
		const path = loadPathOf(image);
		const fact = facts.get(path);
		const declared = width !== undefined && height !== undefined ? { width, height } : undefined;
		const size = fact === undefined ? declared : fact;
		return kept<ImageScene>(known, {
			kind: 'image',
			walked,
			layer,
			picture: kept(known?.picture, { path, ...(transparentcolor !== undefined && { transparentcolor }) }),
			size: size && kept(known?.size ?? undefined, size),
			isKnown: fact !== undefined,
		});
	}
}

function allTemplates(before: MapScene | undefined): ObjectScene['templates'] {
	return new Map(before?.layers.flatMap((layer) => (layer.kind === 'objects' ? [...layer.templates] : [])));
}
