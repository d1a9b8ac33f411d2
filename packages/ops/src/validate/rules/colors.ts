import { canonicalColor, propertyValue, short } from '@tilewright/format/internal';
import { eachHolder } from './each-part.ts';
import { eachValue } from './each-value.ts';
import type { Rule } from './rule.ts';

/** Tiled makes texts of colors in most other forms, and other programs know none of them. An empty text means no color. */
export const colors: Rule = ({ doc, types }, report) => {
	for (const holder of eachHolder(doc)) {
		for (const { type, value, name, path } of eachValue(holder, types)) {
			if (type !== 'color' || typeof value !== 'string' || canonicalColor(value) !== undefined) continue;
			report.add(propertyValue, path(), { property: name, expected: 'a color like `#aa3366ff` or `#3366ff`', found: short(value) });
		}
	}
};
