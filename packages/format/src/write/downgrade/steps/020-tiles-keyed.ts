import type { RawObject } from '../../../model/json-value.ts';
import { isObject, setField } from '../../../model/json-value.ts';
import { resourcesOf } from '../../../spec/form.ts';
import type { DowngradeStep } from '../step.ts';

/** V3: before 1.2, tiles were an object by id, with their properties in two more objects by id. */
export const tilesKeyed: DowngradeStep = {
	name: '020-tiles-keyed',
	versions: ['1.2'],
	doc: 'Tiles become an object by id, and their properties two more objects. If the tiles were in another order than that of their ids, that is reported.',
	resources: ['tileset'],
	isFor: ({ keyed }) => keyed,
	isKeyedForm: true,
	downgrade({ tiles: list, ...rest }, { form, lost, changed }) {
		if (!Array.isArray(list) || list.length === 0) return rest;
		const { fields: known } = resourcesOf(form).tile;
		const hasContent = ([key, value]: [string, unknown]): boolean =>
			value !== undefined && value !== known[key]?.default && !(Array.isArray(value) && value.length === 0);
		const tiles: RawObject = {};
		const tileproperties: RawObject = {};
		const tilepropertytypes: RawObject = {};
		let last = -1;
		let ordered = true;
		const met = new Set<unknown>();
		for (const [i, tile] of list.entries()) {
			if (!isObject(tile)) continue;
			const { id, properties, propertytypes, ...fields } = tile;
			if (met.has(id)) {
				lost(['tiles', i], `a second tile ${id}`, tile);
				continue;
			}
			met.add(id);
			ordered &&= Number(id) > last;
			last = Number(id);
			const key = String(id);
			// A tile with nothing but properties was only in the other two objects.
			if (Object.entries(fields).some(hasContent) || properties === undefined) setField(tiles, key, fields);
			if (properties !== undefined) setField(tileproperties, key, properties);
			if (propertytypes !== undefined) setField(tilepropertytypes, key, propertytypes);
		}
		if (!ordered) changed(['tiles'], 'the order of the tiles', 'becomes that of their ids');
		return { ...rest, ...filled({ tiles, tileproperties, tilepropertytypes }) };
	},
};

const filled = (objects: Readonly<Record<string, RawObject | undefined>>): RawObject =>
	Object.fromEntries(Object.entries(objects).filter(([, object]) => object !== undefined && Object.keys(object).length > 0));
