import type { CellBounds } from '@tilewright/format';
import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import type { Limits } from '../../options/limits.ts';
import { limitOption } from '../../options/limits.ts';
import { parseScale, wholeNumber } from '../../options/parse.ts';
import type { DiffPictureFlags } from '../diff/flags.ts';

/** The options of `tilewright automap`. */
export interface AutomapFlags extends Omit<DiffPictureFlags, 'base'> {
	/** A rules file or rule map. */
	readonly rules?: string;
	readonly out?: string;
	readonly write?: boolean;
	readonly dryRun?: boolean;
	readonly watch?: boolean;
	readonly region?: CellBounds;
	readonly seed?: number;
	readonly project?: string;
	readonly verbose?: boolean;
	readonly limit?: Limits;
}

/** Adds the options of automapping. */
export function addAutomapFlags(command: Command): Command {
	return command
		.addOption(new Option('--rules <file>', "a rules file or rule map; default: rules.txt next to each map, else the project's"))
		.addOption(new Option('--out <path>', 'a file for one map, or a folder for any number').conflicts('write'))
		.addOption(new Option('--write', 'rewrite the maps'))
		.addOption(new Option('--dry-run', 'write no map: list the cells and objects that would change'))
		.addOption(new Option('--watch', 'apply the rules again after each change, until stopped').conflicts(['dryRun', 'image']))
		.addOption(new Option('--region <x,y,w,h>', 'match rules only here, in tiles').argParser(parseRegion))
		.addOption(new Option('--seed <n>', 'seed of random choices; default: 0').argParser(wholeNumber(0, 2 ** 32 - 1, 'any kind')))
		.addOption(new Option('--project <file>', 'project file; default: the nearest above each map'))
		.addOption(new Option('--image <file>', 'draw a map before and after, with the changes marked: .png, .webp or .jpg'))
		.addOption(new Option('--crop', 'with --image: only the part that changed'))
		.addOption(new Option('--scale <n>', 'with --image: scale of the maps; default: fit the picture').argParser(parseScale))
		.addOption(limitOption(['files', 'bytes', 'cells', 'depth', 'seconds', 'steps']))
		.addOption(new Option('--root <folder>', 'folder that files may be read from; default: as with export'))
		.addOption(new Option('--allow-outside', 'also read files outside the root'))
		.addOption(new Option('--verbose', 'show all findings, including infos'));
}

/** `X,Y,W,H` in tiles; on infinite maps, X and Y may be below 0. */
function parseRegion(text: string): CellBounds {
	const parts = text.split(',').map((part) => part.trim());
	const [x = 0, y = 0, width = 0, height = 0] = parts.map(Number);
	const isWhole = parts.length === 4 && parts.every((part) => /^-?\d{1,8}$/.test(part));
	if (isWhole && width > 0 && height > 0) return { x, y, width, height };
	throw new InvalidArgumentError('It must be four whole numbers, X,Y,W,H: a part of the map in tiles, such as 0,0,20,15.');
}
