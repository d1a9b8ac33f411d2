import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pid } from 'node:process';
import type { Picture, Tileset } from '@tilewright/play';
import type { SourceFiles } from '../files/source-files.ts';
import type { AtlasOptions } from '../options.ts';
import type { PlacedPart } from './atlas.ts';
import { atlasesFor } from './atlas.ts';
import type { Pixels } from './pixels.ts';
import { pixelwork } from './pixels.ts';
import type { Replacements } from './unused.ts';

/** Where atlases come from and go to. */
export interface AtlasPlaces extends SourceFiles {
	/** The folder for atlases, which are kept for the next build. */
	readonly folder: string;
}

/**
 * Packs the pictures of each collection of images into one file.
 *
 * @param replacements - has what was left out before; the pictures in atlases are added
 */
export async function packPictures(
	tilesets: readonly Tileset[],
	{ padding = 1, extrude = 0 }: AtlasOptions,
	{ fileOf, sourceOf, folder }: AtlasPlaces,
	replacements: Replacements,
): Promise<void> {
	for (const { source, entries, name } of tilesets) {
		const kept = replacements.get(entries) ?? entries;
		if (source !== undefined || !isEntries(kept)) continue;
		for (const placed of atlasesFor({ entries: kept }, (picture) => fileOf(picture.source), { padding, extrude })) {
			const file = await atlasFile(placed, extrude, folder, name);
			for (const { pictures, x, y } of placed) {
				for (const picture of pictures) {
					// It is not the whole of a file any more.
					const { isWhole: _, ...part } = picture;
					replacements.set(picture, { ...part, source: sourceOf(file), x: x + extrude, y: y + extrude } satisfies Picture);
				}
			}
		}
	}
}

const isEntries = (value: object): value is Tileset['entries'] => value instanceof Map;

/** The file of an atlas. It is made only if there is none yet of the same content. */
async function atlasFile(placed: readonly PlacedPart[], extrude: number, folder: string, name: string): Promise<string> {
	const hash = createHash('sha256').update(`1 ${extrude}`);
	for (const { part, x, y } of placed) {
		const { file, ...rectangle } = part;
		hash.update(JSON.stringify([rectangle, x, y])).update(
			createHash('sha256')
				.update(await readFile(file))
				.digest(),
		);
	}
	const into = join(folder, hash.digest('hex').slice(0, 16));
	const path = join(into, `${name.replace(/[^\p{L}\p{N}]+/gu, '-') || 'tiles'}.png`);
	if (existsSync(path)) return path;
	const { read, write } = await pixelwork();
	const parts = await Promise.all(placed.map(async ({ part, x, y }) => ({ pixels: await read(part, extrude), x, y })));
	await mkdir(into, { recursive: true });
	const unfinished = `${path}.${pid}`;
	await writeFile(unfinished, await write(joined(parts)));
	await rename(unfinished, path);
	return path;
}

/** Copies pictures into one. */
function joined(parts: readonly { readonly pixels: Pixels; readonly x: number; readonly y: number }[]): Pixels {
	const width = Math.max(...parts.map(({ pixels, x }) => x + pixels.width));
	const height = Math.max(...parts.map(({ pixels, y }) => y + pixels.height));
	const data = new Uint8Array(width * height * 4);
	for (const { pixels, x, y } of parts) {
		const length = pixels.width * 4;
		for (let row = 0; row < pixels.height; row++)
			data.set(pixels.data.subarray(row * length, (row + 1) * length), ((y + row) * width + x) * 4);
	}
	return { width, height, data };
}
