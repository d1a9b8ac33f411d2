import type { Tile } from '@tilewright/play';
import { tileOf } from '@tilewright/play';
import type { PictureAt } from '@tilewright/play/scene';
import { pictureAt } from '@tilewright/play/scene';
import { expect, it } from 'vitest';
import { loadedFrom, mapJson, tilesetJson } from '../support/map-files.ts';

const matrixOf = ({ id }: Tile) => [1, 0, 0, 1, id, 0] as const;

async function pictureOf(gid: number): Promise<PictureAt> {
	const animation = [0, 2].map((tileid) => ({ tileid, duration: 100 }));
	const map = await loadedFrom({ 'map.tmj': mapJson({ tilesets: [tilesetJson({ firstgid: 1, tiles: [{ id: 0, animation }] })] }) });
	const tile = tileOf(map.tiles, gid);
	if (tile === undefined) throw new Error('there is no tile');
	return pictureAt(map, tile, matrixOf);
}

it('is what shows a tile: its file, the part of it, and where it is drawn', async () => {
	const at = await pictureOf(6);
	expect(at(0)).toMatchObject({
		file: { source: '/tiles.png' },
		part: { x: 16, y: 16, width: 16, height: 16 },
		matrix: [1, 0, 0, 1, 5, 0],
	});
	expect(at(1000)).toBe(at(0));
});

it('changes with the frames of an animation, and only then, also if time runs backwards', async () => {
	const at = await pictureOf(1);
	const [start, later] = [at(0), at(150)];
	expect([start?.part.x, later?.part.x, later?.matrix[4]]).toEqual([0, 32, 2]);
	expect(at(199)).toBe(later);
	expect([at(50)?.part.x, at(250)?.part.x, at(110)?.part.x]).toEqual([0, 0, 32]);
});
