import type { Command } from '@tilewright/editor-core/editor/command.ts';
import { documentsAmong } from '@tilewright/editor-core/files/known-files.ts';
import { expect, test } from 'vitest';
import { matchedParts } from './found-item.ts';
import { searchActions } from './search-actions.ts';
import { searchFiles } from './search-files.ts';

const command = (text: string, enabled = true): Command => ({
	id: text,
	text,
	kind: 'action',
	defaultKeys: [],
	keys: () => (text === 'Show Grid' ? ['$mod+KeyG'] : []),
	isEnabled: () => enabled,
	isOn: () => undefined,
	run: () => undefined,
});

const COMMANDS = [command('Zoom In'), command('Show Grid'), command('Add Group Layer'), command('Undo', false), command('Add Tile Layer')];

const names = (words: string): readonly string[] => searchActions(COMMANDS, new Map(), words).map(({ value }) => value);

test('[E155] without words, all actions that can be done now are listed by alphabet', () => {
	expect(names('')).toEqual(['Add Group Layer', 'Add Tile Layer', 'Show Grid', 'Zoom In']);
});

test('[E155] words are matched fuzzily, the best first, and with the shortcut', () => {
	expect(names('grid')[0]).toBe('Show Grid');
	expect(names('layer tile')[0]).toBe('Add Tile Layer');
	expect(names('undo')).toEqual([]);
	expect(searchActions(COMMANDS, new Map([['Show Grid', 'View']]), 'sgrid')[0]).toMatchObject({ keys: 'Ctrl+G', detail: 'View' });
});

test('matched letters stand in every second part', () => {
	expect(matchedParts('Show Grid', [0, 5, 6])).toEqual(['', 'S', 'how ', 'Gr', 'id']);
	expect(matchedParts('abc', [])).toEqual(['abc']);
});

test('[E122] files are found by parts of their names; hits in the name count more than those in folders', () => {
	const files = ['/maps/town.tmj', '/town/cave.tmj', '/maps/forest.tmx'];
	expect(searchFiles(files, 'town').map(({ value }) => value)).toEqual(['/maps/town.tmj', '/town/cave.tmj']);
	expect(searchFiles(files, 'maps for')[0]).toMatchObject({ value: '/maps/forest.tmx', detail: 'maps' });
});

test('[E122] documents of all kinds are offered, maps first', () => {
	expect(documentsAmong(['/a.world', '/a.json', '/a.tmj', '/b.png', '/c.tmx', '/d.tsj'])).toEqual([
		'/a.tmj',
		'/c.tmx',
		'/a.world',
		'/d.tsj',
		'/a.json',
	]);
});
