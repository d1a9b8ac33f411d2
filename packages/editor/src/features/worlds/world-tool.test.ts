import { computed } from '@preact/signals';
import { createMap, createWorld } from '@tilewright/edit';
import type { ToolPointer } from '@tilewright/editor-canvas/tool/tool.ts';
import { expect, test } from 'vitest';
import { filesWith, openWorld } from '../../../../editor-core/test/support/open-documents.ts';
import { worldTool } from './document/world-tool.ts';
import type { PlacedMap } from './placed-maps.ts';
import { placedMaps } from './placed-maps.ts';

const map = createMap({ width: 10, height: 5, tilewidth: 16, tileheight: 8 });

async function started() {
	const session = await openWorld(
		filesWith({
			'/maps/a.world': createWorld({
				maps: [
					{ fileName: 'one.tmj', x: 0, y: 0, width: 0, height: 0 },
					{ fileName: 'gone.tmj', x: 400, y: 0, width: 100, height: 100 },
				],
				patterns: [{ regexp: '^p(\\d+)-(\\d+)\\.tmj$', multiplierX: 160, multiplierY: 40, offsetX: 0, offsetY: 200 }],
			}),
			'/maps/one.tmj': map,
			'/maps/p1-0.tmj': map,
		}),
		'/maps/a.world',
	);
	const maps = computed(() => placedMaps(session));
	const opened: string[] = [];
	const tool = worldTool(session, maps, ({ path }: PlacedMap) => opened.push(path));
	const at = (x: number, y: number, more: Partial<ToolPointer> = {}): ToolPointer => ({
		...{ screen: { x, y }, cell: { x, y }, pixel: { x, y }, page: { x, y }, button: 0, buttons: 1, clicks: 1, scale: 1 },
		...{ shift: false, ctrl: false, alt: false, type: 'mouse' },
		...more,
	});
	return { session, maps, tool, opened, at };
}

test('[E123] listed maps and those of patterns are at their places; a missing one has the size that the world says', async () => {
	const { maps } = await started();
	expect(maps.value).toMatchObject([
		{ path: '/maps/one.tmj', x: 0, y: 0, width: 160, height: 40, isListed: true },
		{ path: '/maps/gone.tmj', x: 400, width: 100, height: 100, map: undefined, isListed: true },
		{ path: '/maps/p1-0.tmj', x: 160, y: 200, width: 160, height: 40, isListed: false },
	]);
});

test('a click selects a map, Ctrl adds and removes, a click outside all maps clears; a double click opens', async () => {
	const { session, tool, opened, at } = await started();
	tool.down?.(at(10, 10));
	tool.up?.(at(10, 10));
	expect(session.selectedMaps.value).toEqual(['one.tmj']);
	tool.down?.(at(410, 10, { ctrl: true }));
	expect(session.selectedMaps.value).toEqual(['one.tmj', 'gone.tmj']);
	tool.down?.(at(410, 10, { ctrl: true }));
	expect(session.selectedMaps.value).toEqual(['one.tmj']);
	tool.down?.(at(170, 210, { clicks: 2 }));
	expect(opened).toEqual(['/maps/p1-0.tmj']);
	tool.down?.(at(1000, 1000));
	expect(session.selectedMaps.value).toEqual([]);
});

test('[E125] a drag moves a map by whole tiles, with Ctrl by pixels, as one step; Escape takes it back', async () => {
	const { session, tool, at } = await started();
	tool.down?.(at(10, 10));
	tool.move?.(at(35, 15));
	expect(tool.dragged.value).toEqual({ x: 32, y: 8 });
	expect(session.modified.value).toBe(false);
	tool.up?.(at(35, 15));
	expect(session.doc.value.maps[0]).toMatchObject({ x: 32, y: 8 });
	tool.down?.(at(40, 20));
	tool.move?.(at(43, 27, { ctrl: true }));
	tool.up?.(at(43, 27, { ctrl: true }));
	expect(session.doc.value.maps[0]).toMatchObject({ x: 35, y: 15 });
	tool.down?.(at(40, 20));
	tool.move?.(at(140, 120));
	expect(tool.cancel?.()).toBe(true);
	tool.up?.(at(140, 120));
	expect(session.history.steps).toHaveLength(2);
});

test('[E125] maps of patterns stay where their names say', async () => {
	const { session, tool, at } = await started();
	tool.down?.(at(170, 210));
	tool.move?.(at(300, 300));
	tool.up?.(at(300, 300));
	expect(session.modified.value).toBe(false);
});

test('[E125] keys choose, move and open maps; arrows with Shift go five tiles', async () => {
	const { session, tool, opened } = await started();
	const key = (name: string, shiftKey = false) => tool.key?.({ key: name, shiftKey, ctrlKey: false, metaKey: false, altKey: false });
	expect(key('ArrowRight')).toBe(false);
	key('PageDown');
	expect(session.selectedMaps.value).toEqual(['one.tmj']);
	key('ArrowRight');
	key('ArrowDown', true);
	expect(session.doc.value.maps[0]).toMatchObject({ x: 16, y: 40 });
	expect(session.history.steps).toHaveLength(1);
	key('Enter');
	expect(opened).toEqual(['/maps/one.tmj']);
	key('PageUp');
	expect(session.selectedMaps.value).toEqual(['p1-0.tmj']);
});
