/** The name of a file without its folders. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The folder of a file; empty at the root. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** The extension of a file with its dot, in lower case; empty if it has none. */
export const extensionOf = (path: string): string => (/(?<=.)\.[^.]*$/.exec(nameOf(path))?.[0] ?? '').toLowerCase();

/** The path with another extension. */
export const withExtension = (path: string, extension: string): string => path.slice(0, path.length - extensionOf(path).length) + extension;

/** The path that people mean by one without an extension: with that of its format. */
export const completePath = (path: string, extension: string): string =>
	nameOf(path) === '' || extensionOf(path) !== '' ? path : path + extension;

/** A path that people typed, as `Files` wants it: from the root, with `/`. */
export const rootedPath = (typed: string): string =>
	`/${typed
		.trim()
		.replaceAll('\\', '/')
		.replace(/^\/+/, '')
		.replace(/\/{2,}/g, '/')}`;

/** A path as people read it: without the slash at the root. */
export const shownPath = (path: string): string => path.replace(/^\//, '');

/** Whether a file is a picture, as far as its name tells. */
export const isPicture = (path: string): boolean => /\.(?:png|apng|jpe?g|gif|webp|avif|svg|bmp)$/i.test(path);
