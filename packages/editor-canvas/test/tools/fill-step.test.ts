import { changeCells } from '@tilewright/edit';
import { settled } from '@tilewright/editor-core/session/pending.ts';
import { isInfinite } from '@tilewright/format';
import { expect, test, vi } from 'vitest';
import { layerOf, mapOf } from '../../../edit/test/support/drawn.ts';
import { bucketTool } from '../../src/tools/tiles/bucket.ts';
import { painting } from '../support/painting.ts';

const SIDE = 200;

/** A bucket that fills a large map with random tiles. */
function randomBucket() {
	const map = painting(bucketTool, mapOf(layerOf(Array.from({ length: SIDE }, () => '.'.repeat(SIDE)).join('\n'))), '12');
	map.editor.tileOptions.fill.value = 'random';
	const cells = (): readonly number[] => {
		const layer = map.session.map.value.layers[0];
		return layer?.type === 'tilelayer' && !isInfinite(layer) ? [...layer.data] : [];
	};
	return { ...map, cells };
}

test('a large fill is done in the background, as one step that can be undone [E19]', async () => {
	const map = randomBucket();
	map.click(3, 4);
	expect(map.steps()).toEqual([]);
	await settled(map.session);
	expect(map.steps()).toEqual(['Fill Area']);
	expect(new Set(map.cells())).toEqual(new Set([1, 2]));
	map.session.undo();
	expect(new Set(map.cells())).toEqual(new Set([0]));
});

test('a large fill that is cancelled leaves the map as it was', async () => {
	const map = randomBucket();
	map.click(3, 4);
	map.editor.undertakings.value[0]?.cancel();
	await settled(map.session);
	expect([map.steps(), new Set(map.cells())]).toEqual([[], new Set([0])]);
});

test('cells that are painted while a large fill goes on are not lost', async () => {
	const map = randomBucket();
	map.click(3, 4);
	map.session.do(
		'Paint',
		changeCells(map.session.map.value, 1, (cells) => cells.set(7, 0, 9)),
	);
	await settled(map.session);
	await vi.waitFor(() => expect(map.editor.status.value).toContain('changed in the meantime'));
	expect([map.steps(), map.cells()[7], map.cells()[8]]).toEqual([['Paint'], 9, 0]);
});
