import type { TileMap } from '@tilewright/format';
import type { Change, FieldValue } from '../change/change.ts';
import { setFields } from '../change/set-fields.ts';
import { createMap } from '../make/create-map.ts';

/** The fields that only maps of some orientations have. */
const OWN = ['hexsidelength', 'staggeraxis', 'staggerindex', 'skewx', 'skewy'] as const;

/**
 * Sets the orientation of a map. Fields that only the new one has get the values that a new map would have, fields that only the
 * old one has go. Nothing is converted: cells and objects keep their numbers.
 *
 * @returns one change; none if the map has the orientation already
 * @example setOrientation(map, 'hexagonal')
 */
export function setOrientation(map: TileMap, orientation: TileMap['orientation']): Change[] {
	if (orientation === map.orientation) return [];
	const { tilewidth, tileheight } = map;
	const [made, old] = [createMap({ orientation, width: 0, height: 0, tilewidth, tileheight }), map].map(
		(each) => new Map<string, FieldValue>(Object.entries(each)),
	);
	const fields = OWN.map((name) => [name, made?.has(name) === true ? (old?.get(name) ?? made.get(name)) : undefined] as const);
	return setFields(map, [], { orientation, ...Object.fromEntries(fields) });
}
