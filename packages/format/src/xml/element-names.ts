import { RESOURCES } from '../spec/index.ts';

/** The types of layers by the names of their elements. */
export const LAYER_TYPES: ReadonlyMap<string, string> = new Map([
	['layer', 'tilelayer'],
	['objectgroup', 'objectgroup'],
	['imagelayer', 'imagelayer'],
	['group', 'group'],
]);

/** The names of the elements by the types of layers. */
export const LAYER_ELEMENTS: Readonly<Record<string, string>> = /* @__PURE__ */ layerElements();

function layerElements(): Record<string, string> {
	return Object.fromEntries([...LAYER_TYPES].map(([element, type]) => [type, element]));
}

/** Elements of a Wang set from before 1.5, and the fields of the older JSON form with the same meaning (rule X5). */
export const OLDER_LISTS: ReadonlyMap<string, string> = /* @__PURE__ */ olderLists();

function olderLists(): Map<string, string> {
	return new Map(RESOURCES.wangset.older?.flatMap(({ name, xml }) => (xml?.form === 'children' ? [[xml.name, name] as const] : [])));
}
