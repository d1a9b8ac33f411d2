import type { ObjectOptions } from '@tilewright/edit';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Template } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { anchorOf, applyMatrix, geometryOf, rotationAbout } from '@tilewright/geometry';
import { referenceTo, targetsOf } from '@tilewright/ops';
import { placeObject } from '../../objects/placed-object.ts';

/**
 * An instance of a template with a point in its middle (rule E39); `undefined` if the template was not read.
 *
 * @param pixel - in the pixels of objects
 */
export function templatePlacement(
	session: MapSession,
	path: string,
	pixel: Vector,
): Extract<ObjectOptions, { readonly shape: 'template' }> | undefined {
	const doc = session.loaded.value.files.get(path)?.doc;
	if (doc?.type !== 'template') return undefined;
	const geometry = geometryOf(session.map.value);
	const at = geometry.pixelToScreen(pixel.x, pixel.y);
	const middle = middleOf(session, path, doc);
	const { x, y } = geometry.screenToPixel(at.x - middle.x, at.y - middle.y);
	return { shape: 'template', template: referenceTo(path, session.path.value), x, y };
}

/** The middle of an object at 0, 0, on the screen. */
function middleOf(session: MapSession, path: string, { object, tileset }: Template): Vector {
	const map = session.map.value;
	const plain = { ...object, id: 0, x: 0, y: 0 };
	const { box, bounds } = placeObject({ object: plain }, 0, geometryOf(map), map);
	if ('point' in object) return { x: 0, y: 0 };
	if (!('gid' in object) || tileset === undefined) return { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 };
	const content = 'source' in tileset ? targetsOf(session.loaded.value, path).tileset(tileset.source).doc : tileset;
	const anchor = anchorOf(content?.objectalignment ?? 'unspecified', map.orientation);
	return applyMatrix(rotationAbout(object.rotation, 0, 0), (0.5 - anchor.x) * box.width, (0.5 - anchor.y) * box.height);
}
