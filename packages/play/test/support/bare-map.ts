import type { GameMap } from '@tilewright/play';
import type { Grid } from '../../../geometry/test/support/arbitrary-map.ts';
import { mapOf } from '../../../geometry/test/support/arbitrary-map.ts';

/** A map of 4 × 3 cells of 32 × 16 pixels without layers and tiles, with some fields changed. */
export const bareMap = (grid: Grid): GameMap => ({
	path: '/map.tmj',
	grid: mapOf(grid),
	class: '',
	props: {},
	layers: [],
	tiles: { tilesets: [], plain: [], turned: [], others: new Map() },
	issues: [],
});
