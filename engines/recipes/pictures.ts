import type { GameMap } from '@tilewright/play';
import type { PicturePiece, ShapePiece, SizeOf, TextPiece } from '@tilewright/play/scene';
import { colorOf, fitPictures, pictureFiles, withoutColor } from '@tilewright/play/scene';

/** The pictures of a map. */
export interface Pictures {
	readonly sizeOf: SizeOf;
	/** What shows a piece; `undefined` if its picture is missing, and for shapes, which players do not see. */
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
function textPicture({ text, width, height }: TextPiece, fontFamily: (family: string) => string): HTMLCanvasElement {
	const { canvas, context } = surface(width, height);
	const { rgb, alpha } = colorOf(text.color) ?? { rgb: 0, alpha: 1 };
	context.font = `${text.italic ? 'italic' : ''} ${text.bold ? 'bold' : ''} ${text.pixelsize}px ${fontFamily(text.fontfamily)}`;
	context.fillStyle = `#${rgb.toString(16).padStart(6, '0')}`;
	context.globalAlpha = alpha;
	const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('');
	const all = text.text.split(/\r?\n/).flatMap((line) => (text.wrap ? wrapped(line, width, context) : line));
	// Lines that begin below the box are left out before the others are aligned, as in Tiled.
	const lines = all.slice(0, Math.ceil(height / (ascent + descent)));
	const before = { left: 0, justify: 0, top: 0, center: 0.5, right: 1, bottom: 1 };
	const top = before[text.valign] * (height - lines.length * (ascent + descent));
	for (const [index, line] of lines.entries()) {
		const long = context.measureText(line).width;
		const [x, y] = [before[text.halign] * (width - long), top + index * (ascent + descent) + ascent];
		context.fillText(line, x, y);
		if (text.underline) context.fillRect(x, y + 1, long, 1);
		if (text.strikeout) context.fillRect(x, y - ascent / 3, long, 1);
	}
	return canvas;
}

/** Breaks a line at spaces, so that it fits into a width. */
function wrapped(line: string, width: number, context: CanvasRenderingContext2D): string[] {
	const lines = [''];
	for (const word of line.split(' ')) {
		const last = lines.at(-1) ?? '';
		const longer = last === '' ? word : `${last} ${word}`;
		if (last !== '' && context.measureText(longer).width > width) lines.push(word);
		else lines[lines.length - 1] = longer;
	}
	return lines;
}

function surface(width: number, height: number): { readonly canvas: HTMLCanvasElement; readonly context: CanvasRenderingContext2D } {
	const canvas = Object.assign(document.createElement('canvas'), {
		width: Math.max(1, Math.ceil(width)),
		height: Math.max(1, Math.ceil(height)),
	});
	const context = canvas.getContext('2d');
	if (context === null) throw new Error('The browser has no canvas.');
	return { canvas, context };
}
