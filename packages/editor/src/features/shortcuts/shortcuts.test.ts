import type { Command } from '@tilewright/editor-core/editor/command.ts';
import { expect, test } from 'vitest';
import { reachableKeys } from '../../contributions/browser-keys.ts';
import { keyLabel } from '../../ui/key-label.ts';
import { conflictsOf } from './conflicts.ts';
import { keysOfScheme, schemeKeys, writeScheme } from './key-scheme.ts';

test('[E151] in a tab, Alt stands in for Ctrl where the browser keeps the keys; in an app both work', () => {
	expect(reachableKeys(['$mod+KeyN', 'Alt+KeyN'], false)).toEqual(['Alt+KeyN']);
	expect(reachableKeys(['$mod+KeyW'], false)).toEqual(['Alt+KeyW']);
	expect(reachableKeys(['$mod+KeyN', 'Alt+KeyN'], true)).toEqual(['$mod+KeyN', 'Alt+KeyN']);
	expect(reachableKeys(['$mod+KeyS'], false)).toEqual(['$mod+KeyS']);
});

test.each([
	['$mod+Shift+KeyZ', 'Ctrl+Shift+Z'],
	['b', 'B'],
	['Shift+KeyZ', 'Shift+Z'],
	['$mod+Equal', 'Ctrl+='],
	['$mod+PageUp', 'Ctrl+PgUp'],
	['Delete', 'Del'],
	['[', '['],
	['+', '+'],
	['Alt+Digit1', 'Alt+1'],
	['$mod+Slash', 'Ctrl+/'],
])('[E145] the keys %s are written to a scheme as %s, and read again', (keys, written) => {
	expect(schemeKeys(keys)).toBe(written);
	expect(keysOfScheme(written)).toBe(keys);
});

test('[E145] a scheme has the keys of each action, with signs escaped', () => {
	expect(writeScheme({ Undo: ['$mod+KeyZ'], Odd: ['<'] })).toBe(
		'<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE KeyboardMappingScheme>\n<mapping>\n' +
			'  <shortcut id="Undo">\n    <key value="Ctrl+Z"/>\n  </shortcut>\n' +
			'  <shortcut id="Odd">\n    <key value="&lt;"/>\n  </shortcut>\n</mapping>\n',
	);
});

test('keys are shown as people write them', () => {
	expect(keyLabel('$mod+Shift+KeyP')).toBe('Ctrl+Shift+P');
	expect(keyLabel('ArrowUp')).toBe('↑');
	expect(keyLabel('b')).toBe('B');
});

const command = (id: string, defaults: readonly string[], keys = defaults): Command => ({
	id,
	text: id,
	kind: 'action',
	defaultKeys: defaults,
	keys: () => keys,
	isEnabled: () => true,
	isOn: () => undefined,
	run: () => undefined,
});

test('[E145] keys that two actions share are a conflict, unless both have them by default', () => {
	const eraser = command('Eraser', ['e']);
	const polygons = command('Polygons', ['e']);
	const grid = command('Grid', ['$mod+KeyG'], ['KeyE']);
	expect(conflictsOf(eraser, [eraser, polygons])).toEqual([]);
	expect(conflictsOf(grid, [eraser, polygons, grid])).toEqual([eraser, polygons]);
	expect(conflictsOf(eraser, [eraser, polygons, grid])).toEqual([grid]);
});
