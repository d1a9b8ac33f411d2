import type { Document } from '@tilewright/format';
import { mapReferences, relocate } from '@tilewright/format';
import { folderOf } from './paths.ts';

/** Rewrites the references of the file at `from` for the folder of the file at `to`, so that its content can move there. */
export function moved<T extends Document>(doc: T, from: string, to: string): T {
	const [source, target] = [folderOf(from), folderOf(to)];
	return source === target ? doc : mapReferences(doc, ({ path }) => relocate(path, source, target));
}
