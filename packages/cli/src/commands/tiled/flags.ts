import type { Command } from 'commander';
import type { Summary } from '../../host/help-table.ts';
import type { ExportFlags } from '../export/flags.ts';
import { addExportFlags } from '../export/flags.ts';
import { optionsOf } from './window-flags.ts';

/** The flags of Tiled that say what to do, and the options of an export. */
export interface TiledFlags extends ExportFlags {
	readonly exportMap?: boolean;
	readonly exportTileset?: boolean;
	readonly exportFormats?: boolean;
}

const ACTIONS: readonly string[] = ['--export-map', '--export-tileset', '--export-formats'];

/** The lines about these flags in `tilewright --help`. */
export const TILED_SUMMARY: readonly Summary[] = [
	{ call: '--export-map [format] <source> <target>', does: 'export a map' },
	{ call: '--export-tileset [format] <source> <target>', does: 'export a tileset' },
	{ call: '--export-version <version>', does: 'write for an older version of Tiled, such as 1.8' },
	{ call: '--embed-tilesets', does: 'embed tilesets into maps' },
	{ call: '--detach-templates', does: 'replace template instances with plain objects' },
	{ call: '--resolve-types-and-properties', does: 'write out the properties that classes define' },
	{ call: '--project <file>', does: 'read custom types from a project file' },
	{ call: '--minimize', does: 'leave out all white space' },
	{ call: '--export-formats', does: 'list the export formats' },
];

/** Adds these flags, and the options of an export. */
export function addTiledFlags(command: Command): Command {
	return addExportFlags(command)
		.option('--export-map', 'export a map: [format] <source> <target>')
		.option('--export-tileset', 'export a tileset: [format] <source> <target>')
		.option('--export-formats', 'list the export formats');
}

/** Whether the words on the command line call `tilewright` the way Tiled is called. */
export const hasTiledFlag = (words: readonly string[]): boolean => optionsOf(words).some((word) => ACTIONS.includes(word));
