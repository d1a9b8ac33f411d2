import { collect, collisionMap, collisionShapesIn, copyCollisionShapes, createObject, setCollisionShapes } from '@tilewright/edit';
import { opaqueBounds } from '@tilewright/editor-canvas/objects/opaque-bounds.ts';
import { picturesOf } from '@tilewright/editor-canvas/stage/pictures.ts';
import type { Failure } from '@tilewright/editor-core/session/failure.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import type { MapObject, TileMap } from '@tilewright/format';
import type { Rect } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';
import { targetsOf } from '@tilewright/ops';
import { tilesetArt } from '@tilewright/render/internal';
import { changeCollisionWords } from './change-collision-words.ts';
import { collisionWords } from './collision-words.ts';

const words = changeCollisionWords;

/** Adds a rectangle around the opaque pixels of each selected tile, as one step (rule E99). */
export function detectBoundingBoxes({ doc, path, graph, files, selectedTiles, do: step }: TilesetSession): Failure {
	const tileset = doc.value;
	const pictures = picturesOf(files);
	const art = tilesetArt(tileset, targetsOf(graph.value, path.value).loadPathOf, pictures.facts);
	const boxes = new Map<number, Rect>();
	for (const id of selectedTiles.value) {
		const own = art.art(id);
		const box = own && opaqueBounds(own, pictures);
		if (box === undefined) return words.unknownPicture(id);
		if (box.width > 0) boxes.set(id, box);
	}
	if (boxes.size === 0) return words.nothingOpaque;
	const changes = collect(tileset, (editing) => {
		for (const [id, box] of boxes) {
			const map = collisionMap(editing.doc, [], id);
			const { height = box.y + box.height } = art.art(id)?.source ?? {};
			editing.add(setCollisionShapes(editing.doc, [], id, [...collisionShapesIn(map), shapeOf(map, box, height)]));
		}
	});
	return step(collisionWords.detect, changes)[0]?.message;
}

/** A rectangle of the picture as an object: on an isometric grid it is a polygon, since rectangles are skewed there. */
function shapeOf(map: TileMap, { x, y, width, height }: Rect, tileHeight: number): MapObject {
	if (map.orientation !== 'isometric') return createObject(map, { shape: 'rectangle', x, y, width, height });
	const geometry = geometryOf(map);
	// The picture stands on the bottom of the cell.
	const { tilewidth, tileheight } = map;
	const origin = geometry.tileToScreen(0, 0);
	const [left, top] = [origin.x - tilewidth / 2, origin.y + tileheight - tileHeight];
	const [first, ...others] = [
		[x, y],
		[x + width, y],
		[x + width, y + height],
		[x, y + height],
	].map(([right = 0, down = 0]) => geometry.screenToPixel(left + right, top + down));
	const at = first ?? { x: 0, y: 0 };
	const polygon = [at, ...others].map((point) => ({ x: point.x - at.x, y: point.y - at.y }));
	return createObject(map, { shape: 'polygon', ...at, polygon });
}

/** Gives the shapes of the first selected tile to the other ones, as one step (rule E99). */
export function applyToSelected({ doc, selectedTiles, do: step }: TilesetSession, how: 'add' | 'replace'): void {
	const [from, ...to] = selectedTiles.value;
	if (from === undefined) return;
	step(how === 'add' ? words.addStep : words.replaceStep, copyCollisionShapes(doc.value, [], from, to, how));
}
