import type { Files } from '@tilewright/editor-core/files/files.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { deliverTo } from './deliver.ts';

/** The addresses of the files of the example world, by their paths. */
const URLS: Readonly<Record<string, string>> = import.meta.glob(
	['../../../../examples/**/*.{tmj,tsj,tj,png,world,tiled-project}', '!../../../../examples/programs/**'],
	{ query: '?url', import: 'default', eager: true },
);

/** Opens the example world: its files are fetched once, and changes stay in memory. */
export async function exampleFiles(): Promise<Files> {
	const contents = await Promise.all(
		Object.entries(URLS).map(async ([path, url]) => {
			const response = await fetch(url);
			return [path.replace('../../../../examples', ''), new Uint8Array(await response.arrayBuffer())] as const;
		}),
	);
	return memoryFiles('Brill', new Map(contents), deliverTo(new Map()));
}

/** The map that is opened first. */
export const EXAMPLE_MAP = '/maps/orthogonal.tmj';
