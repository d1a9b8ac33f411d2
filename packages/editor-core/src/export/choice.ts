import type { Document, Kind, TargetVersion } from '@tilewright/format';
import { TARGET_VERSIONS } from '@tilewright/format';
import type { ExportOptions } from '@tilewright/ops';
import { FORMATS, formatNamed } from '@tilewright/ops/formats';
import { extensionOf, withExtension } from '../files/paths.ts';
import { applies } from './applicable.ts';

/** The choices of the user in the dialog of an export. They are plain data, and are kept for the next time. */
export interface ExportChoice {
	/** The path of the file. */
	readonly target: string;
	/** The name of the format. */
	readonly format: string;
	/** The version to write for; the latest without one. */
	readonly version?: string;
	/** The form in which tile layers are stored. */
	readonly tiles: 'keep' | 'csv' | 'base64' | 'zlib' | 'gzip' | 'zstd';
	readonly level: number;
	/** The size of chunks; the map's own without one. */
	readonly chunk?: number;
	readonly indent: number;
	readonly minimize: boolean;
	readonly embedTilesets: boolean;
	readonly detachTemplates: boolean;
	readonly resolveTypes: boolean;
	readonly finite: boolean;
	readonly removeUnusedTilesets: boolean;
	readonly renumber: boolean;
	readonly repairGrown: boolean;
	readonly keepImageSizes: boolean;
	/** The folder for embedded tilesets, which stay embedded without one. */
	readonly unembedTo?: string;
	readonly stamp: 'keep' | 'editorversion' | 'tiledversion';
}

/** The formats that a kind of document can be exported to. */
export const formatsOf = (kind: Kind) => FORMATS.filter(({ kinds }) => kinds[kind] !== undefined);

/** The versions to write for, the latest first, without patch levels. */
export const VERSIONS: readonly TargetVersion[] = TARGET_VERSIONS.filter((version) => version.split('.').length === 2).toReversed();

/** A path for an export other than the document's own, which would lose everything that an export leaves out. */
export const besideOwn = (own: string, target: string): string =>
	target.toLowerCase() === own.toLowerCase() ? withExtension(target, `-export${extensionOf(target)}`) : target;

/** Returns the first choices of the dialog: all options are off (rule E136). */
export const firstChoice = (path: string): ExportChoice => ({
	target: besideOwn(path, withExtension(path, '.json')),
	format: 'json',
	tiles: 'keep',
	level: -1,
	indent: 1,
	minimize: false,
	embedTilesets: false,
	detachTemplates: false,
	resolveTypes: false,
	finite: false,
	removeUnusedTilesets: false,
	renumber: false,
	repairGrown: false,
	keepImageSizes: false,
	stamp: 'keep',
});

/** Whether a version knows the compression zstd (rule V3). */
export const knowsZstd = (version: string | undefined): boolean => version === undefined || NAMES.indexOf(version) >= NAMES.indexOf('1.3');

const NAMES: readonly string[] = TARGET_VERSIONS;

/** Whether a document is a map without bounds. */
const isInfinite = (doc: Document): boolean => doc.type === 'map' && doc.infinite;

/** The options of a choice, as the command has them. Options that do not apply to the document are left out. */
export function optionsOf(choice: ExportChoice, doc: Document): Omit<ExportOptions, 'format'> {
	const { tiles, level, chunk, minimize, indent, stamp, unembedTo } = choice;
	const version = TARGET_VERSIONS.find((each) => each === choice.version);
	const hasTiles = applies('tiles', doc.type);
	const isCompressed = hasTiles && (tiles === 'zlib' || tiles === 'gzip' || tiles === 'zstd');
	const ignored = formatNamed(choice.format)?.ignores ?? [];
	const wanted = (option: (typeof FLAGS)[number]): boolean => choice[option] && applies(option, doc.type);
	return {
		writing: {
			...(hasTiles && tiles === 'csv' && { encoding: tiles }),
			...(hasTiles && tiles === 'base64' && { encoding: tiles, compression: '' }),
			...(isCompressed && { compression: tiles, compressionLevel: level }),
			...(version !== undefined && !ignored.includes('exportVersion') && { version }),
			...(stamp !== 'keep' && applies('stamp', doc.type) && { stamp }),
			...(minimize ? { minimize } : { indent }),
		},
		...(isInfinite(doc) && chunk !== undefined && { chunkSize: { width: chunk, height: chunk } }),
		...Object.fromEntries(FLAGS.map((option) => [option, wanted(option)])),
		...(unembedTo !== undefined && !wanted('embedTilesets') && applies('unembedTo', doc.type) && { unembedTo }),
	};
}

/** The options that are on or off. */
const FLAGS = [
	'embedTilesets',
	'detachTemplates',
	'resolveTypes',
	'finite',
	'removeUnusedTilesets',
	'renumber',
	'repairGrown',
	'keepImageSizes',
] as const satisfies readonly (keyof ExportOptions)[];
