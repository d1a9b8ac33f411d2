import { readdirSync } from 'node:fs';
import type { DocumentFiles } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { memoryLoader, resolve, targetsOf } from '@tilewright/ops';
import type { ServedEditor } from './served-editor.ts';

/** A map, and the files that it and the others refer to, as the functions of `edit` take them. */
export interface MapInFiles {
	readonly map: TileMap;
	readonly files: Required<DocumentFiles>;
}

/** Reads some maps of the folder. */
export async function mapsInFiles({ folder, contentOf }: ServedEditor, ...paths: readonly string[]): Promise<MapInFiles[]> {
	const documents = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.t[a-z]j$/.test(name));
	const loader = memoryLoader(new Map(documents.map((name) => [name, contentOf(name)])));
	const rooted = paths.map((path) => `/${path}`);
	const graph = await resolve(rooted, loader);
	return rooted.map((path) => {
		const doc = graph.files.get(path)?.doc;
		if (doc?.type !== 'map') throw new Error(`${path} is no map.`);
		return { map: doc, files: { path, targets: targetsOf(graph, path) } };
	});
}
