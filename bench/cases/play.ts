import { read } from '@tilewright/format';
import { memoryLoader } from '@tilewright/ops';
import { loadMap, tileAt } from '@tilewright/play';
import type { Case, Group } from '../support/case.ts';
import { runs, sparse } from '../support/cells.ts';
import { chunkMap, tileMap, VARIED } from '../support/maps.ts';
import { compare } from '../support/ratio.ts';

const SIZE = 1000;

const tileset = JSON.stringify({
	...{ type: 'tileset', version: '1.10', name: 'ground', image: 'ground.png', imagewidth: 1024, imageheight: 1024 },
	...{ tilewidth: 16, tileheight: 16, columns: 64, tilecount: 4096, margin: 0, spacing: 0 },
});

export const group: Group = {
	title: 'Maps for games: loading from memory, and a million cells read row by row',
	times: 'of the processor',
	cases: [
		loading('4 × 1000 × 1000 tiles, array', () => tileMap('array', VARIED)),
		loading('4 × 1000 × 1000 tiles, zlib', () => tileMap('zlib', VARIED)),
		loading('the same in chunks of 16 × 16', () => chunkMap('array')),
		looking('tileAt, long runs of tiles', 0),
		looking('tileAt, few tiles, some flipped', 1),
	],
};

function loading(name: string, make: () => Uint8Array): Case {
	return {
		name: `loadMap, ${name}`,
		baseline: 'read',
		aim: 1.1,
		measure: async (rounds) => {
			const bytes = make();
			const loader = memoryLoader({ 'map.tmj': bytes, 'ground.tsj': tileset });
			return await compare(
				() => loadMap('map.tmj', { loader }),
				() => read(bytes),
				rounds,
			);
		},
	};
}

function looking(name: string, index: number): Case {
	return {
		name,
		baseline: 'a typed array',
		aim: 3,
		measure: async (rounds) => {
			const map = await loadMap('map.tmj', {
				loader: memoryLoader({ 'map.tmj': tileMap('array', [runs, sparse]), 'ground.tsj': tileset }),
			});
			const layer = map.layers[index];
			if (layer?.type !== 'tilelayer' || layer.data === undefined) throw new Error('the benchmark has no such layer');
			const { data } = layer;
			const ours = (): number => {
				let sum = 0;
				for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) sum += tileAt(layer, x, y)?.id ?? 0;
				return sum;
			};
			const baseline = (): number => {
				let sum = 0;
				for (let y = 0; y < SIZE; y++) for (let x = 0; x < SIZE; x++) sum += data[y * SIZE + x] ?? 0;
				return sum;
			};
			return compare(ours, baseline, rounds);
		},
	};
}
