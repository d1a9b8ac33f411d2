/**
 * Writes a path as a JSON pointer (RFC 6901).
 *
 * @param path - field names and zero-based array indexes, from the root down; empty for the root itself
 * @returns the pointer, such as `/layers/0/name`; `''` for the root. `~` is written `~0` and `/` is written `~1`
 */
export function pointerOf(path: readonly (string | number)[]): string {
	let pointer = '';
	for (const segment of path) {
		pointer += typeof segment === 'number' ? `/${segment}` : `/${escapeSegment(segment)}`;
	}
	return pointer;
}

/** Writes a field name as one segment of a JSON pointer: `~` as `~0` and `/` as `~1`. */
export const escapeSegment = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Splits a JSON pointer (RFC 6901) into its segments.
 *
 * @param pointer - such as `/layers/0/name`, or `''` for the root
 * @returns the segments with `~0` and `~1` resolved; array indexes stay strings, because only the document shows whether they are field names
 * @throws RangeError if the text is not a pointer: it does not start with `/`, or a `~` is not followed by `0` or `1`
 */
export function parsePointer(pointer: string): string[] {
	if (pointer === '') return [];
	if (!pointer.startsWith('/')) throw new RangeError(`"${pointer}" is not a JSON pointer: it must be empty or start with "/".`);
	const segments = pointer.slice(1).split('/');
	return pointer.includes('~') ? segments.map((segment) => resolveEscapes(segment, pointer)) : segments;
}

/** The value that a JSON pointer refers to; `undefined` if there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
	let value = root;
	for (const segment of parsePointer(pointer)) {
		if (typeof value !== 'object' || value === null) return undefined;
		value = Object.getOwnPropertyDescriptor(value, segment)?.value;
	}
	return value;
}

function resolveEscapes(segment: string, pointer: string): string {
	if (/~(?![01])/.test(segment)) throw new RangeError(`"${pointer}" is not a JSON pointer: write "~" as "~0" and "/" as "~1".`);
	// ~1 first: otherwise '~01' (the name '~1') would become '/'.
	return segment.replaceAll('~1', '/').replaceAll('~0', '~');
}
