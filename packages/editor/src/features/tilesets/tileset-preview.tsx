import type { PictureShelf } from '@tilewright/editor-canvas/stage/pictures.ts';
import { useEffect, useRef } from 'preact/hooks';
import { tilesetsWords } from './tilesets-words.ts';

/** The cut of an image into tiles. */
export interface TileCut {
	readonly tilewidth: number;
	readonly tileheight: number;
	readonly margin: number;
	readonly spacing: number;
}

type Picture = ReturnType<PictureShelf['get']>;

/** Size of the picture in CSS pixels. */
const WIDTH = 300;
const HEIGHT = 260;

/** The number of tiles along a side of an image. */
export const tilesAlong = (length: number, tile: number, { margin, spacing }: TileCut): number =>
	Math.max(0, Math.floor((length - margin + spacing) / (tile + spacing)));

/** An image with the tiles that are cut from it: so that people see whether the size of a tile is right. */
export function TilesetPreview({
	picture,
	cut,
}: {
	/** The image; `undefined` if it is not there yet. */
	readonly picture: Picture;
	readonly cut: TileCut;
}) {
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		if (canvas.current !== null) draw(canvas.current, picture, cut);
	}, [picture, cut]);
	return (
		<canvas ref={canvas} class="tileset-preview" width={WIDTH * 2} height={HEIGHT * 2} role="img" aria-label={tilesetsWords.preview} />
	);
}

function draw(canvas: HTMLCanvasElement, picture: Picture, cut: TileCut): void {
	const context = canvas.getContext('2d');
	if (context === null) return;
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.clearRect(0, 0, canvas.width, canvas.height);
	if (picture === undefined) return;
	const { source, width, height } = picture;
	const most = Math.min((canvas.width - 24) / width, (canvas.height - 24) / height);
	const scale = most > 2 ? Math.min(8, Math.floor(most)) : most;
	const left = Math.round((canvas.width - width * scale) / 2);
	const top = Math.round((canvas.height - height * scale) / 2);
	context.imageSmoothingEnabled = scale < 1;
	// Parts that no tile shows are faint.
	context.globalAlpha = 0.35;
	context.drawImage(source, left, top, width * scale, height * scale);
	context.globalAlpha = 1;
	const tiles = new Path2D();
	const { tilewidth, tileheight, margin, spacing } = cut;
	for (let row = 0; row < tilesAlong(height, tileheight, cut); row++)
		for (let column = 0; column < tilesAlong(width, tilewidth, cut); column++) {
			const [x, y] = [margin + column * (tilewidth + spacing), margin + row * (tileheight + spacing)];
			tiles.rect(left + x * scale, top + y * scale, tilewidth * scale, tileheight * scale);
		}
	context.save();
	context.clip(tiles);
	context.drawImage(source, left, top, width * scale, height * scale);
	context.restore();
	// Two colors are seen on every image.
	context.strokeStyle = '#000000b0';
	context.lineWidth = 2;
	context.stroke(tiles);
	context.strokeStyle = '#ffffffb0';
	context.lineWidth = 1;
	context.stroke(tiles);
}
