import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Painter } from './cells.ts';
import { ground, runs, sparse } from './cells.ts';

/** The size of maps in tiles, the number of their tile layers, and how many of a hundred maps are like this. */
interface Kind {
	readonly width: number;
	readonly height: number;
	readonly layers: number;
	readonly share: number;
}

/**
 * The sizes of maps in public projects: of 107 maps with at least 300 cells, half have up to 30 × 20, three quarters up to 58 × 47, nine
 * tenths up to 100 × 100, and the largest have 256 × 256 and 512 × 512.
 */
const KINDS: readonly Kind[] = [
	{ width: 20, height: 20, layers: 1, share: 20 },
	{ width: 30, height: 20, layers: 2, share: 36 },
	{ width: 50, height: 40, layers: 3, share: 20 },
	{ width: 100, height: 100, layers: 3, share: 21 },
	{ width: 250, height: 250, layers: 3, share: 2 },
	{ width: 500, height: 500, layers: 4, share: 1 },
];

/** The painters of the layers of a map, from the bottom up. */
const PAINTERS: readonly Painter[] = [ground, sparse, runs, sparse];

/** The tiles of the shared tileset. */
const TILES = 192;
const TEMPLATES = 4;

/** A prime number, so that maps of a kind are not next to each other: sizes and names have little to do with each other. */
const STEP = 37;

/** Writes a project of maps in XML that share a tileset and templates. */
export function writeProject(folder: string, count: number): void {
	for (const name of ['maps', 'templates', 'tilesets']) mkdirSync(join(folder, name));
	cpSync(new URL('../../examples/art/terrain.png', import.meta.url), join(folder, 'tilesets/shared.png'));
	const save = (name: string, xml: string): void => writeFileSync(join(folder, name), `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`);
	save(
		'tilesets/shared.tsx',
		`<tileset version="1.8" tiledversion="1.8.2" name="Shared" tilewidth="16" tileheight="16" tilecount="${TILES}" columns="16">\n` +
			' <image source="shared.png" width="256" height="192"/>\n</tileset>',
	);
	for (let i = 0; i < TEMPLATES; i++)
		save(
			`templates/${i}.tx`,
			`<template>\n <tileset firstgid="1" source="../tilesets/shared.tsx"/>\n <object name="Thing ${i}" gid="${i + 1}" width="16" height="16"/>\n</template>`,
		);
	const kinds = KINDS.flatMap((kind) => Array.from({ length: kind.share }, () => kind));
	for (let i = 0; i < count; i++) {
		const kind = kinds[(i * STEP) % kinds.length];
		if (kind !== undefined) save(`maps/${String(i).padStart(4, '0')}.tmx`, mapXml(kind, i));
	}
}

function mapXml({ width, height, layers }: Kind, seed: number): string {
	const painted = Array.from({ length: layers }, (_, i) => {
		const cells = PAINTERS[i % PAINTERS.length]?.(width, height, 1 + seed * layers + i) ?? new Uint32Array(width * height);
		const gids = Array.from(cells, inTileset);
		const rows = Array.from({ length: height }, (_, y) => gids.slice(y * width, (y + 1) * width).join(','));
		return ` <layer id="${i + 1}" name="${i === 0 ? 'Ground' : `Level ${i}`}" width="${width}" height="${height}">\n  <data encoding="csv">\n${rows.join(',\n')}\n</data>\n </layer>\n`;
	});
	const objects = Array.from(
		{ length: TEMPLATES },
		(_, i) => `  <object id="${i + 1}" template="../templates/${i}.tx" x="${i * 32}" y="${(seed % height) * 16}"/>\n`,
	);
	return (
		`<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" width="${width}" height="${height}" ` +
		`tilewidth="16" tileheight="16" infinite="0" nextlayerid="${layers + 2}" nextobjectid="${TEMPLATES + 1}">\n` +
		' <tileset firstgid="1" source="../tilesets/shared.tsx"/>\n' +
		`${painted.join('')} <objectgroup id="${layers + 1}" name="Things">\n${objects.join('')} </objectgroup>\n</map>`
	);
}

/** A tile of the tileset with the flips of a GID. */
function inTileset(gid: number): number {
	const flips = gid & 0xe0000000;
	const id = gid & 0x1fffffff;
	return id === 0 ? 0 : (flips | (1 + ((id - 1) % TILES))) >>> 0;
}
