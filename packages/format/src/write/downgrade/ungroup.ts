import type { RawObject } from '../../model/json-value.ts';
import { isObject } from '../../model/json-value.ts';

/** Fields of a group that are applied to its layers, or that the layers have themselves. */
export const TAKEN_OVER: ReadonlySet<string> = new Set([
	'type',
	'id',
	'name',
	'x',
	'y',
	'opacity',
	'visible',
	'offsetx',
	'offsety',
	'layers',
]);

/** The layers of a group with the offset, opacity and visibility of the group applied. */
export function ungrouped(group: RawObject): RawObject[] {
	const { layers } = group;
	if (!Array.isArray(layers)) return [];
	return layers.filter(isObject).map((layer) => ({
		...layer,
		opacity: Number(layer['opacity'] ?? 1) * Number(group['opacity'] ?? 1),
		visible: layer['visible'] !== false && group['visible'] !== false,
		offsetx: Number(layer['offsetx'] ?? 0) + Number(group['offsetx'] ?? 0),
		offsety: Number(layer['offsety'] ?? 0) + Number(group['offsety'] ?? 0),
	}));
}
