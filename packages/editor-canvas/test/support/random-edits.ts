import { changeCells, hashed, moveObjects } from '@tilewright/edit';
import type { Layer } from '@tilewright/format';
import { walkLayers } from '@tilewright/format';
import type { PaintedMap } from './painted.ts';

/** Returns whole numbers from 0 on, below the given one: the same in each run. */
export function numbers(seed: number): (below: number) => number {
	let count = 0;
	return (below) => Math.floor(hashed(seed, count++) * below);
}

/** Changes of a map by chance. */
export interface RandomEdits {
	/** Fills a few cells of a tile layer with a tile, or empties them. */
	readonly paint: () => void;
	/** Moves an object. */
	readonly moveObject: () => void;
}

export function randomEdits({ session, stage }: PaintedMap, next: (below: number) => number): RandomEdits {
	const cells = stage.scene.value.maps[0]?.cells ?? { x: 0, y: 0, width: 1, height: 1 };
	const layers = (): Layer[] => [...walkLayers(session.map.value.layers)].map(({ layer }) => layer);

	return {
		paint() {
			const tileLayers = layers().filter(({ type }) => type === 'tilelayer');
			const layer = tileLayers[next(tileLayers.length)];
			const size = 1 + next(Math.min(6, cells.width, cells.height));
			const [left, top] = [cells.x + next(cells.width - size), cells.y + next(cells.height - size)];
			const gid = next(4) === 0 ? 0 : 1 + next(60);
			if (layer === undefined) return;
			session.do(
				'Paint',
				changeCells(session.map.value, layer.id, (own) => {
					for (let row = 0; row < size; row++) for (let column = 0; column < size; column++) own.set(left + column, top + row, gid);
				}),
			);
		},
		moveObject() {
			const objects = layers().flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects.map(({ id }) => id) : []));
			const id = objects[next(objects.length)];
			if (id !== undefined) session.do('Move Object', moveObjects(session.map.value, [id], { x: next(80) - 40, y: next(80) - 40 }));
		},
	};
}
