import type { Game } from './game.ts';

/** The picture of the hero: frames in rows of four, as seen from the front, the left, the right and the back. */
export const heroPicture = new URL('../../art/hero.png', import.meta.url).href;
export const FRAME = { width: 16, height: 24, columns: 4, count: 12 };
/** The pixel of a frame that is where the hero stands. */
export const FOOT = { x: 8, y: 22 };

/** The rows of a walk, in turn: standing, a foot before, standing, the other foot. */
const WALK = [1, 0, 2, 0];
/** Pixels of a step. */
const STEP = 8;

/** The frame that shows the hero now, counted row by row. */
export const heroFrame = ({ facing, walked }: Game): number =>
	(walked === 0 ? 0 : (WALK[Math.floor(walked / STEP) % WALK.length] ?? 0)) * FRAME.columns + facing;

/** Where a frame is in the picture. */
export const frameAt = (frame: number): { x: number; y: number } => ({
	x: (frame % FRAME.columns) * FRAME.width,
	y: Math.floor(frame / FRAME.columns) * FRAME.height,
});
