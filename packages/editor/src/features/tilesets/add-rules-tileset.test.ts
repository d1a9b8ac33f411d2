import { createMap } from '@tilewright/edit';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { startMap } from '@tilewright/editor-core/session/open-document.ts';
import { expect, test } from 'vitest';
import { addRulesTileset } from './add-rules-tileset.ts';

test('[A18] the tileset of automapping rules comes in files next to the map, which stay if they are there', async () => {
	const files = memoryFiles('test', {});
	const map = createMap({ width: 4, height: 3, tilewidth: 16, tileheight: 16 });
	const session = startMap(files, '/maps/rules.tmx', map);
	expect(await addRulesTileset(session)).toBeUndefined();
	expect(session.map.value.tilesets).toEqual([{ firstgid: 1, source: 'automap-tiles.tsx' }]);
	const tileset = session.graph.value.files.get('/maps/automap-tiles.tsx')?.doc;
	expect(tileset).toMatchObject({ name: 'AutoMap Rules', image: 'automap-tiles.svg', tilecount: 5 });
	const picture = await files.read('/maps/automap-tiles.svg');
	expect('bytes' in picture && new TextDecoder().decode(picture.bytes)).toMatch(/^<svg .*<\/svg>$/);
	expect(await addRulesTileset(session)).toBe('The map already has the tileset /maps/automap-tiles.tsx.');

	const own = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="32"/>';
	await files.write('/maps/automap-tiles.svg', new TextEncoder().encode(own), 'anything');
	const other = startMap(files, '/maps/more.tmx', map);
	expect(await addRulesTileset(other)).toBeUndefined();
	const kept = await files.read('/maps/automap-tiles.svg');
	expect('bytes' in kept && new TextDecoder().decode(kept.bytes)).toBe(own);
});
