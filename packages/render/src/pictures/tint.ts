import type { Decoded, Platform } from '../platform/platform.ts';

/** Pictures that were tinted once are kept as long as the untinted ones are. */
const kept = new WeakMap<object, Map<string, unknown>>();

/**
 * A picture whose colors are multiplied with those of a tint, and whose alpha with the tint's (rule R7).
 *
 * @param tint - `#AARRGGBB`
 */
export function tinted<Source>(picture: Decoded<Source>, tint: string, platform: Platform<Source>): Decoded<Source> {
	const known = kept.get(picture) as Map<string, Decoded<Source>> | undefined;
	const tints = known ?? new Map<string, Decoded<Source>>();
	if (known === undefined) kept.set(picture, tints);
	let made = tints.get(tint);
	if (made === undefined) {
		made = multiplied(picture, tint, platform);
		tints.set(tint, made);
	}
	return made;
}

function multiplied<Source>({ source, width, height }: Decoded<Source>, tint: string, platform: Platform<Source>): Decoded<Source> {
	const surface = platform.surface(width, height);
	const { context } = surface;
	context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
	context.globalCompositeOperation = 'multiply';
	context.fillStyle = `#${tint.slice(3)}`;
	context.fillRect(0, 0, width, height);
	// Multiplying has filled what was transparent.
	context.globalCompositeOperation = 'destination-in';
	context.globalAlpha = Number.parseInt(tint.slice(1, 3), 16) / 255;
	context.drawImage(source, 0, 0, width, height, 0, 0, width, height);
	return { width, height, source: surface.source };
}
