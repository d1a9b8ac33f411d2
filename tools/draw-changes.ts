/** Draws `docs/pictures/changes.png`, the picture of the guide to comparing maps: `npx tsx tools/draw-changes.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Layer, ObjectLayer, TileMap } from '@tilewright/format';
import { isInfinite, readMap } from '@tilewright/format';
import { diff, resolveDocument } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { compareMaps } from '@tilewright/render-node';

const root = fileURLToPath(new URL('../examples/', import.meta.url)).replace(/[\\/]$/, '');
const loader = fileLoader({ root });
const path = `${root}/maps/orthogonal.tmj`;

/** Reads the isle of Brill. */
const island = (): TileMap => readMap(readFileSync(path));

/** The changes of a year on the isle. */
function aYearLater(map: TileMap): TileMap {
	const village = objectsOf(map, 'Village');
	const mill = village.objects.find(({ name }) => name === 'The old mill');
	if (mill !== undefined) Object.assign(mill, { x: 576, y: 184 });
	village.objects = village.objects.filter(({ name }) => name !== 'Home of Ferris');
	const boat = village.objects.find(({ name }) => name === 'The Plaice');
	if (boat !== undefined) village.objects.push({ ...boat, id: map.nextobjectid++, name: 'The Sole', x: 592, y: 540 });
	// The eastern field is narrower: its edge has moved to the left.
	for (let row = 8; row <= 14; row++) {
		const edge = row === 8 ? 139 : row === 14 ? 147 : 155;
		for (let column = 32; column <= 36; column++) setCell(map, 'Fields', column, row, column === 32 ? edge : 0);
	}
	// The path goes on to the beach.
	for (let row = 27; row <= 29; row++) setCell(map, 'Paths', 20, row, row === 29 ? 98 : 102);
	return map;
}

function setCell(map: TileMap, name: string, column: number, row: number, gid: number): void {
	const layer = layerNamed(map, name);
	if (layer.type !== 'tilelayer' || isInfinite(layer)) throw new TypeError(`"${name}" is not a finite tile layer.`);
	layer.data[row * layer.width + column] = gid;
}

function objectsOf(map: TileMap, name: string): ObjectLayer {
	const layer = layerNamed(map, name);
	if (layer.type !== 'objectgroup') throw new TypeError(`"${name}" is not an object layer.`);
	return layer;
}

function layerNamed({ layers }: TileMap, name: string): Layer {
	const found = layers.find((layer) => layer.name === name);
	if (found === undefined) throw new RangeError(`There is no layer "${name}".`);
	return found;
}

const [before, after] = [island(), aYearLater(island())];
const compared = async (map: TileMap, name: string) => ({ name, graph: await resolveDocument(map, path, loader), loader });
const picture = await compareMaps({
	before: await compared(before, 'brill.tmj, a year ago'),
	after: await compared(after, 'brill.tmj'),
	changes: diff(before, after),
});
writeFileSync(new URL('../docs/pictures/changes.png', import.meta.url), await picture.encode('png'));
