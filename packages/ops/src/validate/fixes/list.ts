import { cells } from './cells.ts';
import { chunks } from './chunks.ts';
import type { Fix, FixSubject } from './fix.ts';
import { ids } from './ids.ts';
import { imageSizes } from './image-sizes.ts';
import { olderForms } from './older-forms.ts';
import { tilesetOrder } from './tileset-order.ts';
import { values } from './values.ts';

const FIXERS = [ids, olderForms, tilesetOrder, chunks, cells, imageSizes, values];

/**
 * Finds the fixes of a document after which every program sees the same map. They are those that {@link fixText} makes in a text, for a
 * document that is open in an editor.
 *
 * @param subject - the document, and what is wrong in it
 * @example const fixes = fixesFor({ raw: { ...map }, doc: map, issues: lint({ doc: map }) });
 */
export const fixesFor = (subject: FixSubject): readonly Fix[] => FIXERS.flatMap((fixer) => fixer(subject));
