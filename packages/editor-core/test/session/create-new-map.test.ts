import { expect, test } from 'vitest';
import { FIRST_MAP, inOrientation } from '../../src/session/create-new-map.ts';

test('[E79] squares become diamonds of their width with an isometric orientation, and squares again; other sizes stay', () => {
	const sizeOf = ({ tilewidth, tileheight }: typeof FIRST_MAP) => [tilewidth, tileheight];
	const diamonds = inOrientation(FIRST_MAP, 'isometric');
	expect(sizeOf(diamonds)).toEqual([32, 16]);
	expect(sizeOf(inOrientation(diamonds, 'staggered'))).toEqual([32, 16]);
	expect(sizeOf(inOrientation(diamonds, 'hexagonal'))).toEqual([32, 32]);
	expect(sizeOf(inOrientation({ ...FIRST_MAP, tileheight: 20 }, 'isometric'))).toEqual([32, 20]);
	expect(sizeOf(inOrientation({ ...FIRST_MAP, tileheight: 16 }, 'oblique'))).toEqual([32, 16]);
});
