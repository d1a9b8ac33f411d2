import { expect, test } from 'vitest';
import { dockContents } from '../../src/shell/dock-contents.tsx';
import { editing, emptyMap } from '../support/editing.ts';

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
