import type { Tileset } from '@tilewright/format';
import { isReference } from '../files/tileset-kind.ts';

/** What a tileset is called: by its name, or by the path of its file. */
export const nameOf = (tileset: Tileset): string => (isReference(tileset) ? tileset.source : tileset.name);
