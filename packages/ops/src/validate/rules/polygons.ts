import type { Point } from '@tilewright/format';
import { crossesItself, tooFewPoints } from '@tilewright/format/internal';
import { eachObject } from './each-part.ts';
import type { Rule } from './rule.ts';

/** The most comparisons of sides in a document: a hostile one may have polygons of any length. */
const MOST_COMPARISONS = 2_000_000;

/** Polygons have three points and polylines two, and the sides of polygons do not cross. */
export const polygons: Rule = ({ doc }, report) => {
	let left = MOST_COMPARISONS;
	for (const { object, path } of eachObject(doc)) {
		if ('polyline' in object && object.polyline !== undefined && object.polyline.length < 2)
			report.add(tooFewPoints, [...path(), 'polyline'], { shape: 'polyline', found: String(object.polyline.length), least: 2 });
		if (!('polygon' in object) || object.polygon === undefined) continue;
		const { polygon } = object;
		if (polygon.length < 3) {
			report.add(tooFewPoints, [...path(), 'polygon'], { shape: 'polygon', found: String(polygon.length), least: 3 });
			continue;
		}
		left -= polygon.length ** 2 / 2;
		if (left < 0) continue;
		const crossing = firstCrossing(polygon);
		if (crossing !== undefined) report.add(crossesItself, [...path(), 'polygon'], { first: crossing[0] + 1, second: crossing[1] + 1 });
	}
};

/** The first two sides that cross, by their numbers from 0. Sides that only touch do not count. */
function firstCrossing(polygon: readonly Point[]): readonly [number, number] | undefined {
	const side = (i: number): readonly [Point, Point] | undefined => {
		const [from, to] = [polygon[i], polygon[(i + 1) % polygon.length]];
		return from === undefined || to === undefined ? undefined : [from, to];
	};
	for (let i = 0; i < polygon.length; i++) {
		const one = side(i);
		for (let j = i + 2; j < polygon.length; j++) {
			const other = side(j);
			if (one !== undefined && other !== undefined && cross(one, other)) return [i, j];
		}
	}
	return undefined;
}

const cross = ([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean =>
	turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;

/** Above 0 if the way from `a` over `b` to `c` turns to one side, below 0 if to the other. */
const turn = (a: Point, b: Point, c: Point): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
