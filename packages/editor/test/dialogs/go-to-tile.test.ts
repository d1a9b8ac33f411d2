import { expect, test } from 'vitest';
import { positionIn } from '../../src/dialogs/go-to-tile.tsx';

test.each([
	['12, 7', { x: 12, y: 7 }],
	['12 7', { x: 12, y: 7 }],
	['(-3;4)', { x: -3, y: 4 }],
])('a position is typed as %s [E143]', (typed, position) => expect(positionIn(typed)).toEqual(position));

test.each(['', '12', 'a, b', '1, 2, 3', '1.5, 2'])('no position: "%s"', (typed) => expect(positionIn(typed)).toBeUndefined());
