import { write } from '@tilewright/format';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mapOfObjects, withLayer } from '../../../../editor-canvas/test/support/pointing.ts';
import { editing, emptyMap } from '../../../test/support/editing.ts';
import { openPath } from '../../opening/open-path.ts';
import { keepWorkspace, lastWorkspace, openWorkspace } from './workspace.ts';

beforeEach(() => {
	const kept = new Map<string, string>();
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => kept.set(key, value),
	});
	// Opening a map rests in between: the clock goes on.
	vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
	vi.useRealTimers();
});

const FILES = { '/b.tmj': write(withLayer(mapOfObjects([]))), '/c.tmj': write(emptyMap()), '/d.tmj': write(emptyMap()) };

test('[E121] open maps are remembered with their views and layers, and opened again', async () => {
	expect(lastWorkspace()).toBeUndefined();
	const { editor } = editing(emptyMap(), FILES);
	const town = await openPath(editor, '/b.tmj');
	await openPath(editor, '/c.tmj');
	if (town?.kind !== 'map') throw new TypeError('No map was opened.');
	editor.current.value = town;
	keepWorkspace(editor);
	town.camera.value = { center: { x: 12, y: 34 }, scale: 4 };
	town.selectLayer(2);
	vi.runAllTimers();

	const last = lastWorkspace();
	if (last === undefined) throw new TypeError('Nothing was kept.');
	const next = editing(emptyMap(), FILES).editor;
	next.close(next.sessions.value[0] ?? town);
	await openWorkspace(next, next.files.value, last);
	expect(next.sessions.value.map(({ path }) => path.value)).toEqual(['/b.tmj', '/c.tmj']);
	const again = next.current.value;
	expect(again?.path.value).toBe('/b.tmj');
	expect(again?.kind === 'map' && [again.camera.value, again.currentLayerId.value]).toEqual([{ center: { x: 12, y: 34 }, scale: 4 }, 2]);
});

test('[E121] maps that are gone are left out', async () => {
	const { editor } = editing(emptyMap(), FILES);
	await openWorkspace(editor, editor.files.value, {
		root: '',
		rootName: '',
		open: [{ path: '/gone.tmj' }, { path: '/d.tmj' }],
		active: '/gone.tmj',
	});
	expect(editor.sessions.value.map(({ path }) => path.value)).toEqual(['/a.tmj', '/d.tmj']);
	expect(editor.failures.value).toEqual([]);
});
