import type { InfiniteTileLayer, MapObject, ObjectLayer, TileLayer, TileMap } from '@tilewright/format';
import type { Change } from '@tilewright/ops';
import { diff, memoryLoader, resolveDocument } from '@tilewright/ops';
import type { Mark, Side } from '@tilewright/render';
import { marksOf, sceneOf } from '@tilewright/render';

const shown = {
	class: '',
	opacity: 1,
	visible: true,
	locked: false,
	mode: 'normal',
	parallaxx: 1,
	parallaxy: 1,
	offsetx: 0,
	offsety: 0,
	x: 0,
	y: 0,
} as const;

/** A tile layer of 4 × 3 cells. */
export const tiles = (id: number, data: readonly number[], fields: Partial<TileLayer> = {}): TileLayer => ({
	...{ ...shown, id, name: `Tiles ${id}`, type: 'tilelayer', properties: [], width: 4, height: 3, encoding: 'csv', compression: '' },
	data: Uint32Array.from(data),
	...fields,
});

/** A layer of an infinite map. */
export const infinite = (chunks: InfiniteTileLayer['chunks']): InfiniteTileLayer => ({
	...{ ...shown, id: 1, name: 'Sea', type: 'tilelayer', properties: [], width: 4, height: 3, startx: 0, starty: 0 },
	encoding: 'csv',
	compression: '',
	chunks,
});

/** An object layer. */
export const objects = (id: number, list: MapObject[], fields: Partial<ObjectLayer> = {}): ObjectLayer => ({
	...{ ...shown, id, name: `Objects ${id}`, type: 'objectgroup', properties: [], draworder: 'topdown', objects: list },
	...fields,
});

/** The changes between two maps, and the marks on one of them. */
export async function compared(
	before: TileMap,
	after: TileMap,
	mostAreas = 100,
): Promise<{ changes: readonly Change[]; marks: (side: Side) => Mark[] }> {
	const changes = diff(before, after, { mostAreas });
	const scenes = { before: await sceneOfMap(before), after: await sceneOfMap(after) };
	return {
		changes,
		marks: (side) => {
			const [map] = scenes[side].maps;
			return map === undefined ? [] : marksOf(changes, map, side);
		},
	};
}

const sceneOfMap = async (map: TileMap) => sceneOf(await resolveDocument(map, '/map.tmj', memoryLoader({})));
