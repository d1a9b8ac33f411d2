import { runAction } from '@tilewright/editor-core/commands/run.ts';
import { chooseColor, choosePattern, chooseSet } from '@tilewright/editor-core/session/terrain-editing.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import { expect, test } from 'vitest';
import { editingTileset, ground, groundWith, idsOf, stepsOf } from '../../../test/support/editing-tileset.ts';
import { showTilesetFinding } from '../tilesets/document/show-tileset-finding.ts';
import { imageEntries } from './image-entries.ts';
import { terrainMarker } from './terrain-marker.ts';
import { cssColor, opaqueColor } from './terrain-names.ts';

const namesOf = ({ doc }: TilesetSession): readonly string[] => doc.value.wangsets.map(({ name }) => name);
const colorsOf = ({ doc, terrain }: TilesetSession): readonly string[] =>
	doc.value.wangsets[terrain.set.value]?.colors.map(({ color }) => color) ?? [];

/** A tileset with a corner set; one tile has all its colors. */
async function marked() {
	const { editor, session } = await editingTileset(groundWith('corner'));
	const marker = terrainMarker(editor, session);
	choosePattern(session.terrain, [0, 1, 0, 2, 0, 1, 0, 2]);
	marker.key({ key: 'Enter', code: 'Enter', ctrlKey: false, metaKey: false, altKey: false }, [3]);
	chooseColor(session.terrain, 2);
	return { editor, session };
}

test('[Q40] new sets are current at once, and tiles are marked with their first color', async () => {
	const { editor, session } = await editingTileset(ground);
	const { terrain } = session;
	await runAction(editor, 'AddCornerWangSet');
	await runAction(editor, 'AddMixedWangSet');
	expect(session.doc.value.wangsets.map(({ name, type }) => `${name} ${type}`)).toEqual(['Unnamed Set corner', 'Unnamed Set mixed']);
	expect([terrain.set.value, terrain.color.value, terrain.isMarking.value, terrain.inspected.value]).toEqual([1, 1, true, 'set']);
	session.undo();
	expect(terrain.set.value).toBe(0);
	session.undo();
	expect([session.doc.value, terrain.inspected.value]).toEqual([ground, undefined]);
});

test('[Q40, Q41] colors are added at the end, and removed with what tiles have of them', async () => {
	const { editor, session } = await marked();
	await runAction(editor, 'AddWangColor');
	expect([colorsOf(session), session.terrain.color.value]).toEqual([['#ff0000', '#00ff00', '#0000ff'], 3]);
	chooseColor(session.terrain, 1);
	await runAction(editor, 'RemoveWangColor');
	expect([colorsOf(session), idsOf(session)]).toEqual([['#00ff00', '#0000ff'], { 3: '00010001' }]);
	session.undo();
	expect([colorsOf(session).length, idsOf(session)]).toEqual([3, { 3: '01020102' }]);
	chooseColor(session.terrain, 0);
	expect(editor.commands.value.get('RemoveWangColor')?.isEnabled()).toBe(false);
});

test('[Q41] the current color stays among those that there are', async () => {
	const { editor, session } = await marked();
	await runAction(editor, 'RemoveWangColor');
	expect([session.terrain.color.value, session.terrain.inspected.value]).toEqual([1, 'color']);
	choosePattern(session.terrain, [0, 1, 0, 1, 0, 1, 0, 1]);
	await runAction(editor, 'RemoveWangColor');
	expect([session.terrain.pattern.value, session.terrain.inspected.value]).toEqual([undefined, 'set']);
});

test('[Q44] a set is duplicated with its ids, and removed without a question', async () => {
	const { editor, session } = await marked();
	await runAction(editor, 'DuplicateWangSet');
	expect(namesOf(session)).toEqual(['Land', 'Land Copy']);
	expect(session.doc.value.wangsets[1]?.wangtiles).toEqual(session.doc.value.wangsets[0]?.wangtiles);
	expect(session.terrain.set.value).toBe(1);
	chooseSet(session.terrain, 0);
	await runAction(editor, 'RemoveWangSet');
	expect(namesOf(session)).toEqual(['Land Copy']);
	session.undo();
	expect(namesOf(session)).toEqual(['Land', 'Land Copy']);
	expect(stepsOf(session)).toEqual(['Mark Terrain', 'Duplicate Terrain Set', 'Remove Terrain Set']);
});

test('[Q43] the menu of a tile makes it the picture of the set or the color', async () => {
	const { session } = await marked();
	session.selectedTiles.value = [5];
	const entries = imageEntries(session);
	expect(entries.map(({ text }) => text)).toEqual(['Use as Image of the Set “Land”', 'Use as Image of the Terrain “Color 2”']);
	for (const { run } of entries) await run?.();
	expect(session.doc.value.wangsets[0]).toMatchObject({ tile: 5, colors: [{ tile: -1 }, { tile: 5 }] });
	expect(stepsOf(session).slice(1)).toEqual(['Change Image of Terrain Set', 'Change Image of Terrain']);
	session.selectedTiles.value = [5, 6];
	expect(imageEntries(session)).toEqual([]);
});

test('[Q42] the keys of the stamp turn and flip the pattern', async () => {
	const { editor, session } = await marked();
	const { pattern } = session.terrain;
	expect(editor.commands.value.get('RotateRight')?.isEnabled()).toBe(false);
	choosePattern(session.terrain, [0, 1, 0, 2, 0, 2, 0, 2]);
	await runAction(editor, 'RotateRight');
	expect(pattern.value).toEqual([0, 2, 0, 1, 0, 2, 0, 2]);
	await runAction(editor, 'FlipHorizontal');
	expect(pattern.value).toEqual([0, 2, 0, 2, 0, 1, 0, 2]);
	await runAction(editor, 'FlipVertical');
	expect(pattern.value).toEqual([0, 2, 0, 2, 0, 2, 0, 1]);
	await runAction(editor, 'RotateLeft');
	expect(pattern.value).toEqual([0, 2, 0, 2, 0, 1, 0, 2]);
	expect(stepsOf(session)).toEqual(['Mark Terrain']);
});

test('[E154] EditWang switches marking on and off', async () => {
	const { editor, session } = await editingTileset(ground);
	const command = editor.commands.value.get('EditWang');
	await runAction(editor, 'EditWang');
	expect([session.terrain.isMarking.value, command?.isOn()]).toEqual([true, true]);
	await runAction(editor, 'EditWang');
	expect([session.terrain.isMarking.value, command?.isOn()]).toEqual([false, false]);
});

test('a finding in a set chooses it', async () => {
	const { editor, session } = await marked();
	await runAction(editor, 'DuplicateWangSet');
	session.terrain.set.value = 0;
	showTilesetFinding(editor, session, '/wangsets/1/wangtiles/0');
	expect([session.terrain.set.value, session.terrain.inspected.value]).toEqual([1, 'set']);
	showTilesetFinding(editor, session, '/tilewidth');
	expect(session.terrain.inspected.value).toBeUndefined();
});

test('colors of documents become colors of the page; what is none is not used', () => {
	const colors = ['#80112233', '#112233', 'url(evil)'];
	expect(colors.map(cssColor)).toEqual(['#11223380', '#112233', 'transparent']);
	expect(colors.map(opaqueColor)).toEqual(['#112233', '#112233', 'transparent']);
});
