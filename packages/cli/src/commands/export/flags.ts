import type { ChunkExtent } from '@tilewright/format';
import { MOST_CHUNK } from '@tilewright/ops/formats';
import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';

/** The options of an export. */
export interface ExportFlags {
	readonly format?: string;
	readonly encoding?: 'csv' | 'base64';
	readonly compression?: 'none' | 'zlib' | 'gzip' | 'zstd';
	readonly compressionLevel?: number;
	readonly chunkSize?: ChunkExtent;
	readonly stamp?: 'editorversion' | 'tiledversion';
	readonly indent?: number;
	readonly minimize?: boolean;
	readonly exportVersion?: string;
	/** The name of an engine. */
	readonly for?: string;
	readonly project?: string;
	readonly embedTilesets?: boolean;
	readonly detachTemplates?: boolean;
	readonly resolveTypesAndProperties?: boolean;
	readonly finite?: boolean;
	readonly repairGrown?: boolean;
	readonly removeUnusedTilesets?: boolean;
	readonly renumber?: boolean;
	readonly unembedTilesets?: string;
	readonly keepImageSizes?: boolean;
	readonly base?: string;
	readonly root?: string;
	readonly allowOutside?: boolean;
	readonly strict?: boolean;
	readonly verbose?: boolean;
}

/** Adds the options of an export. */
export function addExportFlags(command: Command): Command {
	return command
		.addOption(new Option('--format <name>', "format of the target, see below; default: by the target's extension"))
		.addOption(new Option('--encoding <name>', 'encoding of tile data; default: unchanged').choices(['csv', 'base64']))
		.addOption(
			new Option('--compression <name>', 'compression of base64 tile data; default: unchanged').choices(['none', 'zlib', 'gzip', 'zstd']),
		)
		.addOption(
			new Option('--compression-level <n>', 'zlib and gzip: 0 to 9, zstd: 1 to 22; -1 is the default of each').argParser(parseLevel),
		)
		.addOption(
			new Option('--chunk-size <n>', "size of the chunks of infinite maps, 32 or 32x16; default: the map's own").argParser(parseChunkSize),
		)
		.addOption(
			new Option('--stamp <name>', 'field of JSON with the version of the program; default: unchanged').choices([
				'editorversion',
				'tiledversion',
			]),
		)
		.addOption(new Option('--indent <n>', 'spaces per level, 0 to 16; default: 1').argParser(parseIndent))
		.addOption(new Option('--minimize', 'leave out all white space'))
		.addOption(new Option('--export-version <version>', 'version of Tiled to write for, 0.16 to 1.12; default: the latest'))
		.addOption(new Option('--for <engine>', "set the options that an engine's own loader needs, see below"))
		.addOption(new Option('--project <file>', 'project file with custom types: the types and default values of members of classes'))
		.addOption(new Option('--embed-tilesets', 'embed the tilesets that maps refer to'))
		.addOption(new Option('--detach-templates', 'replace template instances with plain objects'))
		.addOption(new Option('--resolve-types-and-properties', 'write out the properties that classes and custom types define'))
		.addOption(new Option('--unembed-tilesets <folder>', 'move embedded tilesets to files in this folder').conflicts('embedTilesets'))
		.addOption(new Option('--remove-unused-tilesets', 'remove the tilesets that a map does not use'))
		.addOption(new Option('--repair-grown', 'move tilesets up where one has grown into the GIDs of the next'))
		.addOption(new Option('--renumber', 'number the GIDs of tilesets from 1, without gaps'))
		.addOption(new Option('--finite', 'make infinite maps finite; everything moves if tiles are at negative positions'))
		.addOption(new Option('--keep-image-sizes', 'keep the sizes, columns and tile counts of the document even if its images differ'))
		.addOption(new Option('--base <folder>', 'folder that paths in the source start from; default: its own, or the working folder for -'))
		.addOption(new Option('--root <folder>', 'folder that files may be read from; default: see below'))
		.addOption(new Option('--allow-outside', 'also read files outside the root'))
		.addOption(new Option('--strict', 'write nothing if something would be lost'))
		.addOption(new Option('--verbose', 'show all findings, including infos'));
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
	throw new InvalidArgumentError(`It must be a size in tiles such as 32 or 32x16, each number from 4 to ${MOST_CHUNK}.`);
}
