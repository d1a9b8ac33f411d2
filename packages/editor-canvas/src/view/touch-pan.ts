import type { Vector } from '@tilewright/geometry';
import type { CameraState } from '../camera/camera-state.ts';

/** Moves and zooms the view by two fingers. */
export interface TouchPan {
	/** The number of fingers. */
	readonly fingers: number;
	down(id: number, at: Vector): void;
	/** @returns whether the view was moved */
	move(id: number, at: Vector): boolean;
	up(id: number): void;
}

export function touchPan({ camera, pan, zoomAt }: CameraState): TouchPan {
	const fingers = new Map<number, Vector>();
	const spread = (): { readonly middle: Vector; readonly distance: number } => {
		const [a = { x: 0, y: 0 }, b = a] = fingers.values();
		return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, distance: Math.hypot(a.x - b.x, a.y - b.y) };
	};
	return {
		get fingers() {
			return fingers.size;
		},
		down: (id, at) => void fingers.set(id, at),
		move(id, at) {
			if (!fingers.has(id) || fingers.size < 2) return false;
			const before = spread();
			fingers.set(id, at);
			const after = spread();
			pan(after.middle.x - before.middle.x, after.middle.y - before.middle.y);
			if (before.distance > 0) zoomAt(after.middle, (camera.value.scale * after.distance) / before.distance);
			return true;
		},
		up: (id) => void fingers.delete(id),
	};
}
