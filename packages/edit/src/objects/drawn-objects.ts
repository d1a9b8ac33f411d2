import type { MapObject, TileMap } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';
import type { Geometry, Matrix, Rect, Vector } from '@tilewright/geometry';
import { anchorOf, applyMatrix, around, geometryOf, rotationAbout, tileMatrix, turns } from '@tilewright/geometry';
import type { DocumentFiles } from '../files/map-files.ts';
import { mapInFiles } from '../files/map-files.ts';
import { pictureOf } from '../files/pictures.ts';
import { contentOf } from '../files/tileset-content.ts';

/** Where the objects of a map are drawn, on the screen before the offsets of their layers. */
export interface DrawnObjects {
	readonly geometry: Geometry;
	/** The corners of what is drawn of an object, or its points; one for a point. */
	corners(object: MapObject): Vector[];
	/** The smallest rectangle around them. */
	bounds(object: MapObject): Rect;
}

/**
 * Finds where the objects of a map are drawn, as the renderer does: shapes lie on the map, tiles and texts stand upright, and all are turned
 * on the screen. The tileset of a tile says how it is aligned.
 *
 * @param files - of the map: they have the tilesets that are not embedded. An instance of a template has only its own fields here
 */
export function drawnObjects(map: TileMap, files?: DocumentFiles): DrawnObjects {
	const geometry = geometryOf(map);
	const [a, b, c, d] = geometry.pixelToScreenMatrix;
	const own = mapInFiles(map, files);
	const hexagonal = map.orientation === 'hexagonal';
	const finder = () => tileFinder(map.tilesets);
	let find: ReturnType<typeof finder> | undefined;

	/** The matrix to the screen from the size that is returned with it, about the position of a tile object. */
	function tileBox(gid: number, stated: { readonly width: number; readonly height: number }): Box {
		find ??= finder();
		const owner = find(gid & TILE_BITS);
		const tileset = owner && contentOf(owner.tileset, own.targets, own.path);
		const picture = owner && tileset && pictureOf(tileset, owner.id);
		const [width, height] = [stated.width || (picture?.width ?? map.tilewidth), stated.height || (picture?.height ?? map.tileheight)];
		const content = tileset?.content;
		const anchor = anchorOf(content?.objectalignment ?? 'unspecified', map.orientation);
		const source = { width: picture?.width || width, height: picture?.height || height };
		const placed = {
			source,
			tileset: { offset: content?.tileoffset ?? { x: 0, y: 0 }, fit: content?.fillmode === 'preserve-aspect-fit' },
		};
		const turn = turns(hexagonal)[gid >>> 28] ?? [1, 0, 0, 1];
		return { matrix: tileMatrix(placed, turn, -anchor.x * width, -anchor.y * height, width, height), ...source };
	}

	/** The corners from the position, before the object is turned. */
	function unturned(object: MapObject): Vector[] {
		const onScreen = ({ x, y }: Vector): Vector => ({ x: a * x + c * y, y: b * x + d * y });
		const points = 'polygon' in object ? object.polygon : 'polyline' in object ? object.polyline : undefined;
		if (points !== undefined) return points.map(onScreen);
		if (isPoint(object)) return [{ x: 0, y: 0 }];
		const { width = 0, height = 0 } = object;
		if ('gid' in object && object.gid !== undefined) return cornersOf(tileBox(object.gid, { width, height }));
		const corners = cornersOf({ matrix: [1, 0, 0, 1, 0, 0], width, height });
		return 'text' in object && object.text !== undefined ? corners : corners.map(onScreen);
	}

	function corners(object: MapObject): Vector[] {
		const at = geometry.pixelToScreen(object.x, object.y);
		const turn = rotationAbout(object.rotation ?? 0, 0, 0);
		return unturned(object).map((corner) => {
			const turned = applyMatrix(turn, corner.x, corner.y);
			return { x: at.x + turned.x, y: at.y + turned.y };
		});
	}

	return { geometry, corners, bounds: (object) => boundsAround(corners(object)) };
}

/** A rectangle at 0, 0, and how it is placed. */
interface Box {
	readonly matrix: Matrix;
	readonly width: number;
	readonly height: number;
}

const cornersOf = ({ matrix, width, height }: Box): Vector[] => [
	applyMatrix(matrix, 0, 0),
	applyMatrix(matrix, width, 0),
	applyMatrix(matrix, width, height),
	applyMatrix(matrix, 0, height),
];

/** The smallest rectangle around points. */
export const boundsAround = (points: readonly Vector[]): Rect =>
	around(points.map((point) => ({ ...point, width: 0, height: 0 }))) ?? { x: 0, y: 0, width: 0, height: 0 };

/** The middle of a rectangle. */
export const middleOfRect = ({ x, y, width, height }: Rect): Vector => ({ x: x + width / 2, y: y + height / 2 });

export const isPoint = (object: MapObject): boolean => 'point' in object && object.point === true;
