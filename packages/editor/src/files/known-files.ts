/** Files that the editor lists: documents, projects, rules, stamps and pictures. */
const KNOWN = /\.(?:tmx|tmj|tsx|tsj|tx|tj|json|js|xml|world|stamp|tiled-project|txt|png|apng|jpe?g|gif|webp|avif|svg|bmp)$/i;

/** Whether the editor lists a file. */
export const isKnownFile = (name: string): boolean => KNOWN.test(name);

/** Whether a file or folder is left out: those of programs, and `node_modules`. */
export const isHiddenName = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

/** Whether a name is that of a map, as far as names tell. */
const mayBeMap = (path: string): boolean => /\.(?:tmx|tmj|json|js)$/i.test(path);

/** The maps among some files: those with the extensions of maps first, else what may be one. */
export function mapsAmong(paths: readonly string[]): string[] {
	const maps = paths.filter((path) => /\.(?:tmx|tmj)$/i.test(path));
	return maps.length > 0 ? maps : paths.filter(mayBeMap);
}

/** At most so many files of a folder are listed. */
export const MOST_FILES = 20_000;
