import type { Document } from '@tilewright/format';
import type { Format, IgnorableFlag } from '@tilewright/ops/formats';
import type { ExportFlags } from './flags.ts';

/** A note for each option that has no effect, so that nobody believes it had one. */
export function ignoredFlags(doc: Document, flags: ExportFlags, format: Format): string[] {
	return [...unusedByFormat(flags, format), ...unusedByDocument(doc, flags)];
}

const unusedByFormat = (flags: ExportFlags, { name, ignores = [] }: Format): string[] =>
	ignores.filter((flag) => flags[flag] !== undefined).map((flag) => `${optionName(flag)} has no effect on ${name}.`);

const MAP_FLAGS = ['finite', 'repairGrown', 'removeUnusedTilesets', 'renumber'] as const;
const TILE_LAYER_FLAGS: readonly IgnorableFlag[] = ['encoding', 'compression', 'compressionLevel', 'chunkSize'];

function unusedByDocument(doc: Document, flags: ExportFlags): string[] {
	if (doc.type === 'map')
		return flags.chunkSize === undefined || (doc.infinite && !flags.finite) ? [] : ['--chunk-size has no effect: the map is not infinite.'];
	const notes = [...TILE_LAYER_FLAGS, ...MAP_FLAGS]
		.filter((flag) => flags[flag] !== undefined)
		.map((flag) => `${optionName(flag)} has no effect: a ${doc.type} has no tile layers.`);
	if (doc.type === 'tileset' && flags.embedTilesets) notes.push('--embed-tilesets has no effect: a tileset refers to no tilesets.');
	if (doc.type === 'template' && flags.detachTemplates) notes.push('--detach-templates has no effect: a template is not an instance.');
	return notes;
}

const optionName = (flag: string): string => `--${flag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
