import type { MapObject, Template, TemplateInstance, Tileset } from '@tilewright/format';
import { complete } from './complete.ts';

/**
 * Makes a template (2.7) of an object. The template keeps neither its id nor its position.
 *
 * @param object - not an instance of a template
 * @param tileset - for tile objects: the tileset that the object's GID counts from
 * @example createTemplate(createObject(map, { shape: 'ellipse', x: 0, y: 0, width: 32, height: 32 }))
 */
export function createTemplate(object: Exclude<MapObject, TemplateInstance>, tileset?: Tileset): Template {
	const { id: _, x: __, y: ___, ...kept } = object;
	return complete<Template>('template', { type: 'template', ...(tileset && { tileset }), object: kept }, true);
}
