import { extname } from 'node:path';
import { UsageError } from '../host/exit.ts';

/** A format of pictures. */
export type PictureFormat = 'png' | 'webp' | 'jpeg' | 'svg' | 'gif';

const NAMES: Readonly<Record<string, PictureFormat>> = { png: 'png', webp: 'webp', jpeg: 'jpeg', jpg: 'jpeg', svg: 'svg', gif: 'gif' };
const ALL = 'png, webp, jpeg, svg, gif';

/**
 * The format of a picture: that which is asked for, else the extension's; PNG for standard output and names without an extension.
 *
 * @throws UsageError when there is no such format
 */
export function pictureFormatFor(asked: string | undefined, target: string, isFile: boolean): PictureFormat {
	if (asked !== undefined) {
		const format = formatNamed(asked);
		if (format !== undefined) return format;
		throw new UsageError(`There is no picture format "${asked}".`, `There is: ${ALL}.`);
	}
	const extension = isFile ? extname(target).slice(1) : '';
	if (extension === '') return 'png';
	const format = formatNamed(extension);
	if (format !== undefined) return format;
	throw new UsageError(
		`Of which format is "${target}" to be? ".${extension}" tells none.`,
		`Name the file .png, .webp, .jpg, .svg or .gif, or say: --format png`,
	);
}

function formatNamed(name: string): PictureFormat | undefined {
	const key = name.toLowerCase();
	return Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
}
