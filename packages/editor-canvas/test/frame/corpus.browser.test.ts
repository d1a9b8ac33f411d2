import { setFields } from '@tilewright/edit';
import type { Camera } from '@tilewright/editor-core/session/camera.ts';
import { openDocument } from '@tilewright/editor-core/session/open-document.ts';
import { walkLayers } from '@tilewright/format';
import { afterAll, describe, expect, test } from 'vitest';
import { effort, sampleOf } from '../../../../tests/support/effort.ts';
import { corpusFiles, corpusMaps } from '../../../editor-core/test/support/corpus-maps.ts';
import type { PaintedMap } from '../support/painted.ts';
import { differing, PLAIN, paintedMap } from '../support/painted.ts';
import { numbers, randomEdits } from '../support/random-edits.ts';

/** The maps that are drawn: one of every few. */
const sample = sampleOf(corpusMaps, 28);
const SCALES = [0.33, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4];
/** Smaller cells are drawn from afar, with the mean colors of tiles: on purpose, that differs from the renderer. */
const SMALLEST_CELL = 3;
/** The allowed difference of pixels at smoothed lines: Chromium smooths a line differently where it leaves the canvas, and tiles are canvases. */
const SMOOTHED = 96;

/** The allowed difference where layers are drawn separately and then put on each other: translucent ones are rounded once more. */
const ROUNDED = 1;

/** The counts of compared maps and pictures, for people. */
const found = { maps: 0, equalMaps: 0, pictures: 0, equalPictures: 0 };

describe.runIf(sample.length > 0)('every map of the corpus, drawn', () => {
	test.each(sample)('looks as the renderer draws it: %s', draws);

	test('nearly all can be opened', () => {
		expect(found.maps).toBeGreaterThan(sample.length * 0.8);
	});
});

afterAll(() => {
	if (effort(0, 1) === 1)
		console.log(
			`${found.maps} maps of the corpus, ${found.pictures} pictures. Equal in every pixel: ${found.equalMaps} maps, ${found.equalPictures} pictures.`,
		);
});

async function draws(path: string): Promise<void> {
	const opened = await openDocument(corpusFiles(), path);
	// Some files of the corpus are broken on purpose.
	if ('failed' in opened || opened.session.kind !== 'map') return;
	const map = paintedMap(opened.session);
	const next = numbers(corpusMaps.indexOf(path));
	const edits = randomEdits(map, next);
	const pictures: boolean[] = [];
	for (let i = 0; i < 3; i++) {
		const camera = cameraOver(map, next);
		const time = next(5000);
		pictures.push(compared(map, camera, await map.paint(camera, PLAIN, time), await map.reference(camera, { time }), 0));
	}
	for (let i = 0; i < 2; i++) {
		const camera = onWholeShifts(map, cameraOver(map, next));
		const parallax = camera.center;
		const painted = await map.paint(camera, { ...PLAIN, parallax: true });
		pictures.push(compared(map, camera, painted, await map.reference(camera, { parallax }), ROUNDED, { parallax }));
	}
	const shown = (map.stage.scene.value.maps[0]?.layers ?? []).filter(({ walked }) => walked.visible);
	const current = shown[next(shown.length)]?.layer.id;
	if (current !== undefined && shown.every(({ layer }) => layer.mode === 'normal')) {
		const camera = cameraOver(map, next);
		const painted = await map.paint(camera, { ...PLAIN, highlighted: new Set([current]) });
		pictures.push(compared(map, camera, painted, await map.highlighted(camera, current), ROUNDED));
	}
	edits.paint();
	edits.moveObject();
	const camera = cameraOver(map, next);
	pictures.push(compared(map, camera, await map.paint(camera, PLAIN), await map.reference(camera, {}), 0));
	dress(map, next);
	edits.paint();
	pictures.push(compared(map, camera, await map.paint(camera, PLAIN), await map.reference(camera, {}), 0));
	map.stop();
	found.maps++;
	found.pictures += pictures.length;
	found.equalPictures += pictures.filter((equal) => equal).length;
	if (pictures.every((equal) => equal)) found.equalMaps++;
}

function compared(map: PaintedMap, camera: Camera, painted: Uint32Array, reference: Uint32Array, tolerance: number, options = {}): boolean {
	const { scale } = camera;
	expect({ scale, ...differing(painted, reference, tolerance, map.lines(camera, options)) }).toEqual({ scale, count: 0 });
	expect({ scale, ...differing(painted, reference, SMOOTHED) }).toEqual({ scale, count: 0 });
	return differing(painted, reference).count === 0;
}

/** A camera somewhere over a map. */
function cameraOver({ session, stage }: PaintedMap, next: (below: number) => number): Camera {
	const { tilewidth, tileheight } = session.map.value;
	const scales = SCALES.filter((scale) => Math.min(tilewidth, tileheight) * scale >= SMALLEST_CELL);
	const { x, y, width, height } = stage.scene.value.bounds;
	return { scale: scales[next(scales.length)] ?? 4, center: { x: x + (next(1000) * width) / 1000, y: y + (next(1000) * height) / 1000 } };
}

/** Parallax of whole percents moves layers by whole pixels: the editor moves them so, the renderer by any part of a pixel. */
function onWholeShifts({ session }: PaintedMap, { scale, center }: Camera): Camera {
	const { parallaxoriginx, parallaxoriginy } = session.map.value;
	const along = (at: number, origin: number): number => origin + (Math.round(((at - origin) * scale) / 100) * 100) / scale;
	return { scale, center: { x: along(center.x, parallaxoriginx), y: along(center.y, parallaxoriginy) } };
}

/** Gives layers an opacity, a tint, or a blend mode. */
function dress({ session }: PaintedMap, next: (below: number) => number): void {
	const looks: readonly Readonly<Record<string, string | number>>[] = [
		{ opacity: 0.6 },
		{ tintcolor: '#ffd08040' },
		{ mode: 'multiply' },
		{ opacity: 0.3, mode: 'screen' },
	];
	for (const { layer } of walkLayers(session.map.value.layers))
		session.do('Dress', setFields(session.map.value, [{ layer: layer.id }], looks[next(looks.length)] ?? {}));
}
