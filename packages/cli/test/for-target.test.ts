import { readMap, referencesOf, toExport } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { forTarget } from '../src/commands/export/single/for-target.ts';

const NAMES = ['a', '.', '..', '', 'b.png', '...', '.hidden', 'c\\d', 'e..', 'C:'];

const FOLDERS = [
	['/game/maps', '/game/maps'],
	['/game/maps', '/game/maps/'],
	['/game/maps', '/game/dist'],
	['/', '/'],
] as const;

const withImage = (image: string) =>
	readMap(
		`{"type":"map","width":1,"height":1,"tilewidth":1,"tileheight":1,"layers":[],"editorsettings":{"export":{"target":"x.json"}},"tilesets":[{"firstgid":1,"name":"t","tilewidth":1,"tileheight":1,"image":${JSON.stringify(image)}}]}`,
	);

describe('forTarget', () => {
	it.each(FOLDERS)('does what toExport does, also if no path changes: from %s to %s [J9, J12]', (from, to) => {
		for (const one of NAMES)
			for (const two of NAMES)
				for (const path of [one, `${one}/${two}`, `${two}/${one}/a.png`]) {
					const map = withImage(path);
					expect([path, forTarget(map, { from, to }, referencesOf(map))]).toEqual([path, toExport(map, { from, to })]);
				}
	});
});
