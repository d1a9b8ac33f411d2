import type { TileArt } from './tile-art.ts';

/** What an animated tile shows once its animation has run for a time, in milliseconds; other tiles show themselves. */
export function frameAt(art: TileArt, time: number): TileArt | undefined {
	const animation = art.tile?.animation;
	if (animation === undefined || animation.length === 0) return art;
	const whole = animation.reduce((sum, { duration }) => sum + Math.max(0, duration), 0);
	let rest = whole > 0 ? time % whole : 0;
	for (const { tileid, duration } of animation) {
		rest -= Math.max(0, duration);
		if (rest < 0 || whole === 0) return art.tileset.art(tileid);
	}
	return art;
}
