import type { Document } from '@tilewright/format';
import { mapReferences, relocate } from '@tilewright/format';
import { folderOf } from './paths.ts';

/** A document whose paths lead from the folder of another file: what is taken from it can stand there (rule J9). */
export function moved<T extends Document>(doc: T, from: string, to: string): T {
	const [source, target] = [folderOf(from), folderOf(to)];
	return source === target ? doc : mapReferences(doc, ({ path }) => relocate(path, source, target));
}

/** Remembers what was made of each key. */
export function remembered<T>(make: (key: string) => T): (key: string) => T {
	const made = new Map<string, T>();
	return (key) => {
		const known = made.get(key);
		if (known !== undefined) return known;
		const value = make(key);
		made.set(key, value);
		return value;
	};
}
