import type { Change } from '@tilewright/edit';
import { changeCells, createLayer, rectangle, tileLayerOf } from '@tilewright/edit';
import { turnJob } from '@tilewright/editor-core/background/turn.ts';
import { settled } from '@tilewright/editor-core/session/pending.ts';
import type { TileMap } from '@tilewright/format';
import { isInfinite } from '@tilewright/format';
import { expect, test, vi } from 'vitest';
import { infiniteLayerOf, layerOf, mapOf } from '../../../../edit/test/support/drawn.ts';
import { editorWith } from '../../../../editor-canvas/test/support/painting.ts';
import { ACTIONS } from '../../../test/support/contributed.ts';

const [WIDTH, HEIGHT] = [400, 300];
const ALL = rectangle({ x: 0, y: 0, width: WIDTH, height: HEIGHT });
const rows = Array.from({ length: HEIGHT }, (_, y) => Array.from({ length: WIDTH }, (_, x) => ((7 * x + 13 * y) % 9) + 1).join(''));
const drawing = rows.join('\n');

/** An editor with a map whose selected area is too large to be turned in the page. */
function large(map: TileMap = mapOf(layerOf(drawing), layerOf(drawing, 2))) {
	const { editor, session } = editorWith(map);
	session.selectLayer(1);
	session.selectArea(ALL);
	return {
		editor,
		session,
		run: (id: string) => void ACTIONS.find((action) => action.id === id)?.run(editor),
		steps: () => session.history.steps.slice(1).map(({ name }) => name),
		/** Waits until the worker has the cells that it turns. */
		hasBegun: () =>
			new Promise<void>((resolve) => {
				editor.undertakings.subscribe((undertakings) => {
					if (undertakings.length > 0) resolve();
				});
			}),
		cells: (id = 1) => cellsOf(session.map.value, id),
		paint: (layer: number) => session.do('Paint', painted(session.map.value, layer)),
	};
}

const painted = (map: TileMap, layer: number): Change[] => changeCells(map, layer, (cells) => cells.set(7, 0, 99));

/** The cells as text, which is compared faster than arrays. */
function cellsOf(map: TileMap, id: number): string {
	const layer = tileLayerOf(map, id);
	return isInfinite(layer) ? layer.chunks.map(({ data }) => data.join()).join(';') : layer.data.join();
}

const cellAt = (cells: string, index: number): number => Number(cells.split(',')[index]);

test.each(['FlipAreaHorizontal', 'FlipAreaVertical', 'RotateAreaLeft', 'RotateAreaRight'])(
	'%s of a large area is found in the background, as one step that can be undone and redone [E150]',
	async (id) => {
		const map = large();
		const before = [map.cells(), map.session.area.value];
		map.run(id);
		expect(map.steps()).toEqual([]);
		await settled(map.session);
		expect(map.steps()).toHaveLength(1);
		const after = [map.cells(), map.session.area.value];
		expect(after).not.toEqual(before);
		map.session.undo();
		expect([map.cells(), map.session.area.value]).toEqual(before);
		map.session.redo();
		expect([map.cells(), map.session.area.value]).toEqual(after);
	},
);

test('[E150] four turns of a large area of an infinite map restore it', async () => {
	const map = large(mapOf(infiniteLayerOf(drawing, 0, 0)));
	const before = map.cells();
	for (let i = 0; i < 4; i++) map.run('RotateAreaRight');
	await settled(map.session);
	expect(map.steps()).toHaveLength(4);
	expect(map.cells()).toEqual(before);
});

test('requests that come while an area is turned are done afterwards: another turn, undo, redo', async () => {
	const map = large();
	const before = map.cells();
	map.run('FlipAreaHorizontal');
	map.run('FlipAreaVertical');
	map.run('Undo');
	await settled(map.session);
	expect([map.steps(), map.session.history.position]).toEqual([['Flip Selected Area Horizontally', 'Flip Selected Area Vertically'], 2]);
	map.run('FlipAreaHorizontal');
	await settled(map.session);
	expect(map.cells()).toEqual(before);
});

test('a turn that is cancelled leaves the map and the selected area as they were', async () => {
	const map = large();
	const before = map.cells();
	map.run('RotateAreaRight');
	await map.hasBegun();
	map.editor.undertakings.value[0]?.cancel();
	await settled(map.session);
	expect([map.steps(), map.cells(), map.session.area.value]).toEqual([[], before, ALL]);
});

test('cells that are painted in the area while it is turned are not lost', async () => {
	const map = large();
	map.run('FlipAreaHorizontal');
	await map.hasBegun();
	map.paint(1);
	await settled(map.session);
	await vi.waitFor(() => expect(map.editor.status.value).toContain('changed in the meantime'));
	expect([map.steps(), cellAt(map.cells(), 7), map.session.area.value]).toEqual([['Paint'], 99, ALL]);
});

test('another layer and another selected area can be changed in the meantime', async () => {
	const map = large();
	const other = rectangle({ x: 1, y: 1, width: 2, height: 2 });
	map.run('RotateAreaRight');
	await map.hasBegun();
	map.paint(2);
	map.session.selectArea(other);
	await settled(map.session);
	expect([map.steps().at(-1), cellAt(map.cells(2), 7), map.session.area.value]).toEqual(['Rotate Selected Area Right', 99, other]);
	map.session.undo();
	expect([map.cells(), map.session.area.value]).toEqual([cellsOf(mapOf(layerOf(drawing)), 1), other]);
});

test('[E150] a locked group refuses the turn of a large area, too', async () => {
	const layers = [createLayer(mapOf(), 'group', { id: 5, locked: true, layers: [layerOf(drawing)] })];
	const map = large({ ...mapOf(layerOf(drawing)), layers });
	map.run('FlipAreaHorizontal');
	await settled(map.session);
	expect([map.steps(), map.editor.status.value]).toEqual([[], expect.stringContaining('locked')]);
});

test('only the layers that are turned are sent to the worker', () => {
	const map = mapOf(layerOf('12'), layerOf('34', 2));
	expect(turnJob(map, [2], ALL, 'flip-vertically').map).toMatchObject({ layers: [{ id: 2 }], tilesets: [] });
});
