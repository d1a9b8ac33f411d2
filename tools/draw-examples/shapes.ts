import { dither, hash } from './noise.ts';
import type { Color } from './palette.ts';
import { dot, outline, type Pixmap, pixmap, stamp } from './pixmap.ts';

/** Four shades of one material, from the shadow to the highlight. */
export type Ramp = readonly [Color, Color, Color, Color];

export const ramps = {
	leaf: ['leafDeep', 'leafDark', 'leaf', 'leafLight'],
	grass: ['grassDeep', 'grassDark', 'grass', 'grassLight'],
	stone: ['stoneDark', 'stone', 'stoneLight', 'stonePale'],
	wood: ['woodDark', 'wood', 'wood', 'woodLight'],
	wheat: ['goldDark', 'wheat', 'wheat', 'wheatLight'],
	red: ['redDark', 'red', 'red', 'redLight'],
	blue: ['blueDark', 'blue', 'blue', 'blueLight'],
	soil: ['soilDark', 'soil', 'soil', 'soilLight'],
	sand: ['sandDark', 'sand', 'sand', 'sandLight'],
	gold: ['goldDark', 'gold', 'gold', 'goldLight'],
	pumpkin: ['redDark', 'redLight', 'flame', 'wheat'],
	violet: ['violetDark', 'violet', 'violet', 'violetLight'],
} as const satisfies Record<string, Ramp>;

/** Picks a shade for a brightness of 0 to 1, dithered between neighbors. */
function shadeOf(ramp: Ramp, light: number, x: number, y: number): Color {
	const level = Math.min(Math.max(light, 0), 0.999) * 3;
	const low = Math.floor(level);
	// Only the middle third between two shades is dithered: more looks like noise at this size.
	const mix = Math.min(Math.max((level - low) * 3 - 1, 0), 1);
	return ramp[dither(x, y, mix) ? low + 1 : low] ?? ramp[3];
}

/** A round body lit from the top left. `rough` makes its outline and its light uneven, like leaves. */
export function ball(on: Pixmap, cx: number, cy: number, rx: number, ry: number, ramp: Ramp, rough = 0, seed = 1): void {
	for (let y = Math.floor(cy - ry - 1); y <= cy + ry + 1; y++) {
		for (let x = Math.floor(cx - rx - 1); x <= cx + rx + 1; x++) {
			const dx = (x + 0.5 - cx) / rx;
			const dy = (y + 0.5 - cy) / ry;
			const wobble = (hash(x >> 1, y >> 1, seed) - 0.5) * rough;
			const distance = dx * dx + dy * dy;
			if (distance > 1 + wobble * 0.5) continue;
			dot(on, x, y, shadeOf(ramp, 0.52 - dx * 0.3 - dy * 0.5 + wobble * 0.6, x, y));
		}
	}
}

/** A soft shadow on the ground. */
export function groundShadow(on: Pixmap, cx: number, cy: number, rx: number, ry: number): void {
	for (let y = Math.floor(cy - ry); y <= cy + ry; y++) {
		for (let x = Math.floor(cx - rx); x <= cx + rx; x++) {
			if (((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - cy) / ry) ** 2 <= 1) dot(on, x, y, 'shadow');
		}
	}
}

/** Puts a picture with a dark outline over a shadow. */
export function standing(on: Pixmap, body: (on: Pixmap) => void, shadow?: readonly [number, number, number, number]): void {
	if (shadow) groundShadow(on, ...shadow);
	const layer = pixmap(on.width, on.height);
	body(layer);
	outline(layer);
	stamp(on, layer, 0, 0);
}
