import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Vector } from '@tilewright/geometry';
import { applyMatrix, compose, invertMatrix, tileMatrix, turns } from '@tilewright/geometry';
import type { PlacedObject } from '../../objects/placed-object.ts';
import { picturesOf } from '../../stage/pictures.ts';

type ReadContext = Pick<OffscreenCanvasRenderingContext2D, 'clearRect' | 'drawImage' | 'getImageData'>;

let pixel: ReadContext | undefined | null;

/** Reads one pixel of a picture at a time. */
function pixelReader(): ReadContext | undefined {
	if (pixel === undefined && typeof OffscreenCanvas !== 'undefined')
		pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
	return pixel ?? undefined;
}

/**
 * Whether the tile of an object has an opaque pixel at a point of the screen (rule E44). While its picture is not known, the whole object
 * counts.
 *
 * @param at - without the offset of the layer
 */
export function isOpaqueAt(session: MapSession, { object, art, axes, box }: PlacedObject, at: Vector): boolean {
	const reader = pixelReader();
	if (!('gid' in object) || art?.picture === undefined || reader === undefined) return true;
	const picture = picturesOf(session.files).get(art.picture);
	const turn = turns(session.map.value.orientation === 'hexagonal')[object.gid >>> 28];
	if (picture === undefined || turn === undefined) return true;
	const inverse = invertMatrix(compose(axes, tileMatrix(art, turn, box.x, box.y, box.width, box.height)));
	if (inverse === undefined) return true;
	const { x, y } = applyMatrix(inverse, at.x, at.y);
	const { source } = art;
	if (x < 0 || y < 0 || x >= source.width || y >= source.height) return false;
	reader.clearRect(0, 0, 1, 1);
	reader.drawImage(picture.source, source.x + Math.floor(x), source.y + Math.floor(y), 1, 1, 0, 0, 1, 1);
	return (reader.getImageData(0, 0, 1, 1).data[3] ?? 255) > 0;
}
