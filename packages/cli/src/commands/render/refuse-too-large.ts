import { UsageError } from '../../host/exit.ts';
import { number } from '../../host/text.ts';
import type { PictureFormat } from '../../pictures/format.ts';

interface Limit {
	/** The maximum width and height, in pixels. */
	readonly side: number;
	/** The maximum number of pixels. */
	readonly pixels: number;
	/** The maximum for all frames of an animation together, if they are in memory at the same time. */
	readonly together?: number;
}

const MEGA = 1_000_000;

/** A PNG is written in strips; the others are encoded as a whole in memory. */
const LIMITS: Readonly<Record<PictureFormat, Limit>> = {
	png: { side: 65_535, pixels: 2_000 * MEGA },
	webp: { side: 16_383, pixels: 100 * MEGA },
	jpeg: { side: 32_767, pixels: 100 * MEGA },
	svg: { side: 65_535, pixels: 100 * MEGA },
	gif: { side: 16_383, pixels: 64 * MEGA, together: 256 * MEGA },
};

/**
 * Refuses pictures that are too large, before anything is drawn.
 *
 * @param frames - the number of frames of an animation
 * @throws UsageError
 */
export function refuseTooLarge(
	{ width, height }: { readonly width: number; readonly height: number },
	format: PictureFormat,
	frames = 1,
): void {
	const { side, pixels, together = Number.POSITIVE_INFINITY } = LIMITS[format];
	if (width * height * frames > together)
		throw new UsageError(
			`The ${number(frames)} frames of the animation would have more than ${number(together / MEGA)} million pixels in total.`,
			'Use fewer --frames, a smaller --size or --viewport, or .webp.',
		);
	if (width <= side && height <= side && width * height <= pixels) return;
	const smaller = Math.floor(Math.min(side, Math.sqrt(pixels)));
	const most = width > side || height > side ? `${number(side)} pixels per side` : `${number(pixels / MEGA)} million pixels`;
	const png = format === 'webp' || format === 'jpeg' ? ', --format png' : '';
	throw new UsageError(
		`The picture would be ${number(width)} × ${number(height)} pixels, more than the maximum for ${format.toUpperCase()}: ${most}.`,
		`Write many small tiles: --tiles FOLDER. Or make it smaller: --size ${Math.min(smaller, 8192)}, --viewport${png}`,
	);
}
