import type { Command } from 'commander';
import { Option } from 'commander';
import type { Limits } from '../../options/limits.ts';
import { limitOption } from '../../options/limits.ts';
import type { Part, Point } from '../../options/parse.ts';
import { collect, collectWords, parsePart, parsePoint, parseScale, parseTilePixels, parseTime, wholeNumber } from '../../options/parse.ts';

/** The options of `tilewright render`. */
export interface RenderFlags {
	readonly scale?: number;
	readonly tilesize?: number;
	readonly size?: number;
	readonly antiAliasing?: boolean;
	/** `false` with `--no-smoothing`. */
	readonly smoothing?: boolean;
	readonly ignoreVisibility?: boolean;
	readonly hideLayer?: readonly string[];
	readonly showLayer?: readonly string[];
	readonly layers?: readonly string[];
	readonly hideObject?: readonly string[];
	readonly showObject?: readonly string[];
	/** `false` with `--no-shapes`. */
	readonly shapes?: boolean;
	readonly hideTileLayers?: boolean;
	readonly hideObjectLayers?: boolean;
	readonly hideImageLayers?: boolean;
	readonly advanceAnimations?: number;
	readonly time?: number;
	readonly frames?: number;
	readonly frameDuration?: number;
	readonly background?: boolean;
	readonly parallax?: Point;
	readonly viewport?: Part;
	readonly grid?: boolean;
	readonly labels?: boolean;
	readonly format?: string;
	readonly quality?: number;
	readonly tiles?: string;
	readonly tilePixels?: number;
	readonly project?: string;
	readonly base?: string;
	readonly root?: string;
	readonly allowOutside?: boolean;
	readonly strict?: boolean;
	readonly limit?: Limits;
	/** `false` with `--no-limits`. */
	readonly limits?: boolean;
	readonly verbose?: boolean;
}

const MOST_PIXELS = 65_535;
const MOST_FRAMES = 10_000;
const MOST_MS = 60_000;

/** Adds the options of a picture. */
export function addRenderFlags(command: Command): Command {
	const pixels = wholeNumber(1, MOST_PIXELS, 'pixels');
	return command
		.addOption(new Option('-s, --scale <n>', 'scale of the picture; default: 1').argParser(parseScale))
		.addOption(new Option('-t, --tilesize <n>', 'draw tiles n pixels wide and high; overrides --scale').argParser(pixels))
		.addOption(new Option('--size <n>', 'shrink the picture to fit into n × n pixels; overrides both').argParser(pixels))
		.addOption(new Option('--viewport <x,y,w,h>', 'only this part of the map, in pixels of the map').argParser(parsePart))
		.addOption(new Option('-a, --anti-aliasing', 'smooth the edges of shapes; always on'))
		.addOption(new Option('--no-smoothing', 'keep pixels sharp when the picture is scaled'))
		.addOption(new Option('--ignore-visibility', 'also draw hidden layers'))
		.addOption(new Option('--hide-layer <name>', 'do not draw this layer (name or #id); may be repeated').argParser(collect))
		.addOption(new Option('--show-layer <name>', 'draw only this layer; may be repeated').argParser(collect))
		.addOption(
			new Option('--layers <names>', 'draw only these layers, even if hidden: names or #ids, comma-separated')
				.argParser(collectWords)
				.conflicts('showLayer'),
		)
		.addOption(new Option('--hide-object <name>', 'do not draw these objects (name or #id); may be repeated').argParser(collect))
		.addOption(new Option('--show-object <name>', 'draw only these objects; may be repeated').argParser(collect))
		.addOption(new Option('--no-shapes', 'do not draw objects that have neither a tile nor text'))
		.addOption(new Option('--hide-tile-layers', 'do not draw tile layers'))
		.addOption(new Option('--hide-object-layers', 'do not draw object layers'))
		.addOption(new Option('--hide-image-layers', 'do not draw image layers'))
		.addOption(new Option('--background', "draw the map's background color"))
		.addOption(new Option('--parallax <x,y>', 'apply parallax factors, with the camera at this point').argParser(parsePoint))
		.addOption(new Option('--grid', 'draw the grid'))
		.addOption(new Option('--labels', 'draw the names of objects'))
		.addOption(new Option('--time <ms>', 'time of the animations; default: 0').argParser(parseTime))
		.addOption(new Option('--advance-animations <ms>', 'the same as --time').argParser(parseTime))
		.addOption(
			new Option('--frames <n>', 'draw this many frames: a file each, or one .gif or .webp').argParser(
				wholeNumber(1, MOST_FRAMES, 'frames'),
			),
		)
		.addOption(new Option('--frame-duration <ms>', 'time between frames; default: 100').argParser(wholeNumber(1, MOST_MS, 'milliseconds')))
		.addOption(new Option('--format <name>', "png, webp, jpeg, svg or gif; default: by the image's extension"))
		.addOption(
			new Option('--quality <n>', 'quality of webp and jpeg, 1 to 100; default: lossless webp').argParser(wholeNumber(1, 100, 'percent')),
		)
		.addOption(new Option('--tiles <folder>', 'write a pyramid of tiles with a page that shows it'))
		.addOption(
			new Option('--tile-pixels <n>', 'with --tiles: size of a tile, 128, 256, 512 or 1024; default: 256').argParser(parseTilePixels),
		)
		.addOption(new Option('--project <file>', 'project file with custom types, for the colors of classes'))
		.addOption(new Option('--base <folder>', 'folder that paths in the source start from; default: its own, or the working folder for -'))
		.addOption(new Option('--root <folder>', 'folder that files may be read from; default: see below'))
		.addOption(new Option('--allow-outside', 'also read files outside the root'))
		.addOption(new Option('--strict', 'write nothing if a file is missing or broken'))
		.addOption(limitOption(['files', 'bytes', 'cells', 'depth', 'pixels', 'seconds']))
		.addOption(new Option('--no-limits', 'also draw content that takes very long'))
		.addOption(new Option('--verbose', 'show all findings, including infos'));
}
