import { describe, expect, it } from 'vitest';
import { referenceTo, resolvedPath } from '../src/references/paths.ts';

describe('paths of files [N5, J9]', () => {
	it.each([
		['../tiles/a.tsj', 'maps/m.tmj', 'tiles/a.tsj'],
		['a.tsj', 'm.tmj', 'a.tsj'],
		['..\\tiles\\a.tsj', '/game/maps/m.tmj', '/game/tiles/a.tsj'],
		['../a.tsj', '/maps/m.tmj', '/a.tsj'],
		['../a.tsj', 'C:/game/maps/m.tmj', 'C:/game/a.tsj'],
		['../a.tsj', 'https://example.com/maps/m.tmj', 'https://example.com/a.tsj'],
		['https://example.com/a.tsj', 'maps/m.tmj', 'https://example.com/a.tsj'],
		['C:/a.tsj', '/maps/m.tmj', 'C:/a.tsj'],
	])('%s in %s refers to %s', (reference, from, path) => {
		expect(resolvedPath(reference, from)).toBe(path);
	});

	it.each([
		['tiles/a.tsj', 'maps/m.tmj', '../tiles/a.tsj'],
		['a.tsj', 'm.tmj', 'a.tsj'],
		['/game/a.tsj', '/game/maps/m.tmj', '../a.tsj'],
		['C:/game/a.tsj', 'C:/game/m.tmj', 'a.tsj'],
		['D:/a.tsj', 'C:/game/m.tmj', 'D:/a.tsj'],
		['https://example.com/a.tsj', 'https://example.com/maps/m.tmj', '../a.tsj'],
		['https://example.com/a.tsj', 'maps/m.tmj', 'https://example.com/a.tsj'],
	])('the reference to %s in %s is %s', (path, from, reference) => {
		expect(referenceTo(path, from)).toBe(reference);
		expect(resolvedPath(reference, from)).toBe(path);
	});
});
