import { extname } from 'node:path';
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
		if (format !== undefined) return format;
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

function formatNamed(name: string): PictureFormat | undefined {
	const key = name.toLowerCase();
	return Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
}
