import type { RawObject } from '../../../model/json-value.ts';
import { isObject } from '../../../model/json-value.ts';
import { TERRAIN_COLORS } from '../../../model/terrain-colors.ts';
import type { UpgradeStep } from '../step.ts';

/** U3: before 1.5, tiles had terrains at their corners; now they are in a Wang set of corners. */
export const terrains: UpgradeStep = {
	name: '030-terrains',
	form: 'terrains (before 1.5)',
	versions: ['1.5'],
	doc: '`terrains` become the first Wang set, of type `corner`, named "Terrains"; `terrain` of a tile becomes its `wangid` in that set.',
	resources: ['tileset'],
	// The check reports Wang sets that are no list.
	applies: ({ terrains, wangsets = [] }) => list(terrains).length > 0 && Array.isArray(wangsets),
	upgrade(value) {
		const { terrains, tiles, wangsets, ...rest } = value;
		const colors = list(terrains).map((terrain, i) =>
			isObject(terrain) ? { ...terrain, color: TERRAIN_COLORS[i % TERRAIN_COLORS.length], probability: 1 } : terrain,
		);
		const wangtiles = list(tiles).flatMap((tile) =>
			isObject(tile) && isCorners(tile['terrain']) && tile['terrain'].some((index) => index >= 0)
				? [{ tileid: tile['id'], wangid: wangId(tile['terrain']) }]
				: [],
		);
		return {
			...rest,
			...(tiles !== undefined && { tiles: Array.isArray(tiles) ? tiles.map(withoutTerrain) : tiles }),
			wangsets: [{ name: 'Terrains', type: 'corner', tile: -1, colors, wangtiles }, ...list(wangsets)],
		};
	},
	originOf: () => (place) => {
		const [list, index, field, ...rest] = place;
		if (list !== 'wangsets' || index === undefined) return place;
		if (index === '0') return field === 'colors' ? ['terrains', ...rest] : ['terrains'];
		return ['wangsets', String(Number(index) - 1), ...place.slice(2)];
	},
};

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Whether a value is a list of four terrains. The check reports any other value. */
const isCorners = (terrain: unknown): terrain is readonly number[] =>
	Array.isArray(terrain) && terrain.length === 4 && terrain.every(Number.isInteger);

/** A tile's terrain is top left, top right, bottom left, bottom right; a wangid goes clockwise from the top. */
function wangId(terrain: readonly number[]): number[] {
	const [topLeft = 0, topRight = 0, bottomLeft = 0, bottomRight = 0] = terrain.map((index) => Math.max(index, -1) + 1);
	return [0, topRight, 0, bottomRight, 0, bottomLeft, 0, topLeft];
}

function withoutTerrain(tile: unknown): unknown {
	if (!isObject(tile) || !isCorners(tile['terrain'])) return tile;
	const { terrain: _, ...rest }: RawObject = tile;
	return rest;
}
