import { missingObject } from '@tilewright/format/internal';
import { eachHolder, eachObject } from './each-part.ts';
import { eachValue } from './each-value.ts';
import type { Rule } from './rule.ts';

/** Properties of type `object` refer to objects of the map. Tilesets and templates do not know in which map they are used. */
export const objectProperties: Rule = ({ doc, types }, report) => {
	if (doc.type !== 'map') return;
	let ids: Set<unknown> | undefined;
	const hasObject = (id: unknown): boolean => {
		ids ??= new Set([...eachObject(doc)].map(({ object }) => object.id));
		return ids.has(id);
	};
	for (const holder of eachHolder(doc)) {
		if (holder.use !== 'map' && holder.use !== 'layer' && holder.use !== 'object') continue;
		for (const { type, value, name, path } of eachValue(holder, types)) {
			// 0 means no object.
			if (type === 'object' && typeof value === 'number' && value !== 0 && !hasObject(value))
				report.add(missingObject, path(), { property: `The ${name}`, id: value });
		}
	}
};
