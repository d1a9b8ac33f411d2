/**
 * Repaints a map for winter: takes the tileset with snow, and replaces what does not stand in winter, on all layers.
 *
 *     npx tsx examples/programs/winter.ts examples maps/orthogonal.tmj maps/winter.tmj
 *
 * The first argument is the folder of all files, the second the map, the third the new map.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { changeTiles, createMap, edit, replaceTileset } from '@tilewright/edit';
import { automap, parseRuleMap } from '@tilewright/edit/automap';
import type { TileMap } from '@tilewright/format';
import { write } from '@tilewright/format';
import { moveReferences, resolve, targetsOf } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';

const [, , root, from, out] = argv;
if (root === undefined || from === undefined || out === undefined) {
	console.error('Usage: winter.ts FOLDER MAP OUT');
	exit(2);
}

// Ids of tiles, which are the same in both tilesets.
const [PLAIN, FIELD, BUSH, HAYSTACK] = [80, 158, 163, 190];
const FLOWERS = [84, 85, 86, 87, 88];
const [CABBAGES, BERRIES] = [159, 164];

/** Which tiles become others. */
const table = new Map([...FLOWERS.map((id) => [id, PLAIN] as const), [CABBAGES, FIELD], [BERRIES, BUSH]]);

/** Flowers, grass, lilies, mushrooms, pumpkins and cabbages that stand alone: nothing comes in their place. */
const gone = new Set([167, 168, 169, 171, 173, 182, 183]);

const loader = fileLoader({ root });
const target = loader.resolve(out, '');
if (!('path' in target)) throw new Error(`${out}: ${target.why}`);
const graph = await resolve([from, 'tilesets/winter.tsj'], loader);
for (const { file, message, severity } of graph.issues) if (severity === 'error') console.error(`${file}: ${message}`);
const [path = ''] = graph.roots;
const map = graph.files.get(path)?.doc;
if (map?.type !== 'map') throw new Error(`${from} is no map that can be read.`);
const files = { path, targets: targetsOf(graph, path) };

/** A rule for single cells: what stands on input layers, and what output layers get. */
function ruleMap(tilesets: TileMap['tilesets'], cells: Readonly<Record<string, number>>, probability = 1): TileMap {
	const properties = [{ name: 'Probability', type: 'float' as const, value: probability }];
	return edit(createMap({ width: 1, height: 1, tilewidth: 16, tileheight: 16, tilesets, properties }), (e) => {
		for (const [name, gid] of Object.entries(cells)) {
			e.addLayer('tilelayer', { name });
			e.setCell(name, 0, 0, gid);
		}
	}).doc;
}

/** On some fields comes a haystack, where nothing else stands. Then snow lies on all fields. */
function winterRules({ tilesets }: TileMap, firstgid: number): TileMap[] {
	const special = 10_000;
	const [any, empty] = [special + 2, special + 3];
	const all = [...tilesets, { firstgid: special, source: ':/automap-tiles.tsx' }];
	return [
		ruleMap(all, { input_Fields: any, input_Things: empty, output_Things: firstgid + HAYSTACK }, 0.05),
		ruleMap(all, { input_Fields: any, output_Fields: empty }),
	];
}

const { doc } = edit(map, (e) => {
	const position = map.tilesets.findIndex((tileset) => 'source' in tileset && tileset.source.endsWith('terrain.tsj'));
	const terrain = map.tilesets[position];
	if (terrain === undefined || !('source' in terrain)) throw new Error(`${from} does not use terrain.tsj.`);
	const winter = replaceTileset(map, position, { source: terrain.source.replace('terrain.tsj', 'winter.tsj') }, 'id', files);
	for (const { message } of winter.issues) console.error(message);
	e.apply(winter.changes);

	// Where the numbers of the new tileset begin: replacing may have moved them.
	const firstgid = e.doc.tilesets[position]?.firstgid ?? terrain.firstgid;
	e.apply(
		changeTiles(e.doc, (tile) => {
			const id = tile - firstgid;
			return gone.has(id) ? 0 : firstgid + (table.get(id) ?? id);
		}),
	);

	const rules = winterRules(e.doc, firstgid).map((rule) => parseRuleMap(rule, files));
	const { changes, issues } = automap(e.doc, rules, files);
	for (const { message } of issues) console.error(message);
	e.apply(changes);
});

writeFileSync(join(root, out), write(moveReferences(doc, path, target.path)));
console.log(`${out}: ${doc.layers.length} layers`);
