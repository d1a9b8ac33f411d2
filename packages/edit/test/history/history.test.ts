import type { TileMap } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { changeCells, tileLayerOf } from '../../src/cells/change-cells.ts';
import type { History, HistoryOptions } from '../../src/history/history.ts';
import { history } from '../../src/history/history.ts';
import type { Region } from '../../src/region/region.ts';
import { countCells, EMPTY_REGION, rectangle } from '../../src/region/region.ts';
import { drawn, layerOf, mapOf } from '../support/drawn.ts';

const start = (options?: HistoryOptions): History<'map'> => history(mapOf(layerOf('...')), options);

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
		expect(editing).toMatchObject({ position: 2, modified: true, savedPosition: 1 });
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

describe('the memory of a history', () => {
	it('is counted the same after steps were merged, undone and dropped', () => {
		const fill = (editing: History<'map'>): number => {
			for (let i = 0; i < 100; i++) paint(editing, i % 3, 1 + ((i + editing.doc.layers.length) % 5));
			return editing.steps.length;
		};
		const fresh = fill(start({ maxBytes: 20_000 }));
		expect(fresh).toBeGreaterThan(5);
		expect(fresh).toBeLessThan(90);
		const used = start({ maxBytes: 20_000 });
		for (let i = 0; i < 300; i++) {
			paint(used, 0, 7 + (i % 2), 'drag');
			paint(used, 1, 7 + (i % 2), 'drag');
			if (i % 3 === 0) used.mark();
			if (i % 5 === 0) used.undo();
			if (i % 7 === 0) used.cancelTo(Math.max(0, used.position - 2));
		}
		expect(fill(used)).toBe(fresh);
	});
});

describe('the selected area', () => {
	/** The leftmost cells of the map; none for 0. */
	const columns = (width: number): Region => rectangle({ x: 0, y: 0, width, height: 1 });

	/** Selects other columns, as an editor does. */
	const select = (editing: History<'map'>, from: number, to: number, options = {}): void =>
		expect(editing.do('Change Selection', [], { ...options, selectedArea: { before: columns(from), after: columns(to) } })).toEqual([]);

	/** Follows the number of selected columns as an editor does. */
	function followed(editing: History<'map'>): { readonly told: readonly string[]; readonly columns: number } {
		const told: string[] = [];
		let area = EMPTY_REGION;
		editing.subscribe(({ type, selectedArea, changes }) => {
			area = selectedArea ?? area;
			told.push(`${type} ${changes.length} ${selectedArea === undefined ? '-' : countCells(selectedArea)}`);
		});
		return {
			told,
			get columns() {
				return countCells(area);
			},
		};
	}

	it('[E3, E132] is restored by undo and redo, alone or with changes', () => {
		const editing = start();
		const area = followed(editing);
		select(editing, 0, 2);
		paint(editing, 0, 1);
		const paste = changeCells(editing.doc, 1, (cells) => cells.set(2, 0, 5));
		editing.do('Paste', paste, { selectedArea: { before: columns(2), after: EMPTY_REGION } });
		expect(area.columns).toBe(0);
		editing.goTo(0);
		expect([area.columns, cellsOf(editing)]).toEqual([0, '...']);
		editing.goTo(2);
		expect([area.columns, cellsOf(editing)]).toEqual([2, '1..']);
		editing.goTo(3);
		expect([area.columns, cellsOf(editing)]).toEqual([0, '1.5']);
		expect(area.told).toEqual(['do 0 2', 'do 1 -', 'do 1 0', 'undo 1 2', 'undo 1 -', 'undo 0 0', 'redo 0 2', 'redo 1 -', 'redo 1 0']);
	});

	it('[E3, E129] is never merged, and ends the merging of others', () => {
		const editing = start();
		paint(editing, 0, 1, 'drag');
		select(editing, 0, 1, { merge: 'drag' });
		select(editing, 1, 2, { merge: 'drag' });
		paint(editing, 1, 1, 'drag');
		expect(editing.steps.map(({ name }) => name)).toEqual(['Paint', 'Change Selection', 'Change Selection', 'Paint']);
	});

	it('[E3] is no step if it stays the same', () => {
		const editing = start();
		select(editing, 2, 2);
		expect(editing.steps).toEqual([]);
	});

	it('[E50] comes back when a drag is cancelled', () => {
		const editing = start();
		const area = followed(editing);
		select(editing, 0, 1);
		const before = editing.position;
		select(editing, 1, 3);
		editing.cancelTo(before);
		expect([area.columns, editing.steps.length, editing.redo()]).toEqual([1, 1, undefined]);
	});

	it('[E3, E129] does not make the document modified', () => {
		const editing = start();
		select(editing, 0, 1);
		expect(editing.modified).toBe(false);
		paint(editing, 0, 1);
		editing.markSaved();
		select(editing, 1, 2);
		select(editing, 2, 3);
		expect(editing.modified).toBe(false);
		paint(editing, 1, 1);
		expect(editing.modified).toBe(true);
		editing.goTo(2);
		expect(editing.modified).toBe(false);
		editing.goTo(1);
		expect(editing.modified).toBe(true);
		// Steps that come after the saved state are dropped: it is still that of the document without them.
		editing.goTo(4);
		editing.markSaved();
		editing.goTo(3);
		select(editing, 2, 1);
		expect(editing.modified).toBe(false);
		editing.goTo(2);
		paint(editing, 2, 4);
		editing.undo();
		expect(editing.modified).toBe(false);
		editing.goTo(1);
		paint(editing, 2, 4);
		editing.undo();
		expect(editing.modified).toBe(true);
	});

	it('counts in the memory of the steps', () => {
		const stripes: Region = { bands: Array.from({ length: 100 }, (_, i) => ({ top: 2 * i, bottom: 2 * i + 1, spans: [0, 1] })) };
		const editing = start({ maxBytes: 60_000 });
		for (let i = 0; i < 10; i++) {
			const [before, after] = i % 2 === 0 ? [EMPTY_REGION, stripes] : [stripes, EMPTY_REGION];
			editing.do('Change Selection', [], { selectedArea: { before, after } });
		}
		expect(editing.steps.length).toBeGreaterThan(1);
		expect(editing.steps.length).toBeLessThan(10);
		// The saved state is no longer a step, but the document has not changed since.
		expect(editing.modified).toBe(false);
		paint(editing, 0, 1);
		expect(editing.modified).toBe(true);
	});
});
