import type { CustomTypes, MapObject, ObjectLayer } from '@tilewright/format';
import { findClass } from '@tilewright/format';

/** The colors of an object, as `#RRGGBB` or `#AARRGGBB`. */
export interface ObjectColors {
	readonly line: string;
	/** Left out if the object is not filled. */
	readonly fill?: string;
}

/** The color of objects whose class and layer have none. */
const GRAY = '#a0a0a4';

const COLOR = /^#(?:[0-9a-f]{2})?[0-9a-f]{6}$/i;

/**
 * The colors of an object: its class's color, or its layer's, or gray.
 *
 * @param object - its `type` names the class
 * @param types - the project's custom types; without them, no class has a color
 * @param tileClass - the class of the object's tile, used if the object has no class
 * @returns the color of the outline, and of the fill: the same color with an opacity of 50/255
 * @example objectColors(object, layer, project.types) // { line: '#a0a0a4', fill: '#32a0a0a4' }
 */
export function objectColors(
	object: Pick<MapObject, 'type'>,
	layer: Pick<ObjectLayer, 'color'>,
	types?: CustomTypes,
	tileClass?: string,
): ObjectColors {
	const name = object.type || tileClass;
	const found = types !== undefined && name ? findClass(types, name, 'object') : undefined;
	const line = [found?.color, layer.color].find((color) => color !== undefined && COLOR.test(color)) ?? GRAY;
	return found?.drawFill === false ? { line } : { line, fill: `#32${line.slice(-6)}` };
}
