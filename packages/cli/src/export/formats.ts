import { extname } from 'node:path';
import { UsageError } from '../host/exit.ts';
import { nearest } from '../host/nearest.ts';

/** A format that documents can be written in. */
interface Format {
	readonly name: string;
	/** By which a target says that it is to be in this format. */
	readonly extensions: readonly string[];
	/** What can be written in it by the flags of the reference editor, which know no templates. */
	readonly kinds: readonly ('map' | 'tileset')[];
}

const FORMATS: readonly Format[] = [{ name: 'json', extensions: ['.json', '.tmj', '.tsj', '.tj'], kinds: ['map', 'tileset'] }];

/** Formats that the reference editor writes and we do not, by name and by extension. */
const ELSEWHERE = [
	'tmx',
	'tsx',
	'tx',
	'js',
	'json1',
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

/** What there is to choose from, as a part of a sentence. */
const choices = (): string => FORMATS.map(({ name, extensions }) => `${name} (${extensions.join(' ')})`).join(', ');

/** Whether a word names a format, of ours or of the reference editor. */
export const isFormatName = (word: string): boolean => FORMATS.some(({ name }) => name === word) || ELSEWHERE.includes(word);

/**
 * Holds that a target can be written in its format: the one that was asked for, else that of its extension, else JSON for
 * standard output, pipes and
 * devices. JSON is all there is so far.
 *
 * @throws UsageError when there is no such format
 */
export function checkFormat(asked: string | undefined, target: string, isFile: boolean): void {
	if (asked !== undefined) {
		checkName(asked);
		return;
	}
	if (!isFile) return;
	// Of `a.b.tmj` only the last part counts.
	const extension = extname(target).toLowerCase();
	if (FORMATS.some(({ extensions }) => extensions.includes(extension))) return;
	if (ELSEWHERE.includes(extension.slice(1))) throw notYet(extension);
	throw new UsageError(
		extension === ''
			? `The target "${target}" has no extension that tells its format.`
			: `No format has the extension "${extension}" of the target "${target}".`,
		`There is: ${choices()}. Change the extension, or name the format: --format json, or --export-map json.`,
	);
}

function checkName(asked: string): void {
	if (FORMATS.some(({ name }) => name === asked)) return;
	if (ELSEWHERE.includes(asked)) throw notYet(asked);
	const meant = nearest(
		asked,
		FORMATS.map(({ name }) => name),
	);
	throw new UsageError(`There is no format "${asked}".`, meant === undefined ? `There is: ${choices()}.` : `Did you mean ${meant}?`);
}

const notYet = (format: string): UsageError => new UsageError(`tilewright does not write ${format} yet.`, `There is: ${choices()}.`);

/** The answer to --export-formats, laid out as the reference editor does. */
export function listFormats(): string {
	return (['map', 'tileset'] as const)
		.map((kind) => {
			const names = FORMATS.filter(({ kinds }) => kinds.includes(kind)).map(({ name }) => ` ${name}\n`);
			return `${kind === 'map' ? 'Map' : 'Tileset'} export formats:\n${names.join('')}`;
		})
		.join('');
}
