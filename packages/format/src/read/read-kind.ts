import { FormatError } from '../issue/format-error.ts';
import type { Template, TileMap, TilesetFile, World } from '../model/types.gen.ts';
import type { ReadOptions } from './read.ts';
import { read } from './read.ts';

type Options = Omit<ReadOptions, 'kind' | 'tiles' | 'upgrade'>;

/**
 * Reads a map. A short form of {@link read}.
 *
 * @throws FormatError with all findings, if any of them is an error
 * @example const map = readMap(await readFile('island.tmj'));
 */
export function readMap(input: Uint8Array | string, options: Options = {}): TileMap {
	const result = read(input, { ...options, kind: 'map' });
	if (result.doc === undefined) throw new FormatError(result.issues);
	return result.doc;
}

/**
 * Reads a tileset file. A short form of {@link read}.
 *
 * @throws FormatError with all findings, if any of them is an error
 */
export function readTileset(input: Uint8Array | string, options: Options = {}): TilesetFile {
	const result = read(input, { ...options, kind: 'tileset' });
	if (result.doc === undefined) throw new FormatError(result.issues);
	return result.doc;
}

/**
 * Reads an object template. A short form of {@link read}.
 *
 * @throws FormatError with all findings, if any of them is an error
 */
export function readTemplate(input: Uint8Array | string, options: Options = {}): Template {
	const result = read(input, { ...options, kind: 'template' });
	if (result.doc === undefined) throw new FormatError(result.issues);
	return result.doc;
}

/**
 * Reads a world file. A short form of {@link read}.
 *
 * @throws FormatError with all findings, if any of them is an error
 */
export function readWorld(input: Uint8Array | string, options: Options = {}): World {
	const result = read(input, { ...options, kind: 'world' });
	if (result.doc === undefined) throw new FormatError(result.issues);
	return result.doc;
}
