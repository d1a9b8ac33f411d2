import { chunks } from './chunks.ts';
import { colors } from './colors.ts';
import { completeWangSets } from './complete-wang-sets.ts';
import { customTypes } from './custom-types.ts';
import { layerSize } from './layer-size.ts';
import { names } from './names.ts';
import { objectProperties } from './object-properties.ts';
import { points } from './points.ts';
import { polygons } from './polygons.ts';
import type { Rule } from './rule.ts';
import { shapes } from './shapes.ts';
import { templateTile } from './template-tile.ts';
import { tileSize } from './tile-size.ts';
import { tiles } from './tiles.ts';
import { tilesetOrder } from './tileset-order.ts';
import { usedTiles } from './used-tiles.ts';
import { wangIds } from './wang-ids.ts';

/** All rules, in the order in which they run. */
export const RULES: readonly Rule[] = [
	layerSize,
	tileSize,
	chunks,
	names,
	tilesetOrder,
	usedTiles,
	templateTile,
	shapes,
	points,
	polygons,
	tiles,
	wangIds,
	completeWangSets,
	objectProperties,
	colors,
	customTypes,
];
