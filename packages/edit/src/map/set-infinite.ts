import type { CellBounds, Chunk, FiniteTileLayer, InfiniteTileLayer, TileLayer, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import { eachLayer, mapLayers } from '@tilewright/format/internal';
import { around } from '@tilewright/geometry';
import type { ByParts } from '../by-parts.ts';
import { atOnce } from '../by-parts.ts';
import { chunkSizeOf } from '../cells/chunk-size.ts';
import type { Change } from '../change/change.ts';
import { changesBetween } from '../change/changes-between.ts';
import { contentBounds } from './content-bounds.ts';
import { placeShift } from './place-shift.ts';
import { cutCells, shiftedLayers } from './shift-layers.ts';

/**
 * Makes a map infinite or finite.
 *
 * A finite map gets the size of the tiles of all layers together. Everything moves so that their top left comes to the cell 0, 0. A map
 * without tiles keeps its size. An infinite map keeps all positions.
 *
 * @returns no changes if the map already is
 * @example setInfinite(map, true)
 */
export const setInfinite = (map: TileMap, infinite: boolean): Change[] => atOnce(setInfiniteByLayer(map, infinite));

/**
 * Like {@link setInfinite}, with pauses: large maps take a while.
 *
 * @example
 * const work = setInfiniteByLayer(map, true);
 * let step = work.next();
 * for (; !step.done; step = work.next()) await pause();
 * const changes = step.value;
 */
export function* setInfiniteByLayer(map: TileMap, infinite: boolean): ByParts<Change[]> {
	if (infinite === map.infinite) return [];
	const made = new Map<TileLayer, TileLayer>();
	const tileLayers = [...eachLayer(map.layers)].flatMap(({ layer }) => (layer.type === 'tilelayer' ? [layer] : []));
	if (infinite) {
		for (const layer of tileLayers) {
			if (!isInfinite(layer)) made.set(layer, withChunks(map, layer));
			yield;
		}
		const layers = mapLayers(map.layers, (layer) => (layer.type === 'tilelayer' ? (made.get(layer) ?? layer) : layer));
		return changesBetween(map, { ...map, infinite: true, layers });
	}
	const bounds: CellBounds[] = [];
	for (const layer of tileLayers) {
		const own = contentBounds([layer]);
		if (own !== undefined) bounds.push(own);
		yield;
	}
	const area = around(bounds) ?? { x: 0, y: 0, width: map.width, height: map.height };
	for (const layer of tileLayers) {
		made.set(layer, withoutChunks(layer, area));
		yield;
	}
	const { width, height } = area;
	const sized: TileMap = { ...map, infinite: false, width, height };
	const shift = placeShift(map, sized, { x: 0 - area.x, y: 0 - area.y });
	return changesBetween(map, { ...sized, layers: shiftedLayers(map, shift, (layer) => made.get(layer) ?? layer) });
}

/** A finite layer with the cells of an area. */
function withoutChunks(layer: TileLayer, area: CellBounds): TileLayer {
	const { width, height } = area;
	if (!isInfinite(layer)) return { ...layer, width, height, data: cutCells(layer, area) };
	const { chunks: _, startx: __, starty: ___, ...rest } = layer;
	return { ...rest, width, height, data: cutCells(layer, area) };
}

/** An infinite layer with the cells of a finite one, in chunks with tiles. */
export function withChunks(map: TileMap, layer: FiniteTileLayer): InfiniteTileLayer {
	const { data: _, ...rest } = layer;
	const size = chunkSizeOf(map);
	const chunks: Chunk[] = [];
	for (let y = 0; y < layer.height; y += size.height) {
		for (let x = 0; x < layer.width; x += size.width) {
			const data = chunkOf(layer, { x, y, ...size });
			if (data !== undefined) chunks.push({ x, y, ...size, data });
		}
	}
	const right = Math.max(0, ...chunks.map((chunk) => chunk.x + chunk.width));
	const bottom = Math.max(0, ...chunks.map((chunk) => chunk.y + chunk.height));
	const [startx, starty] = [Math.min(right, ...chunks.map(({ x }) => x)), Math.min(bottom, ...chunks.map(({ y }) => y))];
	return { ...rest, startx, starty, width: right - startx, height: bottom - starty, chunks };
}

/** The cells of a chunk; `undefined` if it has no tiles. Rows of chunks are short: cell by cell they are copied faster. */
function chunkOf({ width, height, data }: FiniteTileLayer, chunk: CellBounds): Uint32Array | undefined {
	const cells = new Uint32Array(chunk.width * chunk.height);
	const [right, bottom] = [Math.min(chunk.width, width - chunk.x), Math.min(chunk.height, height - chunk.y)];
	let any = 0;
	for (let row = 0; row < bottom; row++) {
		let from = (chunk.y + row) * width + chunk.x;
		for (let to = row * chunk.width; to < row * chunk.width + right; to++) {
			const gid = data[from++] ?? 0;
			cells[to] = gid;
			any |= gid;
		}
	}
	return any === 0 ? undefined : cells;
}
