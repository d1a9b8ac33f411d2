import { changeCells, hashed, moveObjects } from '@tilewright/edit';
import type { Layer } from '@tilewright/format';
import { expect, test } from 'vitest';
import { exampleFiles } from '../../src/files/example-files.ts';
import type { Camera } from '../../src/viewport/camera.ts';
import { openMap } from '../support/open-map.ts';
import { differing, PLAIN, paintedMap } from './support/painted.ts';

const STEPS = 60;
const SCALES = [0.5, 0.75, 1, 1.5, 2, 4];

/** Numbers that are the same in each run. */
function numbers(seed: number): (below: number) => number {
	let count = 0;
	return (below) => Math.floor(hashed(seed, count++) * below);
}

test.each([
	['orthogonal', 1],
	['hexagonal', 2],
	['isometric', 3],
	['infinite', 4],
	['staggered', 5],
] as const)('the picture of %s stays that of the renderer while the map is changed, undone, moved and zoomed', async (name, seed) => {
	const session = await openMap(await exampleFiles(), `/maps/${name}.tmj`);
	const map = paintedMap(session);
	const next = numbers(seed);
	const { x, y, width, height } = map.stage.scene.value.bounds;
	const cells = map.stage.scene.value.maps[0]?.cells ?? { x: 0, y: 0, width: 1, height: 1 };
	let camera: Camera = { scale: 1, center: { x: x + width / 2, y: y + height / 2 } };

	function change(): void {
		const tileLayers = session.map.value.layers.filter((layer: Layer) => layer.type === 'tilelayer');
		const layer = tileLayers[next(tileLayers.length)];
		const size = 1 + next(6);
		const [left, top] = [cells.x + next(cells.width - size), cells.y + next(cells.height - size)];
		const gid = next(4) === 0 ? 0 : 1 + next(60);
		if (layer === undefined) return;
		session.do(
			'Paint',
			changeCells(session.map.value, layer.id, (own) => {
				for (let row = 0; row < size; row++) for (let column = 0; column < size; column++) own.set(left + column, top + row, gid);
			}),
		);
	}

	function moveSome(): void {
		const objects = session.map.value.layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects.map(({ id }) => id) : []));
		const id = objects[next(objects.length)];
		if (id !== undefined) session.do('Move Object', moveObjects(session.map.value, [id], { x: next(80) - 40, y: next(80) - 40 }));
	}

	const acts: readonly (() => void)[] = [
		change,
		change,
		change,
		moveSome,
		() => session.undo(),
		() => session.redo(),
		() => {
			camera = { ...camera, center: { x: x + next(Math.floor(width)), y: y + next(Math.floor(height)) } };
		},
		() => {
			camera = { ...camera, scale: SCALES[next(SCALES.length)] ?? 1 };
		},
	];
	for (let i = 0; i < STEPS; i++) {
		acts[next(acts.length)]?.();
		// Sometimes a frame is drawn before the next change, sometimes not, and sometimes it is not finished.
		if (next(2) === 0) continue;
		const painted = await map.paint(camera, PLAIN);
		const reference = await map.reference(camera, {});
		expect({ i, ...differing(painted, reference, 0, map.lines(camera, {})) }).toEqual({ i, count: 0 });
	}
	map.stop();
});
