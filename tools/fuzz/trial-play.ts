import type { Loader } from '@tilewright/ops';
import type { GameMap, Layer } from '@tilewright/play';
import { LoadError, loadMap, mergedRectangles, objects, shownTile, solidCells, tileAt, walkableCells } from '@tilewright/play';
import { chunksWithin, pixelToWorld, tilesWithin, worldToTile } from '@tilewright/play/coordinates';
import { fitPictures, layerPainter, layerPosition, objectPieces, pictureFiles, pieceBox } from '@tilewright/play/scene';
import { cellPolygons, layerShapes, objectShape, solidShapes, tileObjectShapes } from '@tilewright/play/shapes';
import { unpack } from '@tilewright/vite/runtime';
import { pack } from '../../packages/vite/src/module/pack.ts';

/** The rectangle that a camera of a game sees, in pixels of the world. */
const VIEW = { x: -40, y: -40, width: 320, height: 200 };

/** Grids of more cells take long, and are no other than small ones. */
const MOST_CELLS = 10_000;

/**
 * Takes a map through what games do with one: load it, look things up, make shapes, draw, pack it for a build.
 *
 * @returns what is wrong; `undefined` if nothing is
 */
export async function playProblem(path: string, loader: Loader): Promise<string | undefined> {
	const map = await loadMap(path, { loader }).catch((error: unknown) => {
		if (error instanceof LoadError) return undefined;
		throw error;
	});
	if (map === undefined) return undefined;
	const pictures = pictureFiles(map);
	fitPictures(map, ({ key }) => (key.length % 3 === 0 ? undefined : { width: 32, height: 32 }));
	for (const layer of map.layers) play(map, layer);
	for (const object of objects(map)) {
		pixelToWorld(map, object.x, object.y);
		objectShape(map, object);
		tileObjectShapes(map, object);
	}
	worldToTile(map, 40, 40);
	structuredClone(map);
	return pictures.length < 10_000 ? packProblem(map) : undefined;
}

function play(map: GameMap, layer: Layer): void {
	layerPosition(map, layer, VIEW);
	layerPainter(map, layer, () => ({ width: 32, height: 32 })).paint(VIEW, 250, () => {});
	if (layer.type === 'objectgroup') {
		for (const piece of objectPieces(map, layer)) pieceBox(map, piece);
		solidShapes(map, layer);
	}
	if (layer.type !== 'tilelayer') return;
	for (const [x, y] of [
		[0, 0],
		[-1, 3],
		[layer.width - 1, layer.height - 1],
		[0.5, 2],
	] as const) {
		const tile = tileAt(layer, x, y);
		if (tile !== undefined) shownTile(map.tiles, tile, 1000);
	}
	chunksWithin(map, layer, VIEW);
	tilesWithin(map, layer, VIEW, () => {});
	if (layer.width * layer.height > MOST_CELLS) return;
	mergedRectangles(solidCells([layer]));
	cellPolygons(map, walkableCells([layer]));
	layerShapes(map, layer);
	solidShapes(map, layer);
}

function packProblem(map: GameMap): string | undefined {
	const { text } = pack(map);
	const again = pack(unpack(text, [])).text;
	return again === text ? undefined : 'pack: another map when it is unpacked';
}
