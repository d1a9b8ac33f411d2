import type { Matrix, Rect, Vector } from '@tilewright/geometry';
import { applyMatrix } from '@tilewright/geometry';
import type { DrawList, Frame, Item } from '@tilewright/render';
import { boxOf } from '../../../geometry/test/support/polygon.ts';

/** A part of a picture, or a marker, in a draw list. */
export interface Piece {
	/** The picture and its rectangle; `missing` for a marker. */
	readonly what: string;
	readonly transform: Matrix;
	/** The positions of its corners: top left, top right, bottom right, bottom left of the picture. */
	readonly corners: readonly Vector[];
	readonly box: Rect;
	readonly layer: readonly number[];
}

/** All pieces of a draw list, in drawing order. */
export const piecesOf = ({ items, frames, images }: DrawList): Piece[] => items.flatMap((item) => itemPieces(item, frames, images));

function itemPieces(item: Item, frames: readonly Frame[], images: DrawList['images']): Piece[] {
	if (item.kind === 'missing') return [pieceOf('missing', item.transform, item.width, item.height, item.layer)];
	if (item.kind !== 'quads') return [];
	return Array.from({ length: item.count }, (_, i) => {
		const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transforms.subarray(6 * i, 6 * i + 6);
		const frame = frames[item.frames[i] ?? 0];
		if (frame === undefined) throw new RangeError('A quad has a frame that the draw list lacks.');
		const { image, x, y, width, height } = frame;
		return pieceOf(`${images[image]?.path} ${x} ${y} ${width} ${height}`, [a, b, c, d, e, f], width, height, item.layer);
	});
}

function pieceOf(what: string, transform: Matrix, width: number, height: number, layer: readonly number[]): Piece {
	const corners = [
		applyMatrix(transform, 0, 0),
		applyMatrix(transform, width, 0),
		applyMatrix(transform, width, height),
		applyMatrix(transform, 0, height),
	];
	return { what, transform, corners, box: boxOf(corners), layer };
}
