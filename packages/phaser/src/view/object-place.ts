import type { Matrix } from '@tilewright/geometry';
import { applyMatrix, around } from '@tilewright/geometry';
import type { GameMap, ObjectLayer, Tile } from '@tilewright/play';
import type { ObjectPiece } from '@tilewright/play/scene';
import { objectMatrix, tileFile } from '@tilewright/play/scene';
import type { Scene } from 'phaser';
import type { ObjectPlace } from '../options.ts';
import { frameName, MISSING, textureKey } from './textures.ts';

type Box = Pick<ObjectPlace, 'x' | 'y' | 'width' | 'height' | 'rotation'>;

/** Where an object is, for factories. */
export function placeOf(scene: Scene, map: GameMap, layer: ObjectLayer, piece: ObjectPiece, depth: number): ObjectPlace {
	const { x, y, ...size } = boxOf(map, piece);
	const texture = piece.kind === 'tile' ? textureOf(scene, piece.tile) : undefined;
	const at = { x: x + layer.offsetx, y: y + layer.offsety };
	return { scene, map, layer, ...at, ...size, depth, piece, ...(texture !== undefined && { texture }) };
}

function boxOf(map: GameMap, piece: ObjectPiece): Box {
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
		const { x, y, width, height } = piece.object;
		return { x, y, width, height, rotation };
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
function boxBy(matrix: Matrix, width: number, height: number, rotation: number): Box {
	const [a, b, c, d] = matrix;
	return { ...applyMatrix(matrix, width / 2, height / 2), width: Math.hypot(a, b) * width, height: Math.hypot(c, d) * height, rotation };
}

function textureOf(scene: Scene, tile: Tile): ObjectPlace['texture'] {
	const file = tileFile(tile);
	if (file === undefined || tile.picture === undefined) return undefined;
	const key = textureKey(scene, file);
	return key === MISSING ? undefined : { key, frame: frameName(scene, key, tile.picture) };
}
