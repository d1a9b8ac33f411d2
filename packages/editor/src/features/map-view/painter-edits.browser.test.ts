import { namesOfMap } from '@tilewright/editor-canvas/names/names-of-map.ts';
import type { Camera } from '@tilewright/editor-core/session/camera.ts';
import { expect, test } from 'vitest';
import { differing, PLAIN, paintedMap } from '../../../../editor-canvas/test/support/painted.ts';
import { numbers, randomEdits } from '../../../../editor-canvas/test/support/random-edits.ts';
import { openMap } from '../../../../editor-core/test/support/open-map.ts';
import { exampleFiles } from '../../platform/example-files.ts';

const STEPS = 60;
const SCALES = [0.5, 0.75, 1, 1.5, 2, 4];
/** The edges of smoothed lines differ by less, depending on the parts in which a picture is drawn. */
const SMOOTHED = 96;

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
	let camera: Camera = { scale: 1, center: { x: x + width / 2, y: y + height / 2 } };

	const { paint, moveObject } = randomEdits(map, next);
	const acts: readonly (() => void)[] = [
		paint,
		paint,
		paint,
		moveObject,
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

test('[E144] names come and go while objects are moved, undone and zoomed, as if they were drawn the first time', async () => {
	const session = await openMap(await exampleFiles(), '/maps/orthogonal.tmj');
	const map = paintedMap(session, namesOfMap(session));
	const next = numbers(7);
	const { moveObject } = randomEdits(map, next);
	const { x, y, width, height } = map.stage.scene.value.bounds;
	let camera: Camera = { scale: 1, center: { x: x + width / 2, y: y + height / 2 } };
	const options = { ...PLAIN, names: true };
	const acts: readonly (() => void)[] = [
		moveObject,
		moveObject,
		() => session.undo(),
		() => {
			camera = { ...camera, scale: SCALES[next(SCALES.length)] ?? 1 };
		},
	];
	for (let i = 0; i < STEPS; i++) {
		acts[next(acts.length)]?.();
		if (next(2) === 0) continue;
		const fresh = paintedMap(session, namesOfMap(session));
		expect({ i, ...differing(await map.paint(camera, options), await fresh.paint(camera, options), SMOOTHED) }).toEqual({ i, count: 0 });
		fresh.stop();
	}
	map.stop();
});
