/** The isle of Brill without an engine: on a canvas, by what `@tilewright/play/scene` says that must be drawn. */
import type { LayerPainter, PicturePiece } from '@tilewright/play/scene';
import { fitPictures, layerPainter, layerPosition, pictureFiles } from '@tilewright/play/scene';
import type { Game } from '../brill/game.ts';
import { FOOT, FRAME, frameAt, heroFrame, heroPicture } from '../brill/hero.ts';
import { play } from '../brill/play.ts';

const canvas = document.querySelector('canvas');
const context = canvas?.getContext('2d');
if (!canvas || !context) throw new Error('This page needs a canvas.');
const { width, height } = canvas;
const pictures = new Map<string, HTMLImageElement>();
const hero = await load(heroPicture);

let painters: readonly LayerPainter[] = [];

/** Draws a tile or the picture of a layer, moved by some pixels. */
function drawPicture({ file, part, matrix: [a, b, c, d, e, f], look }: PicturePiece, x: number, y: number): void {
	const picture = pictures.get(file.key);
	if (picture === undefined || !context) return;
	context.globalAlpha = look.opacity;
	context.setTransform(a, b, c, d, e + x, f + y);
	context.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, part.width, part.height);
}

await play({
	async show(map) {
		for (const { source, key } of pictureFiles(map)) {
			pictures.set(key, await load(source));
		}
		const sizeOf = ({ key }: { readonly key: string }) => pictures.get(key);
		fitPictures(map, sizeOf);
		painters = map.layers.map((layer) => layerPainter(map, layer, sizeOf));
	},
	draw(game, time) {
		const { map, x, y, taken } = game;
		const view = { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height };
		context.resetTransform();
		context.clearRect(0, 0, width, height);
		const above = map.layers.findLastIndex(({ type }) => type === 'tilelayer');
		for (const [index, layer] of map.layers.entries()) {
			// The hero is below the highest layer of tiles: roofs and the tops of trees.
			if (index === above) drawHero(game, x - view.x, y - view.y);
			if (!layer.visible) continue;
			const at = layerPosition(map, layer, view);
			const [left, top] = [Math.round(at.x - view.x), Math.round(at.y - view.y)];
			painters[index]?.paint(view, time, (piece) => {
				const isTaken = piece.object !== undefined && taken.has(piece.object);
				if (piece.kind === 'picture' && !isTaken) drawPicture(piece, left, top);
			});
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
