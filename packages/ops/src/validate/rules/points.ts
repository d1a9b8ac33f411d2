import { pointWithSize } from '@tilewright/format/internal';
import { eachObject } from './each-part.ts';
import type { Rule } from './rule.ts';

/** A point has no size. */
export const points: Rule = ({ doc }, report) => {
	for (const { object, path } of eachObject(doc)) {
		if (!('point' in object) || object.point !== true) continue;
		const { width = 0, height = 0 } = object;
		if (width !== 0 || height !== 0) report.add(pointWithSize, path(), { found: `${width} × ${height}` });
	}
};
