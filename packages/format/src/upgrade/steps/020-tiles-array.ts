import type { RawObject } from '../../check/plan.ts';
import { isObject } from '../../check/plan.ts';
import type { UpgradeStep } from '../step.ts';

/** U2: before 1.2, tiles were an object keyed by id, and their properties stood in further such objects. */
export const tilesArray: UpgradeStep = {
	name: '020-tiles-array',
	form: 'tiles keyed by id (before 1.2)',
	resources: ['tileset'],
	applies: (value) => isObject(value['tiles']) || isObject(value['tileproperties']) || isObject(value['tilepropertytypes']),
	upgrade(value) {
		const { tiles, tileproperties, tilepropertytypes, ...rest } = value;
		const byId = new Map<number, RawObject>();
		for (const [id, tile] of Array.isArray(tiles) ? tiles.map((tile) => [String(tile?.id), tile]) : entries(tiles))
			add(byId, id, isObject(tile) ? tile : {});
		for (const [id, properties] of entries(tileproperties)) add(byId, id, { properties });
		for (const [id, propertytypes] of entries(tilepropertytypes)) add(byId, id, { propertytypes });
		const ids = [...byId.keys()].sort((a, b) => a - b);
		return { ...rest, tiles: ids.map((id) => ({ ...byId.get(id), id })) };
	},
};

const entries = (value: unknown): [string, unknown][] => (isObject(value) ? Object.entries(value) : []);

function add(byId: Map<number, RawObject>, id: string, fields: RawObject): void {
	byId.set(Number(id), { ...byId.get(Number(id)), ...fields });
}
