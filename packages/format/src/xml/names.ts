import { RESOURCES } from '../spec/index.ts';

/** The element of each type of layer (rule X1). */
export const LAYER_TYPES: ReadonlyMap<string, string> = new Map([
	['layer', 'tilelayer'],
	['objectgroup', 'objectgroup'],
	['imagelayer', 'imagelayer'],
	['group', 'group'],
]);

/** The same the other way round. */
export const LAYER_ELEMENTS: Readonly<Record<string, string>> = Object.fromEntries(
	[...LAYER_TYPES].map(([element, type]) => [type, element]),
);

/** Elements of a matching set from before 1.5, and the fields of the JSON form of that time that say the same (rule X5). */
export const OLDER_LISTS: ReadonlyMap<string, string> = new Map(
	RESOURCES.wangset.older?.flatMap(({ name, xml }) => (xml?.form === 'children' ? [[xml.name, name] as const] : [])),
);
