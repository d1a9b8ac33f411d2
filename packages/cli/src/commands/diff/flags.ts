import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import { parseScale } from '../../options/parse.ts';

/** The options of `tilewright diff`. */
export interface DiffFlags extends DiffPictureFlags {
	/** How many changes to list of one layer or tileset. */
	readonly most: number;
	readonly all?: boolean;
	readonly storage?: boolean;
	readonly json?: boolean;
}

/** The options that concern the picture of the changes. */
export interface DiffPictureFlags {
	readonly image?: string;
	readonly scale?: number;
	readonly crop?: boolean;
	readonly base?: string;
	readonly root?: string;
	readonly allowOutside?: boolean;
}

/** Adds the options of a comparison. */
export function addDiffFlags(command: Command): Command {
	return command
		.addOption(new Option('--most <number>', 'how many changes to list per layer or tileset').argParser(parseMost).default(10))
		.addOption(new Option('--all', 'list all changes').conflicts('most'))
		.option('--storage', 'also compare how documents are stored: version, encoding, compression')
		.option('--json', 'print JSON')
		.option('--image <file>', 'also draw both maps and mark the changes: .png, .webp or .jpg')
		.option('--crop', 'with --image: only the part that changed')
		.addOption(new Option('--scale <n>', 'with --image: scale of the maps; default: fit the picture').argParser(parseScale))
		.option('--base <folder>', "with --image: folder that paths in both maps start from; default: each map's own")
		.option('--root <folder>', 'with --image: folder that files may be read from; default: as with render')
		.option('--allow-outside', 'with --image: also read files outside the root');
}

function parseMost(text: string): number {
	if (/^\d{1,9}$/.test(text)) return Number(text);
	throw new InvalidArgumentError('It must be a whole number, 0 or more.');
}
