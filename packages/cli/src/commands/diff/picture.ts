import { UsageError } from '../../host/exit.ts';
import type { Target } from '../../host/target.ts';
import { findTarget, isStdout } from '../../host/target.ts';
import { pictureFormatFor } from '../../pictures/format.ts';
import type { DiffPictureFlags } from './flags.ts';

/** A picture that was asked for. */
export interface DiffPicture {
	readonly target: Target;
	readonly format: 'png' | 'webp' | 'jpeg';
	readonly flags: DiffPictureFlags;
}

/**
 * What can be told of the picture before anything is read.
 *
 * @returns `undefined` where none is asked for
 */
export function diffPictureOf(flags: DiffPictureFlags): DiffPicture | undefined {
	const { image } = flags;
	if (image === undefined) {
		const odd = (['crop', 'scale', 'base', 'root', 'allowOutside'] as const).find((name) => flags[name] !== undefined);
		if (odd === undefined) return undefined;
		throw new UsageError(
			`--${odd === 'allowOutside' ? 'allow-outside' : odd} is about the picture, which is not asked for.`,
			'Name it: --image changes.png',
		);
	}
	if (isStdout(image))
		throw new UsageError('The list of changes goes to standard output; the picture cannot, too.', 'Name a file: --image changes.png');
	const target = findTarget(image, '.png');
	const format = pictureFormatFor(undefined, image, target.isFile);
	if (format === 'png' || format === 'webp' || format === 'jpeg') return { target, format, flags };
	throw new UsageError(`Changes are not drawn as ${format}.`, 'Name the file .png, .webp or .jpg.');
}
