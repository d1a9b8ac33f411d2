import type { Region, Turn, TurnedArea } from '@tilewright/edit';
import { turnArea } from '@tilewright/edit';
import type { Layer, TileMap } from '@tilewright/format';

/** Flips or rotates the cells of an area where they are (rule E150). */
export interface TurnJob {
	readonly type: 'turn';
	readonly map: TileMap;
	/** The ids of tile layers. */
	readonly layers: readonly number[];
	readonly region: Region;
	readonly turn: Turn;
}

/** Turns an area in the background. The worker gets a copy of only the part of the map that it needs. */
export function turnJob(map: TileMap, layers: readonly number[], region: Region, turn: Turn): TurnJob {
	return { type: 'turn', map: { ...map, tilesets: [], layers: withoutOthers(map.layers, new Set(layers)) }, layers, region, turn };
}

/** The layers with these ids, and the groups, which may be locked. */
const withoutOthers = (layers: readonly Layer[], ids: ReadonlySet<number>): Layer[] =>
	layers.flatMap((layer) =>
		layer.type === 'group' ? { ...layer, layers: withoutOthers(layer.layers, ids) } : ids.has(layer.id) ? layer : [],
	);

/** Finds the changes of a turn, and the place of the turned cells. */
export const runTurn = ({ map, layers, region, turn }: TurnJob): TurnedArea => turnArea(map, layers, region, turn);
