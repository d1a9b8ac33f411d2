import type { Layer, MapObject, TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import type { FiniteBox } from '@tilewright/format/internal';
import { cellsInBox, finiteBox, MOST_CELLS, makeIssue, mapLayers, tooLargeToBeFinite } from '@tilewright/format/internal';
import type { Outcome } from './outcome.ts';

/**
 * Makes an infinite map finite. Its size is that of the box around all chunks and the origin; without chunks, it keeps its own. If there are chunks at negative
 * positions, everything moves right and down together: tiles, objects, image layers and the origin of parallax scrolling. By how
 * much is even in both directions, as otherwise the other rows or columns of staggered and hexagonal maps would be shifted.
 *
 * @param map - is not changed
 * @param path - path of the map, for findings
 * @returns the finite map; the same map if it and its layers are finite, and with an error if it would be too large
 * @example const { doc } = makeFinite(map, 'maps/cave.tmj');
 */
export function makeFinite<T extends TileMap>(map: T, path: string): Outcome<T> {
	const found = finiteBox(map);
	if (found === undefined) return { doc: map, issues: [] };
	const isEmpty = found.width === 0 || found.height === 0;
	const box = isEmpty ? { ...found, width: map.width, height: map.height } : found;
	const { width, height, drawn } = box;
	if (width * height > MOST_CELLS) {
		const issue = makeIssue(tooLargeToBeFinite, '/layers', { found: `${width} × ${height}`, limit: MOST_CELLS });
		return { doc: map, issues: [{ file: path, ...issue }] };
	}
	const { parallaxoriginx = 0, parallaxoriginy = 0 } = map;
	return {
		doc: {
			...map,
			infinite: false,
			width,
			height,
			layers: mapLayers(map.layers, (layer) => finiteLayer(layer, box)),
			...(drawn.x !== 0 && { parallaxoriginx: parallaxoriginx + drawn.x }),
			...(drawn.y !== 0 && { parallaxoriginy: parallaxoriginy + drawn.y }),
		},
		issues: [],
	};
}

function finiteLayer(layer: Layer, box: FiniteBox): Layer {
	const { width, height, objects, drawn } = box;
	switch (layer.type) {
		case 'tilelayer': {
			if (!isInfinite(layer)) {
				const { width: across, height: down, data } = layer;
				return { ...layer, width, height, data: cellsInBox([{ x: 0, y: 0, width: across, height: down, data }], box) };
			}
			const { chunks, startx: _, starty: __, ...rest } = layer;
			return { ...rest, width, height, data: cellsInBox(chunks, box) };
		}
		case 'objectgroup':
			if (objects.x === 0 && objects.y === 0) return layer;
			return {
				...layer,
				objects: layer.objects.map((object): MapObject => ({ ...object, x: object.x + objects.x, y: object.y + objects.y })),
			};
		case 'imagelayer':
			if (drawn.x === 0 && drawn.y === 0) return layer;
			return { ...layer, offsetx: layer.offsetx + drawn.x, offsety: layer.offsety + drawn.y };
		case 'group':
			return layer;
	}
}
