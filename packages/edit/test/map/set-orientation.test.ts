import type { TileMap } from '@tilewright/format';
import { expect, test } from 'vitest';
import { apply } from '../../src/change/apply.ts';
import { invert } from '../../src/change/invert.ts';
import { createMap } from '../../src/make/create-map.ts';
import { setOrientation } from '../../src/map/set-orientation.ts';

const map: TileMap = createMap({ width: 2, height: 2, tilewidth: 32, tileheight: 16 });
const turned = (doc: TileMap, orientation: TileMap['orientation']): TileMap => apply(doc, setOrientation(doc, orientation)).doc;

test('[E79] a map that becomes hexagonal or oblique gets what a new one would have', () => {
	expect(turned(map, 'hexagonal')).toMatchObject({ orientation: 'hexagonal', hexsidelength: 8, staggeraxis: 'y', staggerindex: 'odd' });
	expect(turned(map, 'oblique')).toMatchObject({ orientation: 'oblique', skewx: 16, skewy: 0 });
});

test('fields that the new orientation does not have go; those of both stay', () => {
	const hexagonal: TileMap = createMap({ orientation: 'hexagonal', width: 2, height: 2, tilewidth: 32, tileheight: 16, staggeraxis: 'x' });
	const staggered = turned(hexagonal, 'staggered');
	expect(staggered).toMatchObject({ staggeraxis: 'x', staggerindex: 'odd' });
	expect(staggered).not.toHaveProperty('hexsidelength');
	expect(turned(staggered, 'orthogonal')).not.toHaveProperty('staggeraxis');
});

test('the change is taken back', () => {
	const changes = setOrientation(map, 'hexagonal');
	expect(apply(apply(map, changes).doc, invert(changes)).doc).toEqual(map);
	expect(setOrientation(map, 'orthogonal')).toEqual([]);
});
