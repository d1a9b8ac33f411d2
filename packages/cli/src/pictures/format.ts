import { basename, extname } from 'node:path';
import { kindsWith } from '@tilewright/ops/formats';
import { UsageError } from '../host/exit.ts';

/** An image format. */
export type PictureFormat = 'png' | 'webp' | 'jpeg' | 'svg' | 'gif';

const NAMES: Readonly<Record<string, PictureFormat>> = { png: 'png', webp: 'webp', jpeg: 'jpeg', jpg: 'jpeg', svg: 'svg', gif: 'gif' };
const ALL = 'png, webp, jpeg, svg, gif';

/**
 * The format of a picture: the requested one, else that of the extension; PNG for standard output and names without an extension.
 *
 * @param requested - the value of `--format`
 * @throws UsageError if there is no such format
 */
export function pictureFormatFor(requested: string | undefined, target: string, isFile: boolean): PictureFormat {
	if (requested !== undefined) {
		const format = formatNamed(requested);
		if (format !== undefined) return isFile ? checked(format, target) : format;
		throw new UsageError(`Unknown picture format "${requested}".`, `The formats are: ${ALL}.`);
	}
	const extension = isFile ? extname(target).slice(1) : '';
	if (extension === '') return 'png';
	const format = formatNamed(extension);
	if (format !== undefined) return format;
	throw new UsageError(
		`No picture format has the extension ".${extension}" of "${target}".`,
		'Name the file .png, .webp, .jpg, .svg or .gif, or name the format: --format png',
	);
}

/** Refuses the extension of a document: the words may be in another order than meant. */
function checked(format: PictureFormat, target: string): PictureFormat {
	const extension = extname(target).toLowerCase();
	const kinds = extension === '.json' ? ['document'] : extension.startsWith('.tiled-') ? ['project'] : kindsWith(extension);
	if (kinds.length === 0) return format;
	throw new UsageError(
		`${extension} is the extension of ${kinds.map((kind) => `${kind}s`).join(' and ')}; this is a picture.`,
		`Name the target "${basename(target, extname(target))}.${format}".`,
	);
}

function formatNamed(name: string): PictureFormat | undefined {
	const key = name.toLowerCase();
	return Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
}
