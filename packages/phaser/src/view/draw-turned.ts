import type { GameObjects } from 'phaser';

/** Less than this is no rotation. */
const STRAIGHT = 1e-9;

/**
 * Lets a picture be drawn alone if it is turned by other than right angles. Where pictures of several textures are drawn at once, shaders of
 * Phaser 4.2 compare a number that graphics cards round: of a turned picture, parts or all of it may be missing (phaserjs/phaser#7372).
 *
 * @param rotations - of the picture in its layer, in radians; two if it is skewed
 */
export function drawTurned(picture: GameObjects.Image | GameObjects.Text, ...rotations: readonly number[]): void {
	const isTurned = rotations.some((rotation) => Math.abs(Math.sin(2 * rotation)) > STRAIGHT);
	picture.setRenderNodeRole('BatchHandler', isTurned ? 'BatchHandlerQuadSingle' : null);
}
