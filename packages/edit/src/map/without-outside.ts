import type { CellBounds, Layer, TileMap } from '@tilewright/format';
import { chunkBounds, isInfinite } from '@tilewright/format';
import { mapLayers } from '@tilewright/format/internal';
import { overlap } from '@tilewright/geometry';
import { copyOverlap } from '../cells/block.ts';
import { drawnObjects } from '../objects/drawn-objects.ts';

/** Layers without the objects whose bounds on the screen do not meet those of an area, in tiles. */
export function withoutObjectsOutside(map: TileMap, layers: readonly Layer[], area: CellBounds): Layer[] {
	const drawn = drawnObjects(map);
	const screen = drawn.geometry.bounds(area);
	return mapLayers(layers, (layer) => {
		if (layer.type !== 'objectgroup') return layer;
		const objects = layer.objects.filter((object) => {
			const { x, y, width, height } = drawn.bounds(object);
			return x <= screen.x + screen.width && x + width >= screen.x && y <= screen.y + screen.height && y + height >= screen.y;
		});
		return objects.length === layer.objects.length ? layer : { ...layer, objects };
	});
}

/** Infinite tile layers without the cells outside an area, and without chunks that have no tiles then. */
export const withCellsIn = (layers: readonly Layer[], area: CellBounds): Layer[] =>
	mapLayers(layers, (layer) => {
		if (layer.type !== 'tilelayer' || !isInfinite(layer)) return layer;
		const chunks = layer.chunks.flatMap((chunk) => {
			const common = overlap(chunk, area);
			if (common === undefined) return [];
			if (common.width === chunk.width && common.height === chunk.height) return [chunk];
			const inside = new Uint32Array(common.width * common.height);
			const data = new Uint32Array(chunk.data.length);
			copyOverlap(chunk, chunk.data, common, inside);
			copyOverlap(common, inside, chunk, data);
			return data.some((gid) => gid !== 0) ? [{ ...chunk, data }] : [];
		});
		const { x: startx, y: starty, width, height } = chunkBounds(chunks);
		return { ...layer, chunks, startx, starty, width, height };
	});
