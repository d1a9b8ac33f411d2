import { UsageError } from '../../host/exit.ts';
import { number } from '../../host/text.ts';
import type { PictureFormat } from '../../pictures/format.ts';

interface Limit {
	/** Width and height at most, in pixels. */
	readonly side: number;
	/** Pixels at most. */
	readonly pixels: number;
	/** The same of all pictures of an animation together, where they are held at a time. */
	readonly together?: number;
}

const MEGA = 1_000_000;

/** A PNG is written strip by strip; the others are held in memory whole, with what encodes them. */
const LIMITS: Readonly<Record<PictureFormat, Limit>> = {
	png: { side: 65_535, pixels: 2_000 * MEGA },
	webp: { side: 16_383, pixels: 100 * MEGA },
	jpeg: { side: 32_767, pixels: 100 * MEGA },
	svg: { side: 65_535, pixels: 100 * MEGA },
	gif: { side: 16_383, pixels: 64 * MEGA, together: 256 * MEGA },
};

/**
 * Holds that a picture can be made, before anything is drawn.
 *
 * @param frames - how many pictures an animation has
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
			`The ${number(frames)} pictures of the animation would have more than ${number(together / MEGA)} million pixels together.`,
			'Make fewer: --frames. Or make them smaller: --size, --viewport. Or take .webp.',
		);
	if (width <= side && height <= side && width * height <= pixels) return;
	const smaller = Math.floor(Math.min(side, Math.sqrt(pixels)));
	const most = width > side || height > side ? `${number(side)} pixels along a side` : `${number(pixels / MEGA)} million pixels`;
	const png = format === 'webp' || format === 'jpeg' ? ', --format png' : '';
	throw new UsageError(
		`The picture would be ${number(width)} × ${number(height)} pixels, more than a single ${format.toUpperCase()} is made of: ${most}.`,
		`Make it of many small ones: --tiles FOLDER. Or make it smaller: --size ${Math.min(smaller, 8192)}, --viewport${png}`,
	);
}
