import type { Command } from 'commander';
import { Option } from 'commander';
import { UsageError } from '../host/exit.ts';
import type { Target } from '../host/target.ts';
import { findTarget, isStdout } from '../host/target.ts';
import { pictureFormatFor } from '../render/format.ts';
import { parseScale } from '../render/parse.ts';

/** The options of a picture of changes as they were typed. */
export interface DiffPictureFlags {
	readonly image?: string;
	readonly scale?: number;
	readonly crop?: boolean;
	readonly base?: string;
	readonly root?: string;
	readonly allowOutside?: boolean;
}

/** Gives the command the options of a picture of changes. */
export function addDiffPictureFlags(command: Command): Command {
	return command
		.option('--image <file>', 'draw the two maps, too, with what changed marked: a .png, .webp or .jpg')
		.option('--crop', 'with --image: only the part that changed')
		.addOption(new Option('--scale <n>', 'with --image: of the maps; without it, one that fits').argParser(parseScale))
		.option('--base <folder>', 'with --image: where the paths in both maps lead from; without it, from where each is')
		.option('--root <folder>', 'with --image: in which files that are referred to are read; without it, that of the project')
		.option('--allow-outside', 'with --image: read also what lies outside of the root');
}

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
