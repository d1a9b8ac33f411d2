import type { Layer as DocumentLayer, TileMap, WalkedLayer } from '@tilewright/format';
import { chunkBounds, isInfinite, walkLayers } from '@tilewright/format';
import type { Layer } from '../model/game-map.ts';
import { propsOf } from '../model/props.ts';
import type { ObjectTiles } from './game-object.ts';
import { gameObject } from './game-object.ts';

type SourceOf = (reference: string) => string;

/** The layers of a map in drawing order, each group before its layers. */
export function gameLayers({ layers, nextlayerid }: TileMap, from: ObjectTiles, sourceOf: SourceOf): Layer[] {
	const groups = new Map<string, number>();
	const ids = new Set<number>();
	let free = nextlayerid;
	return [...walkLayers(layers)].map((walked) => {
		const { layer, path } = walked;
		// Objects and layers name their layer and group by id, so that two cannot share one.
		const id = ids.has(layer.id) ? free++ : layer.id;
		ids.add(id);
		if (layer.type === 'group') groups.set(path.join(), id);
		const group = groups.get(path.slice(0, -1).join());
		return { ...shared(walked, sourceOf), id, ...(group !== undefined && { group }), ...own(layer, id, from, sourceOf) };
	});
}

function shared({ layer, path: _, ...inherited }: WalkedLayer, sourceOf: SourceOf) {
	const { name, mode } = layer;
	const own = { name, class: layer.class, props: propsOf(layer.properties, sourceOf), mode, visibleInGroup: layer.visible };
	return { ...own, ...inherited };
}

function own(layer: DocumentLayer, id: number, from: ObjectTiles, sourceOf: SourceOf) {
	switch (layer.type) {
		case 'tilelayer': {
			const { type } = layer;
			const { tiles } = from;
			if (isInfinite(layer)) return { type, ...chunkBounds(layer.chunks), chunks: layer.chunks, tiles };
			return { type, x: 0, y: 0, width: layer.width, height: layer.height, data: layer.data, tiles };
		}
		case 'objectgroup': {
			const on = { ...from, layer: id };
			const objects = layer.objects.flatMap((object) => gameObject(object, sourceOf, on) ?? []);
			// Rule R8.
			if (layer.draworder !== 'index') objects.sort((a, b) => a.y - b.y);
			const { type, draworder, color } = layer;
			return { type, draworder, ...(color !== undefined && { color }), objects };
		}
		case 'imagelayer': {
			const { type, repeatx, repeaty, transparentcolor, imagewidth, imageheight } = layer;
			const source = layer.image === '' ? {} : { source: sourceOf(layer.image) };
			const size = imagewidth === undefined || imageheight === undefined ? {} : { imagewidth, imageheight };
			return { type, repeatx, repeaty, ...source, ...size, ...(transparentcolor !== undefined && { transparentcolor }) };
		}
		case 'group':
			return { type: layer.type };
	}
}
