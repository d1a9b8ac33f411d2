import type { Chunk, InfiniteTileLayer, TileLayer, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import { eachLayer, mapLayers } from '@tilewright/format/internal';
import { copyOverlap } from '../cells/block.ts';
import { chunkSizeOf } from '../cells/chunk-size.ts';
import type { Change } from '../change/change.ts';
import { changesBetween } from '../change/changes-between.ts';
import { contentBounds } from './content-bounds.ts';
import { placeShift } from './place-shift.ts';
import { cutCells, shiftedLayers } from './shift-layers.ts';

/**
 * Makes a map infinite or finite (rule E83).
 *
 * A finite map gets the size of the tiles of all layers together. Everything moves so that their top left comes to the cell 0, 0. A map
 * without tiles keeps its size. An infinite map keeps all positions.
 *
 * @returns no changes if the map is so already
 * @example setInfinite(map, true)
 */
export function setInfinite(map: TileMap, infinite: boolean): Change[] {
	if (infinite === map.infinite) return [];
	if (infinite) {
		const layers = mapLayers(map.layers, (layer) => (layer.type === 'tilelayer' && !isInfinite(layer) ? withChunks(map, layer) : layer));
		return changesBetween(map, { ...map, infinite: true, layers });
	}
	const tileLayers = [...eachLayer(map.layers)].flatMap(({ layer }) => (layer.type === 'tilelayer' ? [layer] : []));
	const area = contentBounds(tileLayers) ?? { x: 0, y: 0, width: map.width, height: map.height };
	const { width, height } = area;
	const sized: TileMap = { ...map, infinite: false, width, height };
	const layers = shiftedLayers(map, placeShift(map, sized, { x: 0 - area.x, y: 0 - area.y }), (layer) => {
		if (!isInfinite(layer)) return { ...layer, width, height, data: cutCells(layer, area) };
		const { chunks: _, startx: __, starty: ___, ...rest } = layer;
		return { ...rest, width, height, data: cutCells(layer, area) };
	});
	return changesBetween(map, { ...sized, layers });
}

/** An infinite layer with the cells of a finite one, in chunks with tiles. */
function withChunks(map: TileMap, layer: Exclude<TileLayer, InfiniteTileLayer>): InfiniteTileLayer {
	const { data: _, ...rest } = layer;
	const size = chunkSizeOf(map);
	const chunks: Chunk[] = [];
	for (let y = 0; y < layer.height; y += size.height) {
		for (let x = 0; x < layer.width; x += size.width) {
			const cells = new Uint32Array(size.width * size.height);
			copyOverlap({ x: 0, y: 0, width: layer.width, height: layer.height }, layer.data, { x, y, ...size }, cells);
			if (cells.some((gid) => gid !== 0)) chunks.push({ x, y, ...size, data: cells });
		}
	}
	const right = Math.max(0, ...chunks.map((chunk) => chunk.x + chunk.width));
	const bottom = Math.max(0, ...chunks.map((chunk) => chunk.y + chunk.height));
	const [startx, starty] = [Math.min(right, ...chunks.map(({ x }) => x)), Math.min(bottom, ...chunks.map(({ y }) => y))];
	return { ...rest, startx, starty, width: right - startx, height: bottom - starty, chunks };
}
