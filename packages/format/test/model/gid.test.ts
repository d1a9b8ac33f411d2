import { GidFlags, joinGid, splitGid, tileFinder } from '@tilewright/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('splitGid', () => {
	const off = { horizontal: false, vertical: false, diagonal: false, hexagonal: false };

	it.each([
		['an empty cell', 0, { tile: 0, ...off }],
		['a tile without flags', 5, { tile: 5, ...off }],
		['flipped horizontally', 0x80000005, { tile: 5, ...off, horizontal: true }],
		['flipped vertically', 0x40000005, { tile: 5, ...off, vertical: true }],
		['flipped anti-diagonally, or rotated by 60°', 0x20000005, { tile: 5, ...off, diagonal: true }],
		['rotated by 120° on hexagonal maps', 0x10000005, { tile: 5, ...off, hexagonal: true }],
		['all flags, the largest tile', 0xffffffff, { tile: 0x0fffffff, horizontal: true, vertical: true, diagonal: true, hexagonal: true }],
		['a signed number with the same 32 bits [G4]', -2147483643, { tile: 5, ...off, horizontal: true }],
	])('%s [G1]', (_, gid, parts) => {
		expect(splitGid(gid)).toEqual(parts);
	});
});

describe('joinGid', () => {
	it('is the inverse of splitGid, and unsigned [G1, G4]', () => {
		fc.assert(
			fc.property(fc.nat({ max: 0xffffffff }), (gid) => {
				expect(joinGid(splitGid(gid))).toBe(gid);
			}),
		);
	});

	it('leaves missing flags off', () => {
		expect(joinGid({ tile: 7 })).toBe(7);
		expect(joinGid({ tile: 7, horizontal: true })).toBe(0x80000007);
		expect(joinGid({ tile: 7, hexagonal: true, diagonal: true })).toBe(0x30000007);
	});

	it.each([-1, 0x10000000, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses the tile %s', (tile) => {
		expect(() => joinGid({ tile })).toThrow(RangeError);
	});
});

it('GidFlags are the upper four bits, unsigned [G1, G4]', () => {
	expect(GidFlags.horizontal + GidFlags.vertical + GidFlags.diagonal + GidFlags.hexagonal).toBe(GidFlags.all);
	expect(GidFlags.all).toBe(0xf0000000);
});

describe('tileFinder', () => {
	const tilesets = [
		{ firstgid: 101, name: 'b' },
		{ firstgid: 1, name: 'a' },
		{ firstgid: 201, name: 'c' },
	];
	const find = tileFinder(tilesets);

	it.each([
		[1, 'a', 1, 0],
		[100, 'a', 1, 99],
		[101, 'b', 0, 0],
		[200, 'b', 0, 99],
		[201, 'c', 2, 0],
		[0x0fffffff, 'c', 2, 0x0fffffff - 201],
	])('%i: the largest firstgid that is not above it, however the list is sorted [G3]', (gid, name, index, id) => {
		expect(find(gid)).toEqual({ tileset: expect.objectContaining({ name }), index, id });
		expect(find(joinGid({ ...splitGid(gid), vertical: true, hexagonal: true }))).toEqual(find(gid));
	});

	it('finds no tileset for an empty cell, or below every firstgid [G3]', () => {
		expect(find(0)).toBeUndefined();
		expect(find(0x80000000)).toBeUndefined();
		expect(tileFinder([{ firstgid: 10 }])(9)).toBeUndefined();
		expect(tileFinder([])(1)).toBeUndefined();
	});

	it('also finds a tileset for a GID past its last tile [G5]', () => {
		expect(find(150)?.id).toBe(49);
	});

	it('agrees with a search of all tilesets', () => {
		fc.assert(
			fc.property(fc.uniqueArray(fc.nat({ max: 300 }), { maxLength: 20 }), fc.integer({ min: 1, max: 320 }), (firstgids, gid) => {
				const list = firstgids.map((firstgid) => ({ firstgid }));
				const best = list.filter(({ firstgid }) => firstgid <= gid).sort((a, b) => b.firstgid - a.firstgid)[0];
				expect(tileFinder(list)(gid)?.tileset).toBe(best);
			}),
		);
	});

	it('does not sort the given list', () => {
		expect(tilesets.map(({ name }) => name).join('')).toBe('bac');
	});
});
