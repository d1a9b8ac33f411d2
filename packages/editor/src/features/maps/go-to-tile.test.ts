import { expect, test } from 'vitest';
import { positionIn, refusalOf } from './go-to-tile-dialog.tsx';

test.each([
	['12, 7', { x: 12, y: 7 }],
	['12 7', { x: 12, y: 7 }],
	['(-3;4)', { x: -3, y: 4 }],
])('a position is typed as %s [E143]', (typed, position) => expect(positionIn(typed)).toEqual(position));

test.each(['', '12', 'a, b', '1, 2, 3', '1.5, 2'])('no position: "%s"', (typed) => expect(positionIn(typed)).toBeUndefined());

const ROOM = { infinite: false, width: 40, height: 30 };

test.each([
	['12', 'such as 12, 7'],
	['40, 2', 'columns 0 to 39'],
	['3, -1', 'rows 0 to 29'],
])('"%s" is no cell of the map, and the dialog says why [E143]', (typed, why) => expect(refusalOf(typed, ROOM)).toContain(why));

test('nothing is wrong with a cell of the map, any cell of an infinite one, and before something is typed [E143]', () => {
	expect(refusalOf('39, 29', ROOM)).toBeUndefined();
	expect(refusalOf('-40, 100', { ...ROOM, infinite: true })).toBeUndefined();
	expect(refusalOf(' ', ROOM)).toBeUndefined();
});
