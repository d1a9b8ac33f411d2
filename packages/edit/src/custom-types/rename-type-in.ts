import type { Document, UseAs } from '@tilewright/format';
import { isObject } from '@tilewright/format/internal';
import type { Change, PartValue } from '../change/change.ts';
import { identified } from '../change/identify.ts';
import type { Path } from '../change/locate.ts';
import { replacePart } from '../change/replace-part.ts';
import { setFields } from '../change/set-fields.ts';

/** The lists with things that have a class, what these are, and the field with its name. */
const LISTS: Readonly<Record<string, readonly [use: UseAs, field: 'class' | 'type']>> = {
	layers: ['layer', 'class'],
	objects: ['object', 'type'],
	tilesets: ['tileset', 'class'],
	tiles: ['tile', 'type'],
	wangsets: ['wangset', 'class'],
	colors: ['wangcolor', 'class'],
};

/** The fields with one such thing. */
const FIELDS: typeof LISTS = {
	object: ['object', 'type'],
	tileset: ['tileset', 'class'],
	objectgroup: ['layer', 'class'],
};

/**
 * Lets a document follow when a custom type is renamed: the types of property values, of their members and items, and the
 * classes of things.
 *
 * @param uses - where the type applies: `property` for values (all enums), the others for the classes of maps, layers, objects, …
 * @returns the changes; none if the document does not use the type
 * @example renameTypeIn(map, 'Door', 'Gate', findClass(types, 'Door')?.useAs ?? ['property'])
 */
export function renameTypeIn(doc: Document, from: string, to: string, uses: readonly string[]): Change[] {
	const changes: Change[] = [];

	function visit(value: unknown, path: Path, use: string, field: 'class' | 'type'): void {
		if (!isObject(value)) return;
		if (uses.includes(use) && value[field] === from) changes.push(...setFields(doc, identified(doc, path), { [field]: to }));
		const { properties } = value;
		if (uses.includes('property') && Array.isArray(properties)) {
			for (const [i, property] of properties.entries()) {
				const renamed = renamedType(property, from, to);
				if (renamed !== property && isPart(renamed))
					changes.push(...replacePart(doc, identified(doc, [...path, 'properties', i]), renamed));
			}
		}
		for (const [name, [of, own]] of Object.entries(LISTS)) {
			const list = value[name];
			if (Array.isArray(list)) for (const [i, item] of list.entries()) visit(item, [...path, name, i], of, own);
		}
		for (const [name, [of, own]] of Object.entries(FIELDS)) visit(value[name], [...path, name], of, own);
	}

	visit(doc, [], doc.type, 'class');
	return changes;
}

const isPart = (value: unknown): value is PartValue => isObject(value);

/** A property, an item of a list or the type of a member, with the new name. */
function renamedType(value: unknown, from: string, to: string): unknown {
	if (!isObject(value)) return value;
	const changed: Record<string, unknown> = {};
	if (value['propertytype'] === from) changed['propertytype'] = to;
	if (value['type'] === 'list' && Array.isArray(value['value']))
		changed['value'] = value['value'].map((item) => renamedType(item, from, to));
	for (const name of ['membertypes', 'members']) {
		const types = value[name];
		if (isObject(types)) changed[name] = Object.fromEntries(Object.entries(types).map(([key, type]) => [key, renamedType(type, from, to)]));
	}
	const isSame = Object.entries(changed).every(([name, after]) => JSON.stringify(after) === JSON.stringify(value[name]));
	return isSame ? value : { ...value, ...changed };
}
