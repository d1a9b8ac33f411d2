import type { Change, Placement } from '@tilewright/edit';
import { changeObjects } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import type { Geometry, Rect, Vector } from '@tilewright/geometry';
import { applyMatrix, rotationAbout } from '@tilewright/geometry';
import type { PlacedLayer } from './placed-layers.ts';
import type { PlacedObject } from './placed-object.ts';
import { pointsOf } from './placed-object.ts';

/** An object with its layer. */
export interface Chosen {
	readonly placed: PlacedObject;
	readonly layer: PlacedLayer;
}

/** The new places of objects, by their ids. */
export type Placements = ReadonlyMap<number, Placement>;

/** The changes that move objects to their new places. */
export const placementChanges = (map: TileMap, placements: Placements): Change[] =>
	changeObjects(map, [...placements.keys()], ({ id }) => placements.get(id) ?? {});

/** Without the errors of calculating with fractions. */
const tidy = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

const tidied = ({ x, y }: Vector): Vector => ({ x: tidy(x), y: tidy(y) });

/** Objects, moved by a distance in their pixels. */
export const moved = (chosen: readonly Chosen[], by: Vector): Placements =>
	new Map(chosen.map(({ placed: { id, object } }) => [id, tidied({ x: object.x + by.x, y: object.y + by.y })]));

/** An object whose box has another place and size in its own axes (rule E48). Texts keep their font. */
export function withBox({ object, axes, box: old }: PlacedObject, box: Rect, geometry: Geometry): Placement {
	// The place of the position in the box stays the same.
	const within = { x: old.width > 0 ? -old.x / old.width : 0, y: old.height > 0 ? -old.y / old.height : 0 };
	const screen = applyMatrix(axes, box.x + within.x * box.width, box.y + within.y * box.height);
	const position = tidied(geometry.screenToPixel(screen.x, screen.y));
	const points = pointsOf(object);
	if (points === undefined) return { ...position, width: tidy(box.width), height: tidy(box.height) };
	const factors = { x: old.width > 0 ? box.width / old.width : 1, y: old.height > 0 ? box.height / old.height : 1 };
	return { ...position, ...withPoints(object, scaledPoints(points, factors)) };
}

/** Objects, enlarged about a point of the screen, with their sizes and points (rule E48). */
export const scaled = (chosen: readonly Chosen[], factor: number, fixed: Vector, geometry: Geometry): Placements =>
	new Map(
		chosen.map(({ placed: { id, object, box }, layer: { shift } }) => {
			const at = onScreen(object, shift, geometry);
			const screen = { x: fixed.x + (at.x - fixed.x) * factor, y: fixed.y + (at.y - fixed.y) * factor };
			const position = onLayer(screen, shift, geometry);
			const points = pointsOf(object);
			if (points !== undefined) return [id, { ...position, ...withPoints(object, scaledPoints(points, { x: factor, y: factor })) }];
			if ('point' in object) return [id, position];
			return [id, { ...position, width: tidy(box.width * factor), height: tidy(box.height * factor) }];
		}),
	);

/** Objects, turned about a point of the screen (rule E49). Points only move. */
export function rotated(chosen: readonly Chosen[], degrees: number, centre: Vector, geometry: Geometry): Placements {
	const turn = rotationAbout(degrees, centre.x, centre.y);
	return new Map(
		chosen.map(({ placed: { id, object }, layer: { shift } }) => {
			const at = onScreen(object, shift, geometry);
			const position = onLayer(applyMatrix(turn, at.x, at.y), shift, geometry);
			return [id, 'point' in object ? position : { ...position, rotation: tidy((((object.rotation + degrees) % 360) + 360) % 360) }];
		}),
	);
}

/** The position of an object on the screen, with the offset of its layer. */
function onScreen({ x, y }: Vector, shift: Vector, geometry: Geometry): Vector {
	const at = geometry.pixelToScreen(x, y);
	return { x: at.x + shift.x, y: at.y + shift.y };
}

const onLayer = ({ x, y }: Vector, shift: Vector, geometry: Geometry): Vector => tidied(geometry.screenToPixel(x - shift.x, y - shift.y));

const scaledPoints = (points: readonly Vector[], factors: Vector): Vector[] =>
	points.map(({ x, y }) => tidied({ x: x * factors.x, y: y * factors.y }));

const withPoints = (object: PlacedObject['object'], points: Vector[]): Placement =>
	'polygon' in object ? { polygon: points } : { polyline: points };
