import type { Matrix } from '@tilewright/geometry';
import { applyMatrix, around, compose, translation } from '@tilewright/geometry';
import { geometryOfMap } from '../coordinates/geometry-of-map.ts';
import type { GameMap } from '../model/game-map.ts';
import { boxOf } from '../shapes/object-shape.ts';
import { axesOf } from '../shapes/shape.ts';
import type { ObjectPiece } from './object-pieces.ts';
import { objectMatrix } from './object-pieces.ts';

/** Where an object is, as the objects of engines have it. */
export interface PieceBox {
	/** The middle of the object, in pixels, relative to its layer. */
	readonly x: number;
	readonly y: number;
	/** Its size before it is rotated; on maps that are not orthogonal, areas have that of the box around them. */
	readonly width: number;
	readonly height: number;
	/** Clockwise, in radians. */
	readonly rotation: number;
}

/**
 * The middle, size and rotation of what shows an object.
 *
 * @example const { x, y, rotation } = pieceBox(map, piece);
 */
export function pieceBox(map: GameMap, piece: ObjectPiece): PieceBox {
	const rotation = (piece.object.rotation * Math.PI) / 180;
	if (piece.kind === 'text') return boxBy(piece.matrix, piece.width, piece.height, rotation);
	if (piece.kind === 'tile') {
		const { picture } = piece.tile;
		const matrix = objectMatrix(map, piece.object);
		if (matrix !== undefined && picture !== undefined) {
			const { width, height, ...middle } = boxBy(matrix, picture.width, picture.height, rotation);
			const isTurned = piece.tile.flips.diagonal;
			return { ...middle, width: isTurned ? height : width, height: isTurned ? width : height };
		}
		const { x, y, width, height } = boxOf(map, piece.object);
		return boxBy(compose(axesOf(piece.object, geometryOfMap(map)), translation(x, y)), width, height, rotation);
	}
	const { object, shape } = piece;
	const box = around(shape.points.map(({ x, y }) => ({ x, y, width: 0, height: 0 }))) ?? { x: object.x, y: object.y, width: 0, height: 0 };
	const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	const isBox = map.grid.orientation === 'orthogonal' && object.points === undefined && shape.type !== 'point';
	return isBox
		? { ...middle, width: object.width, height: object.height, rotation }
		: { ...middle, width: box.width, height: box.height, rotation: 0 };
}

/** The box of a rectangle of some size, by the matrix from it. */
function boxBy(matrix: Matrix, width: number, height: number, rotation: number): PieceBox {
	const [a, b, c, d] = matrix;
	return { ...applyMatrix(matrix, width / 2, height / 2), width: Math.hypot(a, b) * width, height: Math.hypot(c, d) * height, rotation };
}
