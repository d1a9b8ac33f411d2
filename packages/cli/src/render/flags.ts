import type { Command } from 'commander';
import { Option } from 'commander';
import type { Part, Place } from './parse.ts';
import { collect, collectWords, parsePart, parsePlace, parseScale, parseTilePixels, parseTime, wholeNumber } from './parse.ts';

/** The options of a picture as they were typed. */
export interface RenderFlags {
	readonly scale?: number;
	readonly tilesize?: number;
	readonly size?: number;
	readonly antiAliasing?: boolean;
	/** `false` where it is asked for; `true` by default. */
	readonly smoothing?: boolean;
	readonly ignoreVisibility?: boolean;
	readonly hideLayer?: readonly string[];
	readonly showLayer?: readonly string[];
	readonly layers?: readonly string[];
	readonly hideObject?: readonly string[];
	readonly showObject?: readonly string[];
	readonly hideTileLayers?: boolean;
	readonly hideObjectLayers?: boolean;
	readonly hideImageLayers?: boolean;
	readonly advanceAnimations?: number;
	readonly time?: number;
	readonly frames?: number;
	readonly frameDuration?: number;
	readonly background?: boolean;
	readonly parallax?: Place;
	readonly viewport?: Part;
	readonly grid?: boolean;
	readonly labels?: boolean;
	readonly format?: string;
	readonly quality?: number;
	readonly tiles?: string;
	readonly tilePixels?: number;
	readonly project?: string;
	readonly root?: string;
	readonly allowOutside?: boolean;
	readonly strict?: boolean;
	readonly verbose?: boolean;
}

const MOST_PIXELS = 65_535;
const MOST_FRAMES = 10_000;
const MOST_MS = 60_000;

/** Gives the command the options of a picture. */
export function addRenderFlags(command: Command): Command {
	const pixels = wholeNumber(1, MOST_PIXELS, 'pixels');
	return command
		.addOption(new Option('-s, --scale <n>', 'of the picture; without it, 1').argParser(parseScale))
		.addOption(new Option('-t, --tilesize <n>', 'draw a tile n pixels wide and high; counts more than --scale').argParser(pixels))
		.addOption(new Option('--size <n>', 'make it small enough for n × n pixels; counts more than both').argParser(pixels))
		.addOption(new Option('--viewport <x,y,w,h>', 'only this part of the map, in its pixels').argParser(parsePart))
		.addOption(new Option('-a, --anti-aliasing', 'smooth the edges of shapes; they always are'))
		.addOption(new Option('--no-smoothing', 'when the scale is not 1, keep pixels sharp'))
		.addOption(new Option('--ignore-visibility', 'draw hidden layers, too'))
		.addOption(new Option('--hide-layer <name>', 'leave a layer out: its name, or #id; may be repeated').argParser(collect))
		.addOption(new Option('--show-layer <name>', 'leave all others out; may be repeated').argParser(collect))
		.addOption(
			new Option('--layers <names>', 'the same for names or #ids with commas between them, hidden or not')
				.argParser(collectWords)
				.conflicts('showLayer'),
		)
		.addOption(new Option('--hide-object <name>', 'leave objects out: a name, or #id; may be repeated').argParser(collect))
		.addOption(new Option('--show-object <name>', 'leave all others out; may be repeated').argParser(collect))
		.addOption(new Option('--hide-tile-layers', 'leave all tile layers out'))
		.addOption(new Option('--hide-object-layers', 'leave all object layers out'))
		.addOption(new Option('--hide-image-layers', 'leave all image layers out'))
		.addOption(new Option('--background', "draw the map's background color"))
		.addOption(new Option('--parallax <x,y>', 'move layers by their parallax factors, the camera being there').argParser(parsePlace))
		.addOption(new Option('--grid', 'draw the grid'))
		.addOption(new Option('--labels', 'draw the names of objects'))
		.addOption(new Option('--time <ms>', 'how long animations have run; without it, 0').argParser(parseTime))
		.addOption(new Option('--advance-animations <ms>', 'the same').argParser(parseTime))
		.addOption(
			new Option('--frames <n>', 'pictures of the animations: one file each, or one .gif or .webp').argParser(
				wholeNumber(1, MOST_FRAMES, 'frames'),
			),
		)
		.addOption(
			new Option('--frame-duration <ms>', 'time from one to the next; without it, 100').argParser(wholeNumber(1, MOST_MS, 'milliseconds')),
		)
		.addOption(new Option('--format <name>', "png, webp, jpeg, svg or gif; without it, the image's extension tells"))
		.addOption(
			new Option('--quality <n>', 'of webp and jpeg, 1 to 100; without it, webp loses nothing').argParser(wholeNumber(1, 100, 'percent')),
		)
		.addOption(new Option('--tiles <folder>', 'instead of one picture, many small ones with a page that shows them'))
		.addOption(
			new Option('--tile-pixels <n>', 'with --tiles: how large they are, 128, 256, 512 or 1024; without it, 256').argParser(
				parseTilePixels,
			),
		)
		.addOption(new Option('--project <file>', 'with custom types, whose classes have colors'))
		.addOption(new Option('--root <folder>', 'in which files that are referred to are read; without it, that of the project'))
		.addOption(new Option('--allow-outside', 'read also what lies outside of the root'))
		.addOption(new Option('--strict', 'write nothing where a file is missing or broken'))
		.addOption(new Option('--verbose', 'show all findings, also what only informs'));
}
