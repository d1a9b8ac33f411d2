import { markedPosition } from '@tilewright/edit/terrain';
import { chooseColor, choosePattern } from '@tilewright/editor-core/session/terrain-editing.ts';
import { describe, expect, test } from 'vitest';
import { editingTileset, groundWith, idsOf, stepsOf } from '../../../test/support/editing-tileset.ts';
import type { InTile } from './mark-pointer.ts';
import { terrainMarker } from './terrain-marker.ts';
import { zonesOf } from './zones.ts';

/** A point in a tile of the first row. */
const at = (id: number, x: number, y: number): InTile => ({
	tile: { id, x: id * 17, y: 0, width: 16, height: 16, column: id, row: 0 },
	inside: { x, y },
});

const press = (key: string, code = key) => ({ key, code, ctrlKey: false, metaKey: false, altKey: false });

/** Marks tiles of a set of a type. */
async function marking(type: 'corner' | 'edge' | 'mixed') {
	const { editor, session } = await editingTileset(groundWith(type));
	chooseColor(session.terrain, 2);
	return { editor, session, marker: terrainMarker(editor, session) };
}

describe.each(['corner', 'edge', 'mixed'] as const)('%s', (type) => {
	test('[Q42] a click in a zone marks the position that the zone shows', () => {
		const { zones } = zonesOf(type);
		expect(zones).toHaveLength(type === 'mixed' ? 8 : 4);
		for (const { position, corners } of zones) {
			const middle = { x: 0, y: 0 };
			for (const { x, y } of corners) {
				middle.x += x / corners.length;
				middle.y += y / corners.length;
			}
			expect(markedPosition(type, middle)).toBe(position);
		}
	});

	test('every side of a zone is a border', () => {
		const { zones, borders } = zonesOf(type);
		const key = (points: readonly { readonly x: number; readonly y: number }[]): string =>
			points
				.map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`)
				.toSorted()
				.join(' ');
		const sides = zones.flatMap(({ corners }) => corners.map((corner, i) => key([corner, corners[(i + 1) % 4] ?? corner])));
		expect(new Set(borders.map(({ from, to }) => key([from, to])))).toEqual(new Set(sides));
		expect(borders).toHaveLength(new Set(sides).size);
	});
});

test('[Q42] a drag marks positions of several tiles as one step', async () => {
	const { session, marker } = await marking('corner');
	marker.mark([at(1, 0.9, 0.1)]);
	marker.mark([at(2, 0.2, 0.3), at(2, 0.2, 0.7)]);
	marker.end();
	expect(idsOf(session)).toEqual({ 1: '02000000', 2: '00000202' });
	expect(stepsOf(session)).toEqual(['Mark Terrain']);
	marker.mark([at(1, 0.9, 0.9)]);
	marker.end();
	expect(stepsOf(session)).toHaveLength(2);
	session.undo();
	session.undo();
	expect(idsOf(session)).toEqual({});
});

test('[Q42] erasing marks no color; a tile without colors leaves the set', async () => {
	const { session, marker } = await marking('edge');
	marker.mark([at(0, 0.5, 0.1), at(0, 0.9, 0.5)]);
	marker.end();
	expect(idsOf(session)).toEqual({ 0: '20200000' });
	chooseColor(session.terrain, 0);
	marker.mark([at(0, 0.5, 0.1)]);
	marker.end();
	expect(idsOf(session)).toEqual({ 0: '00200000' });
	marker.mark([at(0, 0.9, 0.5)]);
	marker.end();
	expect(idsOf(session)).toEqual({});
});

test('[Q42] the middle of a tile of a mixed set marks nothing, and makes no step', async () => {
	const { session, marker } = await marking('mixed');
	marker.mark([at(0, 0.5, 0.5)]);
	marker.end();
	expect(stepsOf(session)).toEqual([]);
});

test('[Q42] Escape takes back a drag; without one it ends marking', async () => {
	const { session, marker } = await marking('corner');
	marker.mark([at(0, 0, 0), at(1, 0, 0)]);
	expect(marker.key(press('Escape'), [])).toBe(true);
	expect([idsOf(session), stepsOf(session), session.terrain.isMarking.value]).toEqual([{}, [], true]);
	marker.key(press('Escape'), []);
	expect(session.terrain.isMarking.value).toBe(false);
});

test('[Q42] a pattern gives tiles its whole id', async () => {
	const { session, marker } = await marking('corner');
	choosePattern(session.terrain, [0, 1, 0, 2, 0, 1, 0, 2]);
	marker.mark([at(3, 0.1, 0.1), at(3, 0.9, 0.9), at(2, 0.5, 0.5)]);
	marker.end();
	expect(idsOf(session)).toEqual({ 2: '01020102', 3: '01020102' });
	expect(stepsOf(session)).toEqual(['Mark Terrain']);
	expect(marker.key(press('Enter'), [0, 1])).toBe(true);
	expect(Object.keys(idsOf(session))).toEqual(['0', '1', '2', '3']);
	expect(stepsOf(session)).toHaveLength(2);
});

test('[Q42] digits mark the selected tiles where they lie on a keypad, and say so', async () => {
	const { editor, session, marker } = await marking('corner');
	expect(marker.key(press('9', 'Numpad9'), [4, 5])).toBe(true);
	expect(idsOf(session)).toEqual({ 4: '02000000', 5: '02000000' });
	expect(editor.status.value).toBe('2 tiles: top right Color 2');
	// A keyboard on which digits need Shift.
	marker.key(press('&', 'Digit1'), [4]);
	expect(idsOf(session)[4]).toBe('02000200');
	expect(editor.status.value).toBe('Tile 4: bottom left Color 2');
	expect(marker.describe(4)).toBe('top right Color 2, bottom left Color 2');
	marker.key(press('8', 'Digit8'), [4]);
	expect(editor.status.value).toMatch('no such position');
	expect(stepsOf(session)).toHaveLength(2);
	expect(marker.key({ ...press('1', 'Digit1'), ctrlKey: true }, [4])).toBe(false);
	expect(marker.key(press('1', 'Digit1'), [])).toBe(false);
});

test('hovering changes what is shown only from position to position', async () => {
	const { marker } = await marking('corner');
	marker.hover(at(1, 0.1, 0.1));
	const shown = marker.shown.value;
	marker.hover(at(1, 0.2, 0.2));
	expect(marker.shown.value).toBe(shown);
	marker.hover(at(1, 0.8, 0.2));
	expect(marker.shown.value).not.toBe(shown);
});
