import type { GameMap } from '@tilewright/play';
import type { PicturePiece, ShapePiece, SizeOf, TextPiece } from '@tilewright/play/scene';
import { drawText, fitPictures, pictureFiles, withoutColor } from '@tilewright/play/scene';

/** The pictures of a map. */
export interface Pictures {
	readonly sizeOf: SizeOf;
	/** Returns the picture of a piece; `undefined` if it is missing, and for shapes, which players do not see. */
	readonly of: (piece: PicturePiece | TextPiece | ShapePiece) => Picture | undefined;
}

/** A picture, the part of it that is drawn, in pixels, and the matrix from that part to the layer. */
export interface Picture extends Pick<PicturePiece, 'part' | 'matrix'> {
	readonly image: HTMLImageElement | HTMLCanvasElement;
}

/** Loads the pictures of a map, which may be larger or smaller than the map says. Its texts become pictures, too. */
export async function loadPictures(map: GameMap, fontFamily = (family: string): string => family): Promise<Pictures> {
	const images = new Map<string, Picture['image']>();
	const texts = new WeakMap<TextPiece, HTMLCanvasElement>();
	const load = async ({ key, source, transparent }: ReturnType<typeof pictureFiles>[number]): Promise<void> => {
		const image = new Image();
		image.crossOrigin = 'anonymous';
		image.src = source;
		await image.decode();
		images.set(key, transparent === undefined ? image : withoutColor(document.createElement('canvas'), image, transparent));
	};
	await Promise.allSettled(pictureFiles(map).map(load));
	const sizeOf: SizeOf = ({ key }) => images.get(key);
	fitPictures(map, sizeOf);
	return {
		sizeOf,
		of(piece) {
			if (piece.kind === 'shape') return undefined;
			if (piece.kind === 'text') {
				const image = texts.get(piece) ?? textPicture(piece, fontFamily);
				texts.set(piece, image);
				return { image, part: { x: 0, y: 0, width: image.width, height: image.height }, matrix: piece.matrix };
			}
			const image = images.get(piece.file.key);
			return image && { image, part: piece.part, matrix: piece.matrix };
		},
	};
}

/** A text in its box. */
function textPicture(piece: TextPiece, fontFamily: (family: string) => string): HTMLCanvasElement {
	const canvas = Object.assign(document.createElement('canvas'), {
		width: Math.max(1, Math.ceil(piece.width)),
		height: Math.max(1, Math.ceil(piece.height)),
	});
	const context = canvas.getContext('2d');
	if (context === null) throw new Error('The browser has no canvas.');
	drawText(context, piece, fontFamily);
	return canvas;
}
