import type { CustomTypes, MapObject, ObjectLayer } from '@tilewright/format';
import { findClass } from '@tilewright/format';

/** The colors in which an object is drawn: `#RRGGBB` or `#AARRGGBB`. */
export interface ObjectColors {
	readonly line: string;
	/** Left out where it is not filled. */
	readonly fill?: string;
}

/** What has no color of its own. */
const GRAY = '#a0a0a4';

const COLOR = /^#(?:[0-9a-f]{2})?([0-9a-f]{6})$/i;

/**
 * The colors of an object: those of its class, else that of its layer, else gray.
 *
 * @param object - whose `type` names the class
 * @param layer - that it lies on
 * @param types - of the project; without them no class has a color
 * @param tileClass - of the tile that it shows, for objects without a class
 * @returns the color of its outline, and that of its inside: the same with an opacity of 50/255
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
	return found?.drawFill === false ? { line } : { line, fill: line.replace(COLOR, '#32$1') };
}
