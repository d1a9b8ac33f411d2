import { basename, extname } from 'node:path';
import type { Kind, WriteOptions } from '@tilewright/format';
import { UsageError } from '../host/exit.ts';
import { nearest } from '../host/nearest.ts';

/** A format that documents can be written in. */
export interface Format {
	readonly name: string;
	/** By which a target says that it is to be in this format. */
	readonly extensions: readonly string[];
	/** What can be written in it. */
	readonly kinds: readonly Kind[];
	readonly syntax: NonNullable<WriteOptions['syntax']>;
	/** Whether properties and tiles are keyed, as before version 1.2. */
	readonly keyed?: true;
	/** Whether the JSON stands in a call of a loader function (rule N2). */
	readonly script?: true;
}

const JSON_FORMAT: Format = {
	name: 'json',
	extensions: ['.json', '.tmj', '.tsj', '.tj'],
	// A world may have any name that is asked for: it is JSON, too.
	kinds: ['map', 'tileset', 'template', 'world'],
	syntax: 'json',
};

const FORMATS: readonly Format[] = [
	JSON_FORMAT,
	// The reference editor writes it into `.json`, too: there it must be asked for by name.
	{ name: 'json1', extensions: ['.json'], kinds: ['map', 'tileset'], syntax: 'json', keyed: true },
	{ name: 'js', extensions: ['.js'], kinds: ['map'], syntax: 'json', script: true },
	{ name: 'js1', extensions: ['.js'], kinds: ['map'], syntax: 'json', keyed: true, script: true },
	{ name: 'tmx', extensions: ['.tmx'], kinds: ['map'], syntax: 'xml' },
	{ name: 'tsx', extensions: ['.tsx'], kinds: ['tileset'], syntax: 'xml' },
	{ name: 'tx', extensions: ['.tx'], kinds: ['template'], syntax: 'xml' },
	{ name: 'world', extensions: ['.world'], kinds: ['world'], syntax: 'json' },
];

/** Formats that the reference editor writes and we do not, by name and by extension. */
const ELSEWHERE = [
	'csv',
	'lua',
	'defold',
	'defoldcollection',
	'droidcraft',
	'flare',
	'gmx',
	'replicaisland',
	'rpmap',
	'tbin',
	'tengine',
	'yy',
];

/** Formats as a part of a sentence: all of them, or those for documents of a kind. */
const choices = (kind?: Kind): string =>
	FORMATS.filter(({ kinds }) => kind === undefined || kinds.includes(kind))
		.map((format) => {
			const own = format.extensions.filter((extension) => byExtension(extension) === format);
			return own.length === 0 ? format.name : `${format.name} (${own.join(' ')})`;
		})
		.join(', ');

/** Whether a word names a format, of ours or of the reference editor. */
export const isFormatName = (word: string): boolean => FORMATS.some(({ name }) => name === word) || ELSEWHERE.includes(word);

/**
 * The format that a target is written in: the one that was asked for, else that of the target's extension, else JSON for
 * standard output, pipes and devices.
 *
 * @throws UsageError when there is no such format
 */
export function formatFor(asked: string | undefined, target: string, isFile: boolean): Format {
	if (asked !== undefined) return formatNamed(asked);
	return isFile ? formatOfExtension(target) : JSON_FORMAT;
}

function formatNamed(asked: string): Format {
	const format = FORMATS.find(({ name }) => name === asked);
	if (format !== undefined) return format;
	if (ELSEWHERE.includes(asked)) throw notYet(asked);
	const meant = nearest(
		asked,
		FORMATS.map(({ name }) => name),
	);
	throw new UsageError(`There is no format "${asked}".`, meant === undefined ? `There is: ${choices()}.` : `Did you mean ${meant}?`);
}

function formatOfExtension(target: string): Format {
	const extension = extensionOf(target);
	const format = byExtension(extension);
	if (format !== undefined) return format;
	if (ELSEWHERE.includes(extension.slice(1))) throw notYet(extension);
	throw new UsageError(
		extension === ''
			? `The target "${target}" has no extension that tells its format.`
			: `No format has the extension "${extension}" of the target "${target}".`,
		`There is: ${choices()}. Change the extension, or name the format: --format json, or --export-map json.`,
	);
}

/** Of `a.b.tmj` only the last part counts. */
const extensionOf = (target: string): string => extname(target).toLowerCase();

const byExtension = (extension: string): Format | undefined => FORMATS.find(({ extensions }) => extensions.includes(extension));

const notYet = (format: string): UsageError => new UsageError(`tilewright does not write ${format} yet.`, `There is: ${choices()}.`);

/**
 * Holds that a document of this kind can be written in the format.
 *
 * @param asked - the format, where it was asked for by name
 * @throws UsageError
 */
export function checkKind({ name, kinds }: Format, kind: Kind, asked: string | undefined, target: string): void {
	if (kinds.includes(kind)) return;
	const plural = kinds.map((each) => `${each}s`).join(' and ');
	if (asked !== undefined) throw new UsageError(`${name} is a format for ${plural}; this is a ${kind}.`, `Take ${choices(kind)}.`);
	const own = FORMATS.find(({ kinds: [only, ...others], script }) => only === kind && others.length === 0 && !script);
	const extension = own?.extensions[0] ?? '.json';
	throw new UsageError(
		`${extensionOf(target)} is the extension of ${plural}; this is a ${kind}.`,
		`Name the target "${basename(target, extname(target))}${extension}".`,
	);
}

/** What a person should know who names one format and the extension of another: readers may go by the extension. */
export function extensionNote(format: Format, target: string, isFile: boolean): string | undefined {
	const extension = extensionOf(target);
	const told = isFile ? byExtension(extension) : undefined;
	if (told === undefined || format.extensions.includes(extension)) return undefined;
	return `The target's extension says ${told.name}; it is written as ${format.name}, as asked for.`;
}

/** What a map is loaded as by the script that it is written into: the file's name without its last extension (rule C2). */
export function scriptName(path: string): string {
	const name = basename(path);
	return name.slice(0, name.length - extname(name).length);
}

/** The answer to --export-formats, laid out and sorted as the reference editor does. It knows no formats of templates. */
export function listFormats(): string {
	return (['map', 'tileset'] as const)
		.map((kind) => {
			const names = FORMATS.filter(({ kinds }) => kinds.includes(kind))
				.map(({ name }) => ` ${name}\n`)
				.sort();
			return `${kind === 'map' ? 'Map' : 'Tileset'} export formats:\n${names.join('')}`;
		})
		.join('');
}
