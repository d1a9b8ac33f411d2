import { statSync } from 'node:fs';
import { basename, dirname, extname } from 'node:path';
import { mapReferences, relocate, write } from '@tilewright/format';
import { layoutOf, withCrLf } from '@tilewright/ops';
import { UsageError } from '../../host/exit.ts';
import { realPath } from '../../host/paths.ts';
import type { AutomappedFile } from './automap-file.ts';
import type { AutomapFlags } from './flags.ts';

/** Says where maps are written: absolute paths, with `/`. */
export interface Outputs {
	/** The folder that receives the maps, which are no sources then; `undefined` if the maps are rewritten, or written to a file. */
	readonly folder: string | undefined;
	/** The path of a map's result. */
	readonly pathOf: (map: string) => string;
}

/**
 * Finds where maps are written.
 *
 * @param words - the words of the command line that name maps
 * @throws UsageError
 */
export function outputsFor(words: readonly string[], { out, write: inPlace }: AutomapFlags, root: () => string): Outputs {
	if (out === undefined || inPlace === true) return { folder: undefined, pathOf: (map) => map };
	const [word = ''] = words;
	const isFile = words.length === 1 && statSync(word, { throwIfNoEntry: false })?.isFile() === true;
	const found = statSync(out, { throwIfNoEntry: false });
	if (isFile && found?.isDirectory() !== true && MAPS.test(out)) return { folder: undefined, pathOf: () => realPath(out) };
	if (found !== undefined && !found.isDirectory())
		throw new UsageError(`--out: "${out}" is a file, but there may be several maps.`, 'Name a folder.');
	const folder = realPath(out);
	return { folder, pathOf: (map) => `${folder.replace(/\/$/, '')}/${map.slice(root().replace(/\/$/, '').length + 1)}` };
}

/** The extensions of maps. */
export const MAPS = /\.(?:tmx|tmj|json|xml)$/i;

/**
 * The file of a map in its own syntax, or in that of the target's extension, with its own layout.
 *
 * @param target - absolute path of the file; references are rewritten for its folder
 */
export function bytesOf({ input, source, after }: AutomappedFile, target: string): Uint8Array {
	const { options, crlf } = layoutOf(input.bytes);
	const folder = dirname(target);
	const own = basename(target) === basename(input.path) ? source.syntax : syntaxOf(target);
	const doc = folder === input.folder ? after : mapReferences(after, ({ path }) => relocate(path, input.folder, folder));
	const bytes = write(doc, { ...options, syntax: own });
	return crlf ? withCrLf(bytes) : bytes;
}

const syntaxOf = (path: string): 'xml' | 'json' => (/\.(?:tmx|xml)$/i.test(extname(path)) ? 'xml' : 'json');
