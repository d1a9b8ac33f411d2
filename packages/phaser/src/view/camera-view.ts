import type { Rect } from '@tilewright/geometry';
import type { Cameras } from 'phaser';

/** Returns the rectangle that a camera sees, in pixels of the world. If it is turned, the box around that. */
export function cameraView(camera: Cameras.Scene2D.Camera): Rect {
	const { width, height, zoomX, zoomY, originX, originY, useBounds } = camera;
	// Phaser's types lack it.
	const rotation = 'rotation' in camera && typeof camera.rotation === 'number' ? camera.rotation : 0;
	// The camera keeps to its bounds only while it renders.
	const left = useBounds ? camera.clampX(camera.scrollX) : camera.scrollX;
	const top = useBounds ? camera.clampY(camera.scrollY) : camera.scrollY;
	const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)];
	const corners = [0, 1].flatMap((across) =>
		[0, 1].map((down) => {
			const [x, y] = [(across - originX) * width, (down - originY) * height];
			return { x: left + originX * width + (x * cos + y * sin) / zoomX, y: top + originY * height + (y * cos - x * sin) / zoomY };
		}),
	);
	const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
	const [x, y] = [Math.min(...xs), Math.min(...ys)];
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
