import type { PluginObject } from '@excaliburjs/plugin-tiled';
import { InsertedTile, TemplateObject, TiledResource } from '@excaliburjs/plugin-tiled';
import type { LoadMap } from '../loaded.ts';
import { sum } from '../loaded.ts';

export const load: LoadMap = async (files) => {
	const map = new TiledResource(files.map);
	await map.load();
	const objects = map.getObjectLayers().flatMap((layer) => layer.objects);
	const shown = sum(map.getTileLayers(), ({ tilemap }) => tilemap.tiles.filter((tile) => tile.getGraphics().length > 0).length);
	const shownIsometric = sum(
		map.getIsoTileLayers(),
		({ isometricMap }) => isometricMap.tiles.filter((tile) => tile.getGraphics().length > 0).length,
	);
	return { tiles: shown + shownIsometric, objects: objects.length, tileObjects: objects.filter(showsTile).length };
};

const showsTile = (object: PluginObject): boolean =>
	object instanceof InsertedTile || (object instanceof TemplateObject && object.template.object instanceof InsertedTile);
