import { setFields } from '@tilewright/edit';
import { deviceView } from '@tilewright/editor-canvas/camera/camera.ts';
import type { Camera } from '@tilewright/editor-core/session/camera.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sampleOf } from '../../../../../tests/support/effort.ts';
import { differing, PLAIN, paintedMap } from '../../../../editor-canvas/test/support/painted.ts';
import { openMap } from '../../../../editor-core/test/support/open-map.ts';
import { exampleFiles } from '../../platform/example-files.ts';

const MAPS = ['everything', 'hexagonal', 'infinite', 'isometric', 'oblique', 'orthogonal', 'staggered'];
/** Between them are scales at which pixels of tiles are left out, doubled, and cut. Smaller cells are drawn coarsely. */
const ALL_SCALES = [0.2917, 0.33, 195 / 576, 0.4371, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 8];
const SCALES = sampleOf(ALL_SCALES, 3);
/** The allowed difference of pixels at smoothed lines: Chromium smooths a line differently where it leaves the canvas, and tiles are canvases. */
const SMOOTHED = 96;
/** The allowed difference of pixels of layers with an opacity: Chromium rounds them in several ways. Only `everything` has such layers. */
const FADED = 2;
/** The allowed difference of pixels next to wide smoothed lines, for the same reason. */
const FAINT = 4;
/** The allowed difference where layers are drawn separately and then put on each other: translucent ones are rounded once more. */
const ROUNDED = 1;

const open = async (name: string): Promise<MapSession> => await openMap(await exampleFiles(), `/maps/${name}.tmj`);

test.each(MAPS)('the picture of %s is that of the renderer, pixel for pixel, at any scale and place', async (name) => {
	const map = paintedMap(await open(name));
	const { x, y, width, height } = map.stage.scene.value.bounds;
	for (const scale of SCALES)
		for (const [across, down] of [
			[0.5, 0.5],
			[0.12, 0.9],
		] as const) {
			const camera: Camera = { scale, center: { x: x + width * across + 0.3, y: y + height * down + 0.7 } };
			const painted = await map.paint(camera, PLAIN);
			const reference = await map.reference(camera, {});
			const lines = map.lines(camera, {});
			expect({ scale, across, ...differing(painted, reference, name === 'everything' ? FADED : 0, lines) }).toEqual({
				scale,
				across,
				count: 0,
			});
			expect({ scale, across, ...differing(painted, reference, SMOOTHED) }).toEqual({ scale, across, count: 0 });
		}
	map.stop();
});

test.each(MAPS)('the picture of %s has the grid and the names of the renderer', async (name) => {
	const map = paintedMap(await open(name));
	const { x, y, width, height } = map.stage.scene.value.bounds;
	for (const scale of [0.5, 1, 2, 3]) {
		const camera: Camera = { scale, center: { x: x + width / 2, y: y + height / 2 } };
		const painted = await map.paint(camera, { ...PLAIN, grid: {}, names: true });
		const reference = await map.reference(camera, { grid: true, labels: true });
		expect({
			scale,
			...differing(painted, reference, name === 'everything' ? FADED : 0, map.lines(camera, { grid: true, labels: true })),
		}).toEqual({ scale, count: 0 });
		expect({ scale, ...differing(painted, reference, SMOOTHED) }).toEqual({ scale, count: 0 });
	}
	map.stop();
});

test.each([1.5, 2, 3])('grid, lines and names are as large on screens of density %s', async (density) => {
	for (const name of ['everything', 'hexagonal', 'orthogonal', 'isometric']) {
		const map = paintedMap(await open(name));
		const { x, y, width, height } = map.stage.scene.value.bounds;
		for (const scale of [1, 2]) {
			const camera: Camera = { scale: scale * density, center: { x: x + width / 2, y: y + height / 2 } };
			const painted = await map.paint(camera, { ...PLAIN, grid: {}, names: true, density });
			const options = { grid: true, labels: true, density };
			const reference = await map.reference(camera, options);
			const lines = map.lines(camera, options);
			const place = { name, scale };
			expect({ ...place, ...differing(painted, reference, FAINT, lines) }).toEqual({ ...place, count: 0 });
			expect({ ...place, ...differing(painted, reference, SMOOTHED) }).toEqual({ ...place, count: 0 });
			expect(differing(painted, await map.reference(camera, { grid: true, labels: true })).count).toBeGreaterThan(0);
		}
		map.stop();
	}
});

