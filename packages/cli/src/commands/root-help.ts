import type { Summary } from '../host/help-table.ts';
import { helpTable } from '../host/help-table.ts';
import { COMMANDS } from './list.ts';
import { TILED_SUMMARY } from './tiled/flags.ts';

/** The column at which descriptions start. */
const COLUMN = 29;

/** The text of `tilewright --help`. */
export function rootHelp(): string {
	const help: Summary = { call: 'help <command>', does: 'show the help of a command' };
	return `Exports, upgrades, checks, compares, describes and draws tile maps, tilesets,
object templates and worlds, in XML (.tmx .tsx .tx) and JSON (.tmj .tsj .tj
.world .json). It needs no display.

Usage: tilewright <command> [options]

Commands:
${table([...COMMANDS.flatMap(({ summary }) => summary), help])}

Tiled's export flags work too, in any order, with all options of export:
${table(TILED_SUMMARY)}

Options:
${table([
	{ call: '-v, --version', does: 'print the version' },
	{ call: '-h, --help', does: 'print this help' },
])}

Examples:
  tilewright info maps/island.tmx
      the size, layers, tilesets and objects of a map, and its problems
  tilewright --export-map json maps/island.tmx dist/island.json
      the same call as with Tiled, on a machine without Tiled

Exit codes: 0 success, 1 a document has errors or two documents differ, 2 wrong
usage, 3 a file could not be read or written. Results go to standard output,
messages to standard error.
`;
}

const table = (rows: readonly Summary[]): string => helpTable(rows, COLUMN);
