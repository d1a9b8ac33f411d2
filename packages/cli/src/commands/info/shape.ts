import type { MapObject, TemplateObject } from '@tilewright/format';

const MARKED = ['ellipse', 'capsule', 'point', 'polygon', 'polyline', 'text'] as const;

/** The shape of an object. */
export function shapeOf(object: MapObject | TemplateObject): string {
	if ('template' in object) return 'template instance';
	if ('gid' in object) return 'tile';
	return MARKED.find((shape) => shape in object) ?? 'rectangle';
}
