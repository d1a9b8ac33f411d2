import { changeCells } from '@tilewright/edit';
import { expect, test } from 'vitest';
import { exampleFiles } from '../../src/files/example-files.ts';
import type { Camera } from '../../src/viewport/camera.ts';
import { deviceView } from '../../src/viewport/camera.ts';
import { namesOfMap } from '../../src/viewport/names-of-map.ts';
import { openMap } from '../support/open-map.ts';
import { differing, PLAIN, paintedMap } from './support/painted.ts';
import { numbers, randomEdits } from './support/random-edits.ts';

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

test('a picture that is loaded after an edit beside it is shown', async () => {
	const files = await exampleFiles();
	let open = (): void => {};
	const gate = new Promise<void>((resolve) => {
		open = resolve;
	});
	const { loader } = files;
	const load: typeof loader.load = async (path) => {
		if (path.endsWith('/windmill.png')) await gate;
		return await loader.load(path);
	};
	const session = await openMap({ ...files, loader: { ...loader, load } }, '/maps/orthogonal.tmj');
	const map = paintedMap(session);
	const camera: Camera = { scale: 1, center: { x: 350, y: 225 } };
	const draw = async (camera: Camera): Promise<void> => {
		map.painter.draw({
			view: deviceView(camera, { width: 700, height: 450 }, 1),
			options: PLAIN,
			time: 0,
			focus: { x: 0, y: 0 },
			budget: 1000,
		});
		await new Promise((resolve) => setTimeout(resolve, 20));
	};
	// The pictures of the ground are loaded first.
	for (let i = 0; i < 20; i++) await draw({ scale: 4, center: { x: 80, y: 50 } });
	for (let i = 0; i < 5; i++) await draw(camera);
	const [ground] = session.map.value.layers;
	session.do(
		'Paint',
		changeCells(session.map.value, ground?.id ?? 0, (cells) => cells.set(0, 0, 81)),
	);
	await draw(camera);
	open();
	expect(differing(await map.paint(camera, PLAIN), await map.reference(camera, {}), 0, map.lines(camera, {}))).toEqual({ count: 0 });
	map.stop();
});
