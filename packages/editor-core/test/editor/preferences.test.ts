import { expect, test } from 'vitest';
import { loadPreferences } from '../../src/editor/preferences.ts';

/** A storage in memory. */
function storage(initial: Readonly<Record<string, string>> = {}) {
	const kept = new Map(Object.entries(initial));
	return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
}

test('[E144] the preferences of the view have the defaults of Tiled', () => {
	const preferences = loadPreferences(storage());
	const shown = Object.fromEntries(Object.entries(preferences).map(([name, { value }]) => [name, value]));
	expect(shown).toMatchObject({
		showGrid: true,
		gridColor: '',
		gridMajorX: 10,
		gridMajorY: 10,
		objectReferences: true,
		showAnimations: true,
		parallax: true,
		highlightLayer: false,
		highlightHovered: true,
		tileObjectOutlines: false,
		collisionShapes: false,
		lineWidth: 2,
		objectNames: 'all',
		nameHovered: false,
	});
});

test('[E145] preferences are kept, and values that make no sense are not taken', () => {
	const browser = storage();
	const first = loadPreferences(browser);
	first.gridColor.value = '#ff8000';
	first.gridMajorX.value = 4;
	first.repeatExport.value = true;
	first.lineWidth.value = 3;
	const next = loadPreferences(browser);
	expect([next.gridColor.value, next.gridMajorX.value, next.repeatExport.value, next.lineWidth.value]).toEqual(['#ff8000', 4, true, 3]);
	const odd = loadPreferences(storage({ 'tilewright.preferences': '{"gridColor": "url(x)", "gridMajorX": -1, "repeatExport": "yes"}' }));
	expect([odd.gridColor.value, odd.gridMajorX.value, odd.repeatExport.value]).toEqual(['', 10, false]);
});
