import type { TileArt } from '../scene/tile-art.ts';

/**
 * What an animated tile shows once its animation has run for a time, in milliseconds; other tiles show themselves. A frame of no
 * duration stays, as in the reference editor.
 */
export function frameAt(art: TileArt, time: number): TileArt | undefined {
	const animation = art.tile?.animation;
	if (animation === undefined || animation.length === 0) return art;
	const stays = animation.some(({ duration }) => duration <= 0);
	const whole = animation.reduce((sum, { duration }) => sum + duration, 0);
	let rest = stays ? time : time % whole;
	for (const { tileid, duration } of animation) {
		rest -= duration;
		if (rest < 0 || duration <= 0) return art.tileset.art(tileid);
	}
	return art;
}
