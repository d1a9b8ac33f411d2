import type { FiniteTileLayer, InfiniteTileLayer, TileLayer, TileMap } from '@tilewright/format';
import { chunkBounds, isInfinite } from '@tilewright/format';
import type { ByParts } from '../by-parts.ts';
import { changedAreas } from '../cells/block.ts';
import { cellWriter } from '../cells/cell-writer.ts';
import { cellsChange } from '../cells/cells-change.ts';
import type { Change } from '../change/change.ts';
import { gridOf } from '../change/chunk-at.ts';
import { replacePart } from '../change/replace-part.ts';
import { changedCells } from './gid-changer.ts';

/** About this many cells are changed between two pauses. */
const PORTION = 2 ** 18;

/** If fewer chunks change, each is changed for itself. */
const FEW_CHUNKS = 64;

/** The changes that give all cells of a tile layer other GIDs, also those that a later chunk covers. */
export const changeCellsGids = (map: TileMap, layer: TileLayer, changed: (gid: number) => number): ByParts<Change[]> =>
	isInfinite(layer) ? inChunks(map, layer, changed) : inRows(layer, changed);

function* inRows({ id, width, height, data }: FiniteTileLayer, changed: (gid: number) => number): ByParts<Change[]> {
	const changes: Change[] = [];
	const rows = Math.max(1, Math.floor(PORTION / width));
	for (let y = 0; y < height; y += rows) {
		if (y > 0) yield;
		const bottom = Math.min(height, y + rows);
		const after = changedCells(data.subarray(y * width, bottom * width), changed);
		if (after === undefined) continue;
		const block = { x: 0, y, width, height: bottom - y, right: width, bottom, before: data, start: y * width, stride: width, after };
		changes.push(cellsChange(id, changedAreas(block)));
	}
	return changes;
}

function* inChunks(map: TileMap, layer: InfiniteTileLayer, changed: (gid: number) => number): ByParts<Change[]> {
	const after = new Map<object, Uint32Array>();
	let left = PORTION;
	for (const chunk of layer.chunks) {
		if (left <= 0) {
			yield;
			left = PORTION;
		}
		left -= chunk.data.length;
		const cells = changedCells(chunk.data, changed);
		if (cells !== undefined) after.set(chunk, cells);
	}
	if (after.size === 0) return [];
	const onGrid = gridOf(layer.chunks) !== undefined;
	if (onGrid && after.size < FEW_CHUNKS) {
		const writer = cellWriter(map, layer);
		for (const chunk of layer.chunks) {
			const gids = after.get(chunk);
			if (gids !== undefined) writer.setArea(chunk, gids);
		}
		return writer.changes();
	}
	const made = layer.chunks.map((chunk) => {
		const data = after.get(chunk);
		return data === undefined ? chunk : { ...chunk, data };
	});
	// A chunk without tiles may cover another one (rule L3).
	const chunks = onGrid ? made.filter((chunk, i) => chunk === layer.chunks[i] || chunk.data.some((gid) => gid !== 0)) : made;
	const part = [{ layer: layer.id }];
	if (chunks.length === made.length) return replacePart(map, part, { ...layer, chunks });
	const { x, y, width, height } = chunkBounds(chunks);
	return replacePart(map, part, { ...layer, startx: x, starty: y, width, height, chunks });
}
