/** The isle of Brill without an engine: on a canvas, by what `@tilewright/play/scene` says that must be drawn. */
import type { GameMap, Tile } from '@tilewright/play';
import { shownTile } from '@tilewright/play';
import {
	fitPictures,
	imageArea,
	imageFile,
	layerPosition,
	objectMatrix,
	objectPieces,
	partsInView,
	pictureFiles,
	pictureLook,
	placedMatrix,
	tileFile,
	tileRows,
} from '@tilewright/play/scene';
import type { Game } from '../brill/game.ts';
import { FOOT, FRAME, frameAt, heroFrame, heroPicture } from '../brill/hero.ts';
import { play } from '../brill/play.ts';

const canvas = document.querySelector('canvas');
const context = canvas?.getContext('2d');
if (!canvas || !context) throw new Error('This page needs a canvas.');
const { width, height } = canvas;
const pictures = new Map<string, HTMLImageElement>();
const hero = await load(heroPicture);

/** Draws a tile with a matrix, moved by some pixels. */
function drawTile(tile: Tile, [a, b, c, d, e, f]: NonNullable<ReturnType<typeof objectMatrix>>, x: number, y: number): void {
	const picture = pictures.get(tileFile(tile)?.key ?? '');
	if (picture === undefined || tile.picture === undefined || !context) return;
	const { x: left, y: top, width, height } = tile.picture;
	context.setTransform(a, b, c, d, e + x, f + y);
	context.drawImage(picture, left, top, width, height, 0, 0, width, height);
}

/** Draws a layer as it is at a place, seen by a camera. */
function drawLayer(
	map: GameMap,
	layer: GameMap['layers'][number],
	view: DOMRect,
	time: number,
	isHidden: (object: object) => boolean,
): void {
	const at = layerPosition(map, layer, view);
	const [x, y] = [Math.round(at.x - view.x), Math.round(at.y - view.y)];
	if (layer.type === 'tilelayer') {
		const rows = partsInView(map, layer, view).flatMap((part) => tileRows(map, layer, part));
		for (const placed of rows.sort((one, other) => one.order - other.order).flatMap(({ tiles }) => tiles)) {
			const shown = shownTile(map.tiles, placed.tile, time);
			if (shown !== undefined) drawTile(shown, placedMatrix(map, placed, shown), x, y);
		}
	} else if (layer.type === 'objectgroup') {
		for (const { object } of objectPieces(map, layer)) {
			const shown = object.tile && shownTile(map.tiles, object.tile, time);
			const matrix = objectMatrix(map, object, shown);
			if (shown !== undefined && matrix !== undefined && object.visible && !isHidden(object)) drawTile(shown, matrix, x, y);
		}
	} else if (layer.type === 'imagelayer') {
		const picture = pictures.get(imageFile(layer)?.key ?? '');
		if (picture === undefined) return;
		const { x: left, y: top, width, height } = imageArea(layer, picture, at, view);
		context?.setTransform(1, 0, 0, 1, left - view.x, top - view.y);
		context?.drawImage(picture, 0, 0, width, height, 0, 0, width, height);
	}
}

await play({
	async show(map) {
		for (const { source, key } of pictureFiles(map)) {
			pictures.set(key, await load(source));
		}
		fitPictures(map, ({ key }) => pictures.get(key));
	},
	draw(game, time) {
		const { map, x, y, taken } = game;
		const view = new DOMRect(Math.round(x - width / 2), Math.round(y - height / 2), width, height);
		context.resetTransform();
		context.clearRect(0, 0, width, height);
		const above = map.layers.findLastIndex(({ type }) => type === 'tilelayer');
		for (const [index, layer] of map.layers.entries()) {
			// The hero is below the highest layer of tiles: roofs and the tops of trees.
			if (index === above) drawHero(game, x - view.x, y - view.y);
			context.globalAlpha = pictureLook(layer).opacity;
			if (layer.visible) drawLayer(map, layer, view, time, (object) => [...taken].some((coin) => coin === object));
		}
	},
});

async function load(source: string): Promise<HTMLImageElement> {
	const picture = new Image();
	picture.src = source;
	await picture.decode();
	return picture;
}

function drawHero(game: Game, x: number, y: number): void {
	if (!context) return;
	context.resetTransform();
	context.globalAlpha = 1;
	const { width, height } = FRAME;
	const { x: left, y: top } = frameAt(heroFrame(game));
	context.drawImage(hero, left, top, width, height, Math.round(x) - FOOT.x, Math.round(y) - FOOT.y, width, height);
}
