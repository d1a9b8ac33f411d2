import { severalShapes } from '@tilewright/format/internal';
import { eachObject } from './each-part.ts';
import type { Rule } from './rule.ts';

/** The fields of which an object has at most one. A tile object may have none of the others, nor may a text. */
const MARKERS = ['gid', 'text', 'polygon', 'polyline', 'ellipse', 'capsule', 'point'] as const;

/** An object has one shape. */
export const shapes: Rule = ({ doc }, report) => {
	for (const { object, path } of eachObject(doc)) {
		let first: string | undefined;
		for (const marker of MARKERS) {
			if (!(marker in object) || !isSet(Reflect.get(object, marker))) continue;
			if (first === undefined) first = marker;
			else {
				report.add(severalShapes, [...path(), marker], { first, other: marker });
				break;
			}
		}
	}
};

const isSet = (value: unknown): boolean => value !== false && value !== undefined && value !== null;
