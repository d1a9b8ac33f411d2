import type { Change } from '@tilewright/edit';
import { collect, setFields } from '@tilewright/edit';
import type { ImageSize, Kind } from '@tilewright/format';
import type { Subject } from '../../../contributions/thing.ts';
import type { DocumentAndFiles } from './change-field.ts';
import { entryChanges, gridChanges, isOfImage } from './change-field.ts';

/**
 * The changes that give things another image: its size is written with it, and a tileset is cut again (rule E92).
 *
 * @throws RangeError if the image has no room for a tile
 */
export function imageChanges(at: DocumentAndFiles, subject: Subject, image: string, { width, height }: ImageSize): Change[] {
	const fields = { image, imagewidth: width, imageheight: height };
	const { resource, things } = subject;
	if (resource === 'tileset' && isOfImage(things)) return gridChanges(at, subject, fields);
	return collect<Kind>(at.doc, (editing) => {
		for (const each of things) {
			if (resource === 'tile') editing.add(entryChanges(editing.doc, each));
			editing.add(setFields(editing.doc, each.part, fields));
		}
	});
}
