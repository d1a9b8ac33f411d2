import type { TextObject } from '@tilewright/format';
import type { Geometry, Matrix } from '@tilewright/geometry';
import { compose, translation } from '@tilewright/geometry';
import type { ItemBase, TextItem } from './draw-list.ts';

/**
 * The text of a text object. Its box stands upright on every orientation: only its corner is taken to the screen.
 *
 * @param object - with the text and the size of its box, in pixels
 * @param place - from the map's screen to the draw list's: the layer's offset and the object's rotation
 * @example textItem(object, geometry, { opacity: 1, layer: [0], object: object.id }, place)
 */
export function textItem(object: TextObject, geometry: Geometry, base: ItemBase, place: Matrix): TextItem {
	const { text, x, y, width, height } = object;
	const at = geometry.pixelToScreen(x, y);
	const transform = compose(place, translation(at.x, at.y));
	return { ...base, kind: 'text', text, transform, width, height };
}
