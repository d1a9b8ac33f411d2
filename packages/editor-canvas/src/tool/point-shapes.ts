import type { Matrix, Vector } from '@tilewright/geometry';
import { applyMatrix, compose, translation } from '@tilewright/geometry';
import { pointsOf } from '../objects/placed-object.ts';
import type { Chosen } from '../objects/transform.ts';

/** A polygon or polyline whose points can be edited. */
export interface PointShape {
	readonly id: number;
	readonly isClosed: boolean;
	/** On the screen, with the offset of the layer. */
	readonly points: readonly Vector[];
	/** From the axes of the object to the screen, with the offset of the layer. */
	readonly toScreen: Matrix;
	readonly shift: Vector;
}

/** The selected points of each object, by their indexes. */
export type SelectedPoints = ReadonlyMap<number, ReadonlySet<number>>;

/** The polygons and polylines among objects. Instances of templates get their points from the template. */
export const pointShapesOf = (chosen: readonly Chosen[]): PointShape[] =>
	chosen.flatMap(({ placed: { id, object, axes }, layer: { layer, shift } }): PointShape[] => {
		const points = pointsOf(object);
		if (points === undefined || layer.objects.some((each) => each.id === id && 'template' in each)) return [];
		const toScreen = compose(translation(shift.x, shift.y), axes);
		return [{ id, isClosed: 'polygon' in object, points: points.map(({ x, y }) => applyMatrix(toScreen, x, y)), toScreen, shift }];
	});
