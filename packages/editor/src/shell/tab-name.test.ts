import { describe, expect, it } from 'vitest';
import { tabName } from './tab-name.ts';

describe('the tab of a document has the name of its file, and as many folders as tell it from the other tabs', () => {
	it.each([
		['/town/map.tmx', ['/town/map.tmx', '/sea.tmx'], 'map.tmx'],
		['/town/map.tmx', ['/town/map.tmx', '/sea/map.tmx'], 'town/map.tmx'],
		['/a/town/map.tmx', ['/a/town/map.tmx', '/b/town/map.tmx'], 'a/town/map.tmx'],
		['/map.tmx', ['/map.tmx', '/sea/map.tmx'], 'map.tmx'],
		['/sea/map.tmx', ['/map.tmx', '/sea/map.tmx'], 'sea/map.tmx'],
		['/town/map.tmx', ['/town/map.tmx', '/town/roadmap.tmx'], 'map.tmx'],
	])('%s of %j', (path, open, expected) => expect(tabName(path, open)).toBe(expected));
});
