import type { TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { changeCells, tileLayerOf } from '../../src/cells/change-cells.ts';
import type { History } from '../../src/history/history.ts';
import { history } from '../../src/history/history.ts';
import { drawn, layerOf, mapOf } from '../support/drawn.ts';

const start = (): History<'map'> => history(mapOf(layerOf('...')));

/** Sets one cell as a step. */
function paint(editing: History<'map'>, x: number, gid: number, merge?: string): void {
	const map: TileMap = editing.doc;
	const changes = changeCells(map, 1, (cells) => cells.set(x, 0, gid));
	expect(editing.do('Paint', changes, merge === undefined ? {} : { merge })).toEqual([]);
}

const cellsOf = (editing: History<'map'>): string => drawn(tileLayerOf(editing.doc, 1));

describe('a history', () => {
	it('[E129] makes one step of neighbouring ones with the same key', () => {
		const editing = start();
		paint(editing, 0, 1);
		paint(editing, 0, 2, 'first stroke');
		paint(editing, 1, 2, 'first stroke');
		paint(editing, 2, 3, 'second stroke');
		expect(editing.steps).toHaveLength(3);
		editing.undo();
		expect(cellsOf(editing)).toBe('22.');
		editing.undo();
		expect(cellsOf(editing)).toBe('1..');
		editing.goTo(3);
		expect(cellsOf(editing)).toBe('223');
	});

	it('[E129] never merges over the saved state', () => {
		const editing = start();
		paint(editing, 0, 1, 'stroke');
		editing.markSaved();
		paint(editing, 1, 1, 'stroke');
		expect(editing).toMatchObject({ position: 2, modified: true });
		editing.undo();
		expect(editing.modified).toBe(false);
		expect(cellsOf(editing)).toBe('1..');
	});

	it('[E130] drops a merged step that has no effect', () => {
		const editing = start();
		paint(editing, 0, 1, 'stroke');
		paint(editing, 0, 0, 'stroke');
		editing.mark();
		expect(editing).toMatchObject({ steps: [], position: 0, modified: false });
	});

	it('[E130] merges no further after a mark', () => {
		const editing = start();
		paint(editing, 0, 1, 'stroke');
		editing.mark();
		paint(editing, 1, 1, 'stroke');
		expect(editing.steps).toHaveLength(2);
	});

	it('[E50] forgets a drag that is cancelled', () => {
		const editing = start();
		paint(editing, 0, 1);
		const before = editing.position;
		paint(editing, 1, 2, 'drag');
		paint(editing, 2, 2, 'drag');
		editing.cancelTo(before);
		expect(cellsOf(editing)).toBe('1..');
		expect(editing.redo()).toBeUndefined();
	});
});