test.each(['orthogonal', 'isometric', 'infinite'])('[E78] in the picture of %s, a highlighted layer stands out', async (name) => {
	const session = await open(name);
	const map = paintedMap(session);
	const { x, y, width, height } = map.stage.scene.value.bounds;
	const camera: Camera = { scale: 1, center: { x: x + width / 2, y: y + height / 2 } };
	// The background lies below the lowest layer, too.
	for (const { id } of session.map.value.layers.filter(({ visible }) => visible)) {
		await map.paint(camera, PLAIN);
		const painted = await map.paint(camera, { ...PLAIN, highlighted: new Set([id]) });
		expect({ id, ...differing(painted, await map.highlighted(camera, id), ROUNDED, map.lines(camera, {})) }).toEqual({ id, count: 0 });
	}
	map.stop();
});

test.each([
	['translucent', '#80ff8000'],
	['invalid', '#gggggg'],
])('a background that is %s is drawn once, or not at all', async (_, backgroundcolor) => {
	const session = await open('orthogonal');
	session.do('Change Background Color', setFields(session.map.value, [], { backgroundcolor }));
	const map = paintedMap(session);
	const { x, y } = map.stage.scene.value.bounds;
	const camera: Camera = { scale: 2, center: { x, y } };
	expect(differing(await map.paint(camera, PLAIN), await map.reference(camera, {}))).toEqual({ count: 0 });
	map.stop();
});

test('[E144] the lines of objects become wider at once', async () => {
	const map = paintedMap(await open('isometric'));
	const { x, y, width, height } = map.stage.scene.value.bounds;
	const camera: Camera = { scale: 0.5, center: { x: x + width / 2, y: y + height / 2 } };
	const wide = await map.reference(camera, { lineWidth: 6 });
	expect(differing(await map.paint(camera, PLAIN), wide, SMOOTHED).count).toBeGreaterThan(100);
	expect(differing(await map.paint(camera, { ...PLAIN, lineWidth: 6 }), wide, SMOOTHED)).toEqual({ count: 0 });
	map.stop();
});

test('a map counts as completely drawn once even if its animations go on faster than a slow computer draws them', async () => {
	const map = paintedMap(await open('orthogonal'));
	const camera: Camera = { scale: 1, center: { x: 300, y: 200 } };
	const view = deviceView(camera, { width: 700, height: 450 }, 1);
	const drawInNoTime = (time: number) => map.painter.draw({ view, options: PLAIN, time, focus: { x: 0, y: 0 }, budget: 0 });
	expect(drawInNoTime(0)).toMatchObject({ complete: false, whole: false });
	await map.paint(camera, PLAIN);
	const { next, ...first } = drawInNoTime(0);
	expect(first).toEqual({ complete: true, whole: true });
	expect(drawInNoTime(next)).toMatchObject({ complete: false, whole: true });
	map.stop();
});

test('on a slow computer, what was not drawn yet comes before animations that go on', async () => {
	const map = paintedMap(await open('orthogonal'));
	await map.reference({ scale: 1, center: { x: 300, y: 200 } }, {});
	let now = 0;
	vi.spyOn(performance, 'now').mockImplementation(() => {
		now += 3;
		return now;
	});
	onTestFinished(() => {
		vi.restoreAllMocks();
	});
	const view = deviceView({ scale: 1, center: { x: 300, y: 200 } }, { width: 700, height: 450 }, 1);
	const frames: boolean[] = [];
	for (let time = 0; time < 300 * 1000 && frames.at(-1) !== true; time += 1000)
		frames.push(map.painter.draw({ view, options: PLAIN, time, focus: { x: 0, y: 0 }, budget: 12 }).whole);
	expect(frames.at(-1)).toBe(true);
	map.stop();
});
