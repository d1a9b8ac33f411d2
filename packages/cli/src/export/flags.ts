import type { ChunkExtent } from '@tilewright/format';
import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';

/** The options of an export as they were typed. */
export interface ExportFlags {
	readonly format?: string;
	readonly encoding?: 'csv' | 'base64';
	readonly compression?: 'none' | 'zlib' | 'gzip' | 'zstd';
	readonly compressionLevel?: number;
	readonly chunkSize?: ChunkExtent;
	readonly indent?: number;
	readonly minimize?: boolean;
	readonly exportVersion?: string;
	readonly project?: string;
	readonly embedTilesets?: boolean;
	readonly detachTemplates?: boolean;
	readonly resolveTypesAndProperties?: boolean;
	readonly root?: string;
	readonly allowOutside?: boolean;
	readonly strict?: boolean;
	readonly verbose?: boolean;
}

/** The largest length of a chunk that may be asked for: one far-off tile makes a whole chunk. */
export const MOST_CHUNK = 1024;

/** Gives a command the options of an export. */
export function addExportFlags(command: Command): Command {
	return command
		.addOption(new Option('--format <name>', "of the target, see below; without it, the target's extension tells"))
		.addOption(new Option('--encoding <name>', 'of tile data; without it, as they come').choices(['csv', 'base64']))
		.addOption(
			new Option('--compression <name>', 'of tile data, in base64; without it, as they come').choices(['none', 'zlib', 'gzip', 'zstd']),
		)
		.addOption(
			new Option('--compression-level <n>', '0 to 9 for zlib and gzip, 1 to 22 for zstd, -1 for their own default').argParser(parseLevel),
		)
		.addOption(
			new Option('--chunk-size <n>', 'tiles in a chunk of an infinite map, 32 or 32x16; without it, as the map says').argParser(
				parseChunkSize,
			),
		)
		.addOption(new Option('--indent <n>', 'spaces a level, 0 to 16; without it, 1').argParser(parseIndent))
		.addOption(new Option('--minimize', 'leave out all white space'))
		.addOption(new Option('--export-version <version>', 'of the editor to write for, 0.16 to 1.12; without it, the latest'))
		.addOption(new Option('--project <file>', 'with custom types: for --resolve-types-and-properties, and for XML'))
		.addOption(new Option('--embed-tilesets', 'put the tilesets that a map refers to into it'))
		.addOption(new Option('--detach-templates', 'replace instances of templates by plain objects'))
		.addOption(new Option('--resolve-types-and-properties', "write down what objects have from their tiles' classes and custom types"))
		.addOption(new Option('--root <folder>', 'in which files that are referred to are read; without it, that of the project'))
		.addOption(new Option('--allow-outside', 'read also what lies outside of the root'))
		.addOption(new Option('--strict', 'write nothing where something would be lost'))
		.addOption(new Option('--verbose', 'show all findings, also what only informs'));
}

function parseLevel(text: string): number {
	const level = Number(text);
	if (!/^-?\d+$/.test(text) || level < -1 || level > 22) throw new InvalidArgumentError('It must be a whole number from -1 to 22.');
	return level;
}

function parseIndent(text: string): number {
	const indent = Number(text);
	if (!/^\d+$/.test(text) || indent > 16) throw new InvalidArgumentError('It must be a whole number from 0 to 16.');
	return indent;
}

function parseChunkSize(text: string): ChunkExtent {
	const [, first, second] = /^(\d+)(?:[x×](\d+))?$/i.exec(text) ?? [];
	const [width, height] = [Number(first), Number(second ?? first)];
	if (first !== undefined && [width, height].every((length) => length >= 4 && length <= MOST_CHUNK)) return { width, height };
	throw new InvalidArgumentError(`It must be a size in tiles such as 32, or 32x16, each from 4 to ${MOST_CHUNK}.`);
}
