import { dirname } from 'node:path';
import { resolve } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { loadMap } from '@tilewright/play';
import type { Loaded } from '../../engines/loaded.ts';

/** A map that engines load: the files that it refers to, and what is in it. */
export interface Found {
	readonly tilesets: readonly string[];
	readonly images: readonly string[];
	readonly content: Required<Loaded>;
}

/** Reads a map with everything that it refers to. */
export async function findIn(path: string, root: string): Promise<Found> {
	const { files } = await resolve(path, fileLoader({ root }));
	const documents = [...files.values()];
	const links = documents.flatMap((file) => file.links);
	const images = links.flatMap(({ role, to }) => (role === 'image' && to !== undefined ? [to] : []));
	const tilesets = [...files].flatMap(([file, { doc }]) => (doc.type === 'tileset' ? [file] : []));
	const map = await loadMap(path, { root: dirname(root) });
	const cells = map.layers.flatMap((layer) =>
		layer.type === 'tilelayer' ? [layer.data ?? [], ...(layer.chunks ?? []).map(({ data }) => data)] : [],
	);
	const objects = map.layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects : []));
	return {
		tilesets,
		images: [...new Set(images)],
		content: {
			tiles: cells.reduce((sum, data) => sum + data.filter((gid: number) => gid !== 0).length, 0),
			objects: objects.length,
			tileObjects: objects.filter(({ tile }) => tile !== undefined).length,
		},
	};
}
