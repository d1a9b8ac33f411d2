import process from 'node:process';
import type { Document, TileMap } from '@tilewright/format';
import type { Change } from '@tilewright/ops';
import { UsageError } from '../../host/exit.ts';
import { printMessage } from '../../host/output.ts';
import type { Input } from '../../host/read-input.ts';
import { clean, number } from '../../host/text.ts';
import { refuseInputs } from '../../pictures/refuse-inputs.ts';
import type { OpenMap } from './open-map.ts';
import { openMap, printMissingOf } from './open-map.ts';
import type { DiffPicture } from './picture.ts';

/** A document that is compared, and where it comes from. */
export interface DrawnSide {
	readonly input: Input;
	readonly doc: Document;
}

/** The maps before and after; one that is not there is left out. */
export interface DrawnSides {
	readonly before: DrawnSide | undefined;
	readonly after: DrawnSide | undefined;
}

/**
 * Draws two maps beside each other, with what changed marked. What is missing is drawn as a marker, and told.
 *
 * @returns what writes the picture
 * @throws UsageError where there is no map, or the picture would be too large
 */
export async function drawChanges(sides: DrawnSides, changes: readonly Change[], picture: DiffPicture): Promise<() => Promise<void>> {
	const { flags, format, target } = picture;
	if (sides.before === undefined && sides.after === undefined)
		throw new UsageError('There is no map to draw: both documents are missing.', 'Leave --image out.');
	const before = await open(sides.before, picture);
	const after = await open(sides.after, picture);
	if (target.isFile && flags.image !== undefined)
		refuseInputs(
			[flags.image],
			[before, after].flatMap((side) => side?.graph ?? []),
		);
	// The canvas is loaded no sooner than it is needed.
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
		throw new UsageError(
			'The picture would have more pixels than can be drawn beside each other.',
			'Make it smaller: a --scale below, or --crop.',
		);
	}
}

async function open(side: DrawnSide | undefined, { flags }: DiffPicture): Promise<OpenMap | undefined> {
	return side && (await openMap(side.input, mapOf(side), flags));
}

function mapOf({ doc, input }: DrawnSide): TileMap {
	if (doc.type === 'map') return doc;
	throw new UsageError(`"${input.name}" is a ${doc.type}: only maps are drawn beside each other.`, 'Leave --image out.');
}
