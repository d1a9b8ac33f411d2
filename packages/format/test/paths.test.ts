import { describe, expect, it } from 'vitest';
import { relocate } from '../src/files/paths.ts';

describe('relocate [J9]', () => {
	it.each([
		['into a folder below', 'tiles.png', '/game/maps', '/game/maps/out', '../tiles.png'],
		['into the folder above', 'tiles.png', '/game/maps', '/game', 'maps/tiles.png'],
		['into a sibling', '../art/tiles.png', '/game/maps', '/game/dist', '../art/tiles.png'],
		['into the folder of the file', '../art/tiles.png', '/game/maps', '/game/art', 'tiles.png'],
		['nowhere', './a/../tiles.png', '/game/maps', '/game/maps', 'tiles.png'],
		['far away', 'tiles.png', '/a/b/c', '/x/y', '../../a/b/c/tiles.png'],
		['to a folder whose name begins with the same letters', 'tiles.png', '/game/map', '/game/maps', '../map/tiles.png'],
		['from the root', 'tiles.png', '/', '/game', '../tiles.png'],
		['to the root', 'tiles.png', '/game', '/', 'game/tiles.png'],
		['with slashes at the ends', 'a//b/tiles.png', '/game/maps/', '/game/', 'maps/a/b/tiles.png'],
		['with backslashes [N5]', '..\\art\\tiles.png', '/game/maps', '/game', 'art/tiles.png'],
		['on Windows', '../art/tiles.png', 'C:/game/maps', 'C:/game/dist/web', '../../art/tiles.png'],
		['from one drive to another', 'tiles.png', 'C:/game', 'D:/dist', 'C:/game/tiles.png'],
		['to the folder itself', 'sounds', '/game', '/game/sounds', '.'],
		['with signs that URLs would escape', 'größe 1%.png', '/a', '/b', '../a/größe 1%.png'],
	])('%s', (_, path, from, to, expected) => {
		expect(relocate(path, from, to)).toBe(expected);
	});

	it.each([
		'',
		'/usr/share/tiles.png',
		'C:/tiles.png',
		'C:\\tiles.png',
		'\\\\server\\tiles.png',
		'https://example.org/a.png',
		'data:image/png;base64,AA',
		':/automap.tsx',
	])('does not change "%s", which is not relative to the document', (path) => {
		expect(relocate(path, '/game/maps', '/game/dist')).toBe(path);
	});

	it('a round trip ends at the same file', () => {
		for (const path of ['a.png', '../a.png', '../../b/a.png', 'c/d/a.png']) {
			const there = relocate(path, '/game/maps/one', '/game/dist/web/two');
			expect(relocate(there, '/game/dist/web/two', '/game/maps/one')).toBe(path);
		}
	});
});
