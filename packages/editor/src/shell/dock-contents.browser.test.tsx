import { expect, test } from 'vitest';
import { editing, emptyMap } from '../../test/support/editing.ts';
import { dockContents } from './dock-contents.tsx';
import { mapPanelId } from './dock-ids.ts';

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

test('panels are filled in tasks of their own once all stand where they belong, and those behind others when they come to the front', async () => {
	const { editor } = editing(emptyMap());
	const contents = dockContents(editor);
	const [layers, history, minimap] = ['layers', 'history', 'minimap'].map((id) => contents.create(id));
	const filled = () => [layers, history, minimap].map((panel) => panel?.element.childElementCount !== 0);
	layers?.onShow?.();
	layers?.onHide?.();
	history?.onShow?.();
	expect(filled()).toEqual([false, false, false]);
	contents.start();
	expect(filled()).toEqual([false, false, false]);
	await nextTask();
	expect(filled()).toEqual([false, true, false]);
	layers?.onShow?.();
	expect(filled()).toEqual([true, true, false]);
	for (const panel of [layers, history, minimap]) panel?.dispose?.();
	expect(filled()).toEqual([false, false, false]);
});

test('a panel that was removed before its turn stays empty', async () => {
	const { editor } = editing(emptyMap());
	const contents = dockContents(editor);
	const layers = contents.create('layers');
	layers.onShow?.();
	contents.start();
	layers.dispose?.();
	await nextTask();
	expect(layers.element.childElementCount).toBe(0);
});

test('the map comes before the panels, and those of later documents in tasks of their own', async () => {
	const { editor, session } = editing(emptyMap());
	const contents = dockContents(editor);
	const panel = contents.create('history');
	const map = contents.create(mapPanelId(session));
	const order: string[] = [];
	const observer = new MutationObserver((records) =>
		order.push(...records.map(({ target }) => (target === map.element ? 'map' : 'panel'))),
	);
	for (const { element } of [map, panel]) observer.observe(element, { childList: true });
	panel.onShow?.();
	map.onShow?.();
	contents.start();
	await expect.poll(() => order).toEqual(['map', 'panel']);
	const later = contents.create(mapPanelId(session));
	later.onShow?.();
	expect(later.element.childElementCount).toBe(0);
	await nextTask();
	expect(later.element.childElementCount).toBe(1);
	for (const each of [panel, map, later]) each.dispose?.();
});
