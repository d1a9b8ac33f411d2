import type { Kind } from '@tilewright/format';
import { FORMATS } from './list.ts';

/** The extensions of pictures, in lower case. */
export const PICTURES: RegExp = /^\.(?:png|apng|jpe?g|gif|webp|avif|svg|bmp|tiff?|tga|ico|psd|aseprite|ase|xcf|kra)$/;

const KINDS: readonly Kind[] = ['map', 'tileset', 'template', 'world'];

/**
 * The kinds of documents that an extension stands for.
 *
 * @param extension - in lower case, with the dot
 * @returns none if it stands for no kind: `.json` may be any document
 */
export const kindsWith = (extension: string): Kind[] => KINDS.filter((kind) => FORMATS.some(({ kinds }) => kinds[kind] === extension));
