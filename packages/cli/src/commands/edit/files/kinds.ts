import { extname } from 'node:path';
import { FORMATS, PICTURES } from '@tilewright/ops/formats';

/** Documents that the editor reads: maps, tilesets, templates, worlds, projects, lists of rules, and what may be one of them. */
const DOCUMENTS = /^\.(?:tmx|tmj|tsx|tsj|tx|tj|json|js|xml|world|tiled-project|txt)$/;

/** The extensions that the editor writes besides export formats: documents with a general extension, projects, and pictures. */
const OTHER_WRITTEN = /^\.(?:xml|tiled-project|png|webp|jpe?g|svg|gif)$/;

const extensionOf = (path: string): string => extname(path).toLowerCase();

/** Whether a file is listed and watched. */
export const isKnown = (path: string): boolean => DOCUMENTS.test(extensionOf(path)) || PICTURES.test(extensionOf(path));

/** Whether a file may be written. */
export const isWritable = (path: string): boolean =>
	OTHER_WRITTEN.test(extensionOf(path)) || FORMATS.some(({ extensions }) => extensions.includes(extensionOf(path)));

/** Whether a file or folder is neither listed nor written: it is, or is in, a dot folder or `node_modules`. */
export const isHidden = (path: string): boolean => path.split('/').some((part) => part.startsWith('.') || part === 'node_modules');
