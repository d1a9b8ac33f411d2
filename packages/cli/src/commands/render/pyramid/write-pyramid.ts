import { basename } from 'node:path';
import type { RenderOptions, View } from '@tilewright/render';
import { pictureSize } from '@tilewright/render';
import type { Renderer } from '@tilewright/render-node';
import { UsageError } from '../../../host/exit.ts';
import { progress } from '../../../host/progress.ts';
import { number } from '../../../host/text.ts';
import { refuseIncomplete } from '../incomplete.ts';
import { buildPyramid } from './build.ts';
import type { PyramidFolder } from './folder.ts';
import { queue } from './queue.ts';
import { tilesJson } from './tiles-json.ts';
import { viewerPage } from './viewer.ts';
import { levelsOf, tileCount } from './zoom-levels.ts';

/** A pyramid to write. */
export interface PyramidRequest {
	/** Path of the map or world. */
	readonly source: string;
	readonly folder: PyramidFolder;
	/** The width and height of a tile, in pixels. */
	readonly tile: number;
	readonly view: View;
	readonly options: RenderOptions;
	/** Whether a missing image is an error. */
	readonly strict: boolean;
}

/** Each task holds a tile in memory. They are compressed by a pool of four threads. */
const PARALLEL_TASKS = 16;

/** Larger pyramids are probably a mistake. */
const MOST_TILES = 20_000_000;

/**
 * Draws a map or world as a pyramid of tiles, with a page that shows it.
 *
 * @returns the number of tiles
 * @throws IncompleteError if `strict` and an image is missing: the tiles are written then, but not the page
 */
export async function writePyramid(renderer: Renderer, { source, folder, tile, view, options, strict }: PyramidRequest): Promise<number> {
	const { width, height } = pictureSize(view);
	const levels = levelsOf(width, height, tile);
	const all = tileCount(levels);
	if (all > MOST_TILES)
		throw new UsageError(
			`The pyramid would have ${number(all)} tiles, for a picture of ${number(width)} × ${number(height)} pixels.`,
			'Make it smaller: --scale 0.25, or --viewport for a part of the map.',
		);
	// Loads the native canvas, so not before the checks.
	const { encodePng } = await import('@tilewright/render-node');
	await folder.clear();
	const line = progress();
	const started = performance.now();
	const tasks = queue(PARALLEL_TASKS);
	let [done, written] = [0, 0];
	try {
		await buildPyramid(levels, {
			draw: async (x, y, width, height) => {
				const pixels = new Uint8Array(width * height * 4);
				let at = 0;
				for await (const { data } of renderer.strips({ ...view, part: { x, y, width, height } }, options)) {
					pixels.set(data, at);
					at += data.length;
				}
				return pixels;
			},
			put: async ({ z, x, y }, square) => {
				written++;
				await tasks.add(
					async () => await folder.writeTile(z, x, y, await encodePng({ width: square.size, height: square.size, data: square.data })),
				);
			},
			done: (tiles) => {
				done += tiles;
				const rate = done / ((performance.now() - started) / 1000);
				line.show(`${number(done)} of ${number(all)} tiles  ${Math.floor((100 * done) / all)} %  ${number(Math.round(rate))} per second`);
			},
		});
		await tasks.end();
	} finally {
		line.clear();
	}
	refuseIncomplete(renderer, strict);
	const description = tilesJson(basename(source), renderer.scene, view, levels);
	await folder.finish(`${JSON.stringify(description, null, 2)}\n`, viewerPage(description));
	return written;
}
