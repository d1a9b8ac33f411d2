import { expect, test } from 'vitest';
import { fileRows, fileTree, filteredPaths } from './file-tree.ts';

const PATHS = ['/a.tmj', '/maps/map 10.tmj', '/maps/map 2.tmj', '/maps/caves/deep.tmx', '/tiles/ground.tsj'];

const lines = (paths: readonly string[], isOpen = (_: string): boolean => true): string[] =>
	fileRows(fileTree(paths), isOpen).map(({ path, level, isOpen: open, place, count }) =>
		[`${'  '.repeat(level - 1)}${path}`, ...(open === undefined ? [] : [open ? 'open' : 'closed']), `${place}/${count}`].join(' '),
	);

test('[E122] [E145] folders come first, and numbers in names are sorted as numbers', () => {
	expect(lines(PATHS)).toEqual([
		'/maps open 1/3',
		'  /maps/caves open 1/3',
		'    /maps/caves/deep.tmx 1/1',
		'  /maps/map 2.tmj 2/3',
		'  /maps/map 10.tmj 3/3',
		'/tiles open 2/3',
		'  /tiles/ground.tsj 1/1',
		'/a.tmj 3/3',
	]);
});

test('[E122] the content of a closed folder is not listed', () => {
	expect(lines(PATHS, (folder) => folder === '/tiles')).toEqual([
		'/maps closed 1/3',
		'/tiles open 2/3',
		'  /tiles/ground.tsj 1/1',
		'/a.tmj 3/3',
	]);
});

test('[E122] a filter keeps the paths that have all its words, in any case', () => {
	expect(filteredPaths(PATHS, ' Map  10')).toEqual(['/maps/map 10.tmj']);
	expect(filteredPaths(PATHS, ' ')).toEqual(PATHS);
	expect(lines([])).toEqual([]);
});
