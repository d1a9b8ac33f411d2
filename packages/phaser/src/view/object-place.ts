import type { GameMap, ObjectLayer, Tile } from '@tilewright/play';
import type { ObjectPiece } from '@tilewright/play/scene';
import { pieceBox, tileFile } from '@tilewright/play/scene';
import type { Scene } from 'phaser';
import type { ObjectPlace } from '../options.ts';
import { frameName, MISSING, textureKey } from './textures.ts';

/** Where an object is, for factories. */
export function placeOf(scene: Scene, map: GameMap, layer: ObjectLayer, piece: ObjectPiece, depth: number): ObjectPlace {
	const { x, y, ...size } = pieceBox(map, piece);
	const texture = piece.kind === 'tile' ? textureOf(scene, piece.tile) : undefined;
	const at = { x: x + layer.offsetx, y: y + layer.offsety };
	return { scene, map, layer, ...at, ...size, depth, piece, ...(texture !== undefined && { texture }) };
}

function textureOf(scene: Scene, tile: Tile): ObjectPlace['texture'] {
	const file = tileFile(tile);
	if (file === undefined || tile.picture === undefined) return undefined;
	const key = textureKey(scene, file);
	return key === MISSING ? undefined : { key, frame: frameName(scene, key, tile.picture) };
}
