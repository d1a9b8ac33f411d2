import { expect, test } from 'vitest';
import { placesOf } from './arrange.ts';

test('files that were chosen one by one are put where the documents look for them [E139]', () => {
	const names = ['town.tmx', 'houses.tsx', 'houses.png'];
	const references = new Map([
		['town.tmx', ['../tilesets/houses.tsx']],
		['houses.tsx', ['../../art/houses.png']],
	]);
	expect(Object.fromEntries(placesOf(names, references))).toEqual({
		'town.tmx': '/folder1/folder2/town.tmx',
		'houses.tsx': '/folder1/tilesets/houses.tsx',
		'houses.png': '/art/houses.png',
	});
});

test('files that nobody refers to are side by side, and names are compared without regard to case', () => {
	const places = placesOf(['a.tmj', 'Tiles.TSJ', 'other.png'], new Map([['a.tmj', ['sets\\tiles.tsj']]]));
	expect(Object.fromEntries(places)).toEqual({ 'a.tmj': '/a.tmj', 'Tiles.TSJ': '/sets/tiles.tsj', 'other.png': '/other.png' });
});

test('there is room for files that are added later', () => {
	expect(Object.fromEntries(placesOf(['a.tmj'], new Map([['a.tmj', ['../../tiles/a.tsj']]])))).toEqual({
		'a.tmj': '/folder1/folder2/a.tmj',
	});
});

test('references that circle end', () => {
	const references = new Map([
		['a.world', ['a.tmj']],
		['a.tmj', ['a.world']],
	]);
	expect(placesOf(['a.world', 'a.tmj'], references).size).toBe(2);
});
