import process from 'node:process';
import type { Document, TileMap } from '@tilewright/format';
import type { Change } from '@tilewright/ops';
import { filesOf, refuseOverwriting } from '../../documents/overwrite.ts';
import { UsageError } from '../../host/exit.ts';
import { printMessage } from '../../host/output.ts';
import type { Input } from '../../host/read-input.ts';
import { clean } from '../../host/terminal.ts';
import { number } from '../../host/text.ts';
import type { OpenMap } from './open-map.ts';
import { openMap, printMissingOf } from './open-map.ts';
import type { DiffPicture } from './picture.ts';

/** A document and its file. */
export interface DrawnSide {
	readonly input: Input;
	readonly doc: Document;
}

/** The maps before and after; `undefined` if there is no file. */
export interface DrawnSides {
	readonly before: DrawnSide | undefined;
	readonly after: DrawnSide | undefined;
}

/**
 * Draws two maps side by side with the changes marked. Missing images are drawn as markers and reported.
 *
 * @returns a function that writes the picture
 * @throws UsageError if there is no map, or the picture would be too large
 */
export async function drawChanges(sides: DrawnSides, changes: readonly Change[], picture: DiffPicture): Promise<() => Promise<void>> {
	const { flags, format, target } = picture;
	if (sides.before === undefined && sides.after === undefined)
		throw new UsageError('There is no map to draw: both documents are missing.', 'Leave --image out.');
	const before = await open(sides.before, picture);
	const after = await open(sides.after, picture);
	if (target.isFile && flags.image !== undefined) {
		const documents = [sides.before, sides.after].flatMap((side) => (side?.input.isFile ? [side.input.name] : []));
		const files = [before, after].flatMap((side) => (side === undefined ? [] : filesOf(side.graph, side.gate)));
		refuseOverwriting([flags.image], [...documents, ...files], 'The picture');
	}
	// Loads the native canvas, so not earlier.
	const { RenderError } = await import('@tilewright/render');
	const { compareMaps } = await import('@tilewright/render-node');
	try {
		const options = { ...(flags.scale !== undefined && { scale: flags.scale }), crop: flags.crop === true };
		const { width, height, issues, encode } = await compareMaps({ before, after, changes }, options);
		const bytes = await encode(format);
		await printMissingOf([
			...(before ? [{ map: before, pictures: issues.before }] : []),
			...(after ? [{ map: after, pictures: issues.after }] : []),
		]);
		return async () => {
			await target.write(bytes);
			if (target.isFile && process.stderr.isTTY)
				printMessage(`wrote ${clean(flags.image ?? '')} (${number(width)} × ${number(height)} pixels)`);
		};
	} catch (error) {
		if (!(error instanceof RenderError)) throw error;
		throw new UsageError('The picture would be too large to draw.', 'Make it smaller: use a smaller --scale, or --crop.');
	}
}

async function open(side: DrawnSide | undefined, { flags }: DiffPicture): Promise<OpenMap | undefined> {
	return side && (await openMap(side.input, mapOf(side), flags));
}

function mapOf({ doc, input }: DrawnSide): TileMap {
	if (doc.type === 'map') return doc;
	throw new UsageError(`"${input.name}" is a ${doc.type}: only maps can be drawn.`, 'Leave --image out.');
}
