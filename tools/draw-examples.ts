/**
 * Draws and writes everything in `examples/` except its README: `npx tsx tools/draw-examples.ts`.
 * The output has the same bytes on every machine, except compressed tile data: each platform's zlib compresses differently.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FormatError, read, write } from '@tilewright/format';
import { sheetTileset } from './draw-examples/build.ts';
import { project, templates, world } from './draw-examples/companions.ts';
import { type JsonObject, printDocument } from './draw-examples/json.ts';
import { everythingMap } from './draw-examples/map-everything.ts';
import { hexagonalMap } from './draw-examples/map-hexagonal.ts';
import { orthogonalMap } from './draw-examples/map-orthogonal.ts';
import { infiniteMap, obliqueMap } from './draw-examples/maps-flat.ts';
import { isometricMap, staggeredMap } from './draw-examples/maps-isometric.ts';
import { pictures } from './draw-examples/pictures.ts';
import { pngOf } from './draw-examples/pixmap.ts';
import { terrainTileset } from './draw-examples/tileset-terrain.ts';
import { dungeonTileset, hexTileset, isoTileset, type Picture, type VillageName, villageTileset } from './draw-examples/tilesets-more.ts';

const examples = fileURLToPath(new URL('../examples/', import.meta.url));

function save(path: string, content: string | Uint8Array): void {
	const target = join(examples, path);
	mkdirSync(dirname(target), { recursive: true });
	writeFileSync(target, content);
}

/** Documents have the form of an export. */
function saveDocument(path: string, content: JsonObject): void {
	const { doc, issues } = read(printDocument(content));
	if (doc === undefined) throw new FormatError(issues);
	save(path, write(doc));
}

const art = pictures();

function picture(name: string): Picture {
	const drawn = art[name];
	if (drawn === undefined) throw new Error(`There is no picture named ${name}.`);
	return { image: `../art/${name}`, size: [drawn.width, drawn.height] };
}

function villagePicture(name: VillageName): Picture {
	const file = name.startsWith('keeper') ? 'keeper' : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return picture(`village/${file}.png`);
}

/** The embedded tileset: not a file of its own, so it has no version stamps. */
function treasure(): JsonObject {
	const { image, size } = picture('treasure.png');
	const {
		type: _type,
		version: _version,
		editorversion: _editor,
		...embedded
	} = sheetTileset('Treasure', image, size, [16, 16], 7, 7, {
		objectalignment: 'bottom',
		tiles: [
			{ id: 0, type: 'Coin', animation: [0, 1, 2, 3].map((tileid) => ({ tileid, duration: 120 })) },
			...[4, 5, 6].map((id) => ({ id, type: 'Coin' })),
		],
	});
	return embedded;
}

const sheets: readonly [string, string, (image: string, size: readonly [number, number]) => JsonObject][] = [
	['terrain', 'terrain.png', terrainTileset],
	['winter', 'winter.png', (image, size) => terrainTileset(image, size, 'Winter')],
	['iso', 'iso.png', isoTileset],
	['hex', 'hex.png', hexTileset],
	['dungeon', 'dungeon.png', dungeonTileset],
];

for (const [path, drawn] of Object.entries(art)) save(`art/${path}`, await pngOf(drawn));
for (const [name, image, tileset] of sheets) saveDocument(`tilesets/${name}.tsj`, tileset(picture(image).image, picture(image).size));
saveDocument('tilesets/village.tsj', villageTileset(villagePicture));
for (const [name, template] of Object.entries(templates)) saveDocument(`templates/${name}`, template);
const maps = {
	orthogonal: orthogonalMap(treasure()),
	isometric: isometricMap(),
	staggered: staggeredMap(),
	hexagonal: hexagonalMap(),
	oblique: obliqueMap(),
	infinite: infiniteMap(),
	everything: everythingMap(treasure()),
};
for (const [name, map] of Object.entries(maps)) saveDocument(`maps/${name}.tmj`, map);
save('brill.tiled-project', printDocument(project()));
save(
	'brill.world',
	printDocument(
		world([
			{ fileName: 'maps/orthogonal.tmj', x: 0, y: 0, width: 768, height: 576 },
			{ fileName: 'maps/infinite.tmj', x: 1280, y: 256, width: 1024, height: 768 },
			{ fileName: 'maps/oblique.tmj', x: 0, y: -288, width: 768, height: 288 },
			{ fileName: 'maps/everything.tmj', x: 0, y: 576, width: 640, height: 480 },
		]),
	),
);
