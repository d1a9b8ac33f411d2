/** The most cells that all tile layers of a document may have together by default, and the most that re-cut chunks may have. */
export const MOST_CELLS = 2 ** 26;

/** The most bytes of a document by default. No map is this large, and a text of twice the length is too long for some engines. */
export const MOST_BYTES = 2 ** 28;

/** The most levels of nesting. Writing XML, which uses the most stack, fails at about twice this depth. */
export const MOST_DEPTH = 400;

/** Any file may have this many objects and lists. */
const FREE_OBJECTS = 100_000;

/** Real documents have an object or a list for 20 bytes or more; in memory, one takes up to 500. */
const BYTES_PER_OBJECT = 16;

/** The most objects and lists, or elements, that a file of a size may have by default: so the memory to read it is in proportion to it. */
export const mostObjects = (bytes: number): number => FREE_OBJECTS + Math.floor(bytes / BYTES_PER_OBJECT);

/** Limits on the content of a text. */
export interface ContentLimits {
	/** The most levels of nesting. */
	readonly depth: number;
	/** The most objects and lists, or elements and their different names. Default: in proportion to the text. */
	readonly objects?: number | undefined;
	/** Given if tile data in texts is left as it came. */
	readonly lazy?: object | undefined;
}
