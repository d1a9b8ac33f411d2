import { Application, loader, TMXTileMap } from 'melonjs';
import type { LoadMap } from '../loaded.ts';

export const load: LoadMap = async ({ map, tilesets, images }) => {
	await new Application(64, 64, { parent: document.body, renderer: 0 }).init();
	await loader.preload(
		[
			...tilesets.map((src) => ({ name: stemOf(src), type: 'tsx', src })),
			...images.map((src) => ({ name: stemOf(src), type: 'image', src })),
			{ name: 'map', type: 'tmx', src: map },
		],
		undefined,
		false,
	);
	const level = new TMXTileMap('map', loader.getTMX('map'));
	const found = { tiles: 0, objects: 0, tileObjects: 0 };
	count([...level.getLayers(), ...level.objectGroups], found);
	return found;
};

/** The name by which maps refer to a file. */
const stemOf = (url: string): string => decodeURIComponent(url.replace(/.*\//, '').replace(/\.[^.]*$/, ''));

/** Counts what is in layers. A group is a list of objects, which may be layers. */
function count(items: readonly object[], found: { tiles: number; objects: number; tileObjects: number }): void {
	for (const item of items) {
		if ('layerData' in item && item.layerData instanceof Uint16Array)
			found.tiles += item.layerData.filter((gid, i) => i % 2 === 0 && gid > 0).length;
		else if ('objects' in item && Array.isArray(item.objects)) count(item.objects, found);
		else if ('shapes' in item || 'gid' in item || 'text' in item) {
			found.objects++;
			if ('gid' in item && typeof item.gid === 'number' && item.gid > 0) found.tileObjects++;
		}
	}
}
