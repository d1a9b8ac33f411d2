import type { Rect } from '@tilewright/geometry';
import { OrthographicCamera } from 'three';

/** How far in front of the map the camera is, and how far behind it sees: figures and models of a game have a depth. */
const DEPTH = 1000;

/**
 * Makes a camera that sees a rectangle of a map, without perspective.
 *
 * @param view - in pixels of the world: y grows downwards
 * @example const camera = createMapCamera({ x: 0, y: 0, width: 640, height: 360 });
 */
export function createMapCamera(view: Rect): OrthographicCamera {
	const camera = new OrthographicCamera();
	camera.position.z = DEPTH;
	camera.far = 2 * DEPTH;
	pointCamera(camera, view);
	return camera;
}

/**
 * Lets a camera see another rectangle of a map.
 *
 * @param view - in pixels of the world: y grows downwards
 * @example pointCamera(camera, { x: hero.x - 320, y: hero.y - 180, width: 640, height: 360 });
 */
export function pointCamera(camera: OrthographicCamera, { x, y, width, height }: Rect): void {
	Object.assign(camera, { left: x, right: x + width, top: -y, bottom: -(y + height) });
	camera.updateProjectionMatrix();
}
