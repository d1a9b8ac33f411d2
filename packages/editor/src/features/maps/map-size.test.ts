import { changeCells, isEmpty, rectangle } from '@tilewright/edit';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { createNewMap, FIRST_MAP, isTooLarge, newMapOf } from '@tilewright/editor-core/session/create-new-map.ts';
import { startMap } from '@tilewright/editor-core/session/open-document.ts';
import { cellAt } from '@tilewright/format';
import { expect, test } from 'vitest';
import { resize, toggleInfinite } from './map-size.ts';
import { offset } from './offset-map.ts';

function session() {
	const map = createNewMap({ ...FIRST_MAP, width: 6, height: 4 });
	const started = startMap(memoryFiles('test'), '/a.tmj', map);
	started.do(
		'Paint',
		changeCells(map, 1, (cells) => cells.set(2, 1, 7)),
	);
	return started;
}

const tile = ({ map }: ReturnType<typeof session>, x: number, y: number): number => {
	const layer = map.value.layers[0];
	return layer?.type === 'tilelayer' ? cellAt(layer, x, y) : -1;
};

test('a new map has one tile layer with the chosen format [E79]', () => {
	const map = createNewMap({ ...FIRST_MAP, orientation: 'hexagonal', format: 'zlib' });
	expect(map).toMatchObject({ orientation: 'hexagonal', hexsidelength: 16, width: 30, height: 20 });
	expect(map.layers).toMatchObject([{ name: 'Tile Layer 1', encoding: 'base64', compression: 'zlib' }]);
});

test('a map whose tile layer would take too much memory gets none [E85]', () => {
	const large = { ...FIRST_MAP, width: 20_000, height: 20_000 };
	expect(isTooLarge(large)).toBe(true);
	expect(createNewMap(large).layers).toEqual([]);
	expect(isTooLarge({ ...large, infinite: true })).toBe(false);
});

test('stored values of the last new map that make no sense are dropped', () => {
	expect(newMapOf({ width: 5, height: -1, orientation: 'round', infinite: 'yes', format: 'csv' })).toEqual({ ...FIRST_MAP, width: 5 });
	expect(newMapOf('nonsense')).toEqual(FIRST_MAP);
});

test('resizing moves the tiles and the selected area, as one step [E81]', () => {
	const at = session();
	at.selectArea(rectangle({ x: 2, y: 1, width: 1, height: 1 }));
	resize(at, { width: 8, height: 8, offset: { x: 1, y: 2 }, removeObjects: true });
	expect([at.map.value.width, at.map.value.height, tile(at, 3, 3)]).toEqual([8, 8, 7]);
	expect(at.history.steps.at(-1)?.selectedArea?.after).toEqual(rectangle({ x: 3, y: 3, width: 1, height: 1 }));
	at.undo();
	expect([at.map.value.width, tile(at, 2, 1)]).toEqual([6, 7]);
});

test('nothing outside a map that becomes smaller stays selected [E3] [E81]', () => {
	const at = session();
	at.selectArea(rectangle({ x: 2, y: 1, width: 3, height: 1 }));
	resize(at, { width: 3, height: 4, offset: { x: 0, y: 0 }, removeObjects: true });
	expect(at.area.value).toEqual(rectangle({ x: 2, y: 1, width: 1, height: 1 }));
	resize(at, { width: 2, height: 4, offset: { x: 0, y: 0 }, removeObjects: true });
	expect(isEmpty(at.area.value)).toBe(true);
	at.undo();
	at.undo();
	expect(at.area.value).toEqual(rectangle({ x: 2, y: 1, width: 3, height: 1 }));
});

test('the selected area moves with the content of a map that becomes finite [E83]', async () => {
	const at = session();
	await toggleInfinite(at, rest);
	at.selectArea(rectangle({ x: 2, y: 1, width: 4, height: 4 }));
	await toggleInfinite(at, rest);
	expect(at.area.value).toEqual(rectangle({ x: 0, y: 0, width: 1, height: 1 }));
	at.undo();
	expect(at.area.value).toEqual(rectangle({ x: 2, y: 1, width: 4, height: 4 }));
});

test('a map becomes infinite and finite again [E83]', async () => {
	const at = session();
	await toggleInfinite(at, rest);
	expect([at.map.value.infinite, tile(at, 2, 1)]).toEqual([true, 7]);
	await toggleInfinite(at, rest);
	expect([at.map.value.infinite, at.map.value.width, tile(at, 0, 0)]).toEqual([false, 1, 7]);
	at.undo();
	at.undo();
	expect([at.map.value.infinite, at.map.value.width, tile(at, 2, 1)]).toEqual([false, 6, 7]);
});

test('a map that is painted while it becomes infinite stays finite, and keeps what was painted [E83]', async () => {
	const at = session();
	const paint = (): Promise<void> => {
		at.do(
			'Paint',
			changeCells(at.map.value, 1, (cells) => cells.set(0, 0, 5)),
		);
		return Promise.resolve();
	};
	expect(await toggleInfinite(at, paint)).toBe(false);
	expect([at.map.value.infinite, tile(at, 0, 0)]).toEqual([false, 5]);
});

const rest = (): Promise<void> => Promise.resolve();

test('offset moves the content, wrapping it if asked [E84]', async () => {
	const at = session();
	await offset(at, { x: -3, y: 0, wrapX: true, wrapY: false, layers: 'all', bounds: 'map' }, rest);
	expect(tile(at, 5, 1)).toBe(7);
	await offset(at, { x: 0, y: 3, wrapX: true, wrapY: false, layers: 'visible', bounds: 'map' }, rest);
	expect(at.map.value.layers[0]?.type === 'tilelayer' && tile(at, 5, 1)).toBe(0);
});

test('everything on an infinite map is moved, and nothing is lost [E84]', async () => {
	const at = session();
	await toggleInfinite(at, rest);
	await offset(at, { x: 1000, y: -500, wrapX: true, wrapY: false, layers: 'all', bounds: 'map' }, rest);
	expect([tile(at, 1002, -499), tile(at, 2, 1)]).toEqual([7, 0]);
	at.selectArea(rectangle({ x: 1000, y: -500, width: 4, height: 4 }));
	await offset(at, { x: 3, y: 0, wrapX: true, wrapY: false, layers: 'all', bounds: 'selection' }, rest);
	expect(tile(at, 1001, -499)).toBe(7);
});

test('a map that changes while it is moved stays as it was changed [E84]', async () => {
	const at = session();
	const paint = (): Promise<void> => {
		at.do(
			'Paint',
			changeCells(at.map.value, 1, (cells) => cells.set(3, 1, 8)),
		);
		return Promise.resolve();
	};
	const isMoved = await offset(at, { x: 1, y: 0, wrapX: false, wrapY: false, layers: 'all', bounds: 'map' }, paint);
	expect([isMoved, tile(at, 2, 1), tile(at, 3, 1)]).toEqual([false, 7, 8]);
	expect(at.history.steps.map(({ name }) => name)).toEqual(['Paint', 'Paint']);
});
