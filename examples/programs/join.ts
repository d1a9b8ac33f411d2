/**
 * Joins finite maps into one infinite map, each at a position in tiles:
 *
 *     npx tsx examples/programs/join.ts examples maps/joined.tmj maps/orthogonal.tmj@0,0 maps/orthogonal.tmj@48,0
 *
 * The first argument is the folder of all files, the second the new map. Layers of the same name become one, maps share their tilesets, and
 * objects get new ids. Groups of the same name become one, too. The maps must be orthogonal, with tiles of the same size.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { createMap, edit, pasteClip } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { write } from '@tilewright/format';
import { resolve, targetsOf } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';

const [, , root, out, ...places] = argv;
if (root === undefined || out === undefined || places.length === 0) {
	console.error('Usage: join.ts FOLDER OUT MAP@X,Y …');
	exit(2);
}

const loader = fileLoader({ root });
const target = loader.resolve(out, '');
if (!('path' in target)) throw new Error(`${out}: ${target.why}`);

const parts = places.map((place) => {
	const [, path = place, x = '0', y = '0'] = /^(.*)@(-?\d+),(-?\d+)$/.exec(place) ?? [];
	return { path, cell: { x: Number(x), y: Number(y) } };
});
const graph = await resolve(
	parts.map(({ path }) => path),
	loader,
);
for (const { file, message, severity } of graph.issues) if (severity === 'error') console.error(`${file}: ${message}`);

/** A map of the graph that can be joined. */
function mapAt(path: string): TileMap {
	const doc = graph.files.get(path)?.doc;
	if (doc?.type !== 'map') throw new Error(`${path} is no map that can be read.`);
	if (doc.orientation !== 'orthogonal' || doc.infinite) throw new Error(`${path} is not a finite orthogonal map.`);
	return doc;
}

const [first = ''] = graph.roots;
const { tilewidth, tileheight } = mapAt(first);
const files = { path: target.path, targets: targetsOf(graph, target.path) };

const { doc } = edit(createMap({ width: 0, height: 0, infinite: true, tilewidth, tileheight }), (e) => {
	for (const [i, { cell }] of parts.entries()) {
		const path = graph.roots[i] ?? '';
		const map = mapAt(path);
		if (map.tilewidth !== tilewidth || map.tileheight !== tileheight) throw new Error(`The tiles of ${path} have another size.`);
		const { changes, issues, objects } = pasteClip(e.doc, map, { cell, files, clipFiles: { path, targets: targetsOf(graph, path) } });
		for (const { message } of issues) console.error(`${path}: ${message}`);
		e.apply(changes);
		console.log(`${path}: ${objects.length} objects`);
	}
});

writeFileSync(join(root, out), write(doc));
console.log(`${out}: ${doc.layers.length} layers, ${doc.tilesets.length} tilesets`);
