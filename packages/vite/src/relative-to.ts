import { posix } from 'node:path';

/** The specifier with which the module of a file imports another file. */
export function relativeTo(from: string, file: string): string {
	const path = posix.relative(posix.dirname(from), file);
	return path.startsWith('../') ? path : `./${path}`;
}
