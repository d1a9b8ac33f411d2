import { UsageError } from '../../host/exit.ts';
import type { Target } from '../../host/target.ts';
import { findTarget, isStdout } from '../../host/target.ts';
import { pictureFormatFor } from '../../pictures/format.ts';
import type { DiffPictureFlags } from './flags.ts';

/** The requested picture. */
export interface DiffPicture {
	readonly target: Target;
	readonly format: 'png' | 'webp' | 'jpeg';
	readonly flags: DiffPictureFlags;
}

/**
 * Checks the options of the picture, before anything is read.
 *
 * @returns `undefined` if no picture is requested
 * @throws UsageError
 */
export function diffPictureOf(flags: DiffPictureFlags): DiffPicture | undefined {
	const { image } = flags;
	if (image === undefined) {
		const unused = (['crop', 'scale', 'base', 'root', 'allowOutside'] as const).find((name) => flags[name] !== undefined);
		if (unused === undefined) return undefined;
		throw new UsageError(
			`--${unused === 'allowOutside' ? 'allow-outside' : unused} needs --image.`,
			'Name the picture: --image changes.png',
		);
	}
	if (isStdout(image))
		throw new UsageError(
			'The picture cannot go to standard output, which receives the list of changes.',
			'Name a file: --image changes.png',
		);
	const target = findTarget(image, '.png');
	const format = pictureFormatFor(undefined, image, target.isFile);
	if (format === 'png' || format === 'webp' || format === 'jpeg') return { target, format, flags };
	throw new UsageError(`Changes cannot be drawn as ${format}.`, 'Name the file .png, .webp or .jpg.');
}
