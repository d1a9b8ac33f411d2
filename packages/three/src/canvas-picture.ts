import type { ShapePiece, TextPiece } from '@tilewright/play/scene';
import { drawShape, drawText, shapeBox } from '@tilewright/play/scene';
import { CanvasTexture } from 'three';
import type { Backdrop } from './backdrop.ts';
import type { PictureMaterial } from './materials.ts';
import { pictureMaterial } from './materials.ts';
import type { MapViewOptions } from './options.ts';
import type { Quads } from './quads.ts';
import { createQuads } from './quads.ts';
import { contextOf, sharp } from './texture-store.ts';

/** A text or a shape, which is drawn once. */
export interface CanvasPicture extends Pick<Quads, 'mesh'> {
	readonly dispose: () => void;
}

/** Shows a text in its box, or a shape with room for its lines. */
export function canvasPicture(
	piece: TextPiece | ShapePiece,
	at: { readonly x: number; readonly y: number },
	{ fontFamily, textResolution = 1 }: MapViewOptions,
	backdrop: Backdrop,
): CanvasPicture | undefined {
	const isText = piece.kind === 'text';
	const box = isText ? { x: 0, y: 0, width: piece.width, height: piece.height } : shapeBox(piece);
	if (box.width <= 0 || box.height <= 0) return undefined;
	const size = { width: Math.ceil(box.width * textResolution), height: Math.ceil(box.height * textResolution) };
	const context = contextOf(size.width, size.height);
	context.scale(textResolution, textResolution);
	context.translate(-box.x, -box.y);
	if (isText) drawText(context, piece, fontFamily);
	else drawShape(context, piece);
	const texture = sharp(new CanvasTexture(context.canvas));
	const shown: PictureMaterial = pictureMaterial({ texture, size }, piece.look, backdrop);
	const [a, b, c, d, e, f] = isText ? piece.matrix : ([1, 0, 0, 1, box.x, box.y] as const);
	const small = 1 / textResolution;
	const file = { source: '', key: '' };
	const picture = { file, part: { x: 0, y: 0, ...size }, matrix: [a * small, b * small, c * small, d * small, e, f] } as const;
	const { mesh, set } = createQuads(() => shown, at);
	set([{ at: () => picture, isAnimated: false }], 0);
	return {
		mesh,
		dispose() {
			for (const each of [mesh.geometry, shown.material, texture]) each.dispose();
		},
	};
}
