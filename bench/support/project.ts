import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SIZE = 20;
const TEMPLATES = 4;

/** Writes a project of small maps in XML that share a tileset and templates. @returns the maps' paths in it */
export function writeProject(folder: string, count: number): string[] {
	for (const name of ['maps', 'templates', 'tilesets']) mkdirSync(join(folder, name));
	cpSync(new URL('../../examples/art/terrain.png', import.meta.url), join(folder, 'tilesets/shared.png'));
	const save = (name: string, xml: string): void => writeFileSync(join(folder, name), `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`);
	save(
		'tilesets/shared.tsx',
		'<tileset version="1.8" tiledversion="1.8.2" name="Shared" tilewidth="16" tileheight="16" tilecount="192" columns="16">\n' +
			' <image source="shared.png" width="256" height="192"/>\n</tileset>',
	);
	for (let i = 0; i < TEMPLATES; i++)
		save(
			`templates/${i}.tx`,
			`<template>\n <tileset firstgid="1" source="../tilesets/shared.tsx"/>\n <object name="Thing ${i}" gid="${i + 1}" width="16" height="16"/>\n</template>`,
		);
	return Array.from({ length: count }, (_, i) => {
		const name = `maps/${String(i).padStart(4, '0')}.tmx`;
		save(name, mapXml(i));
		return name;
	});
}

function mapXml(seed: number): string {
	const rows = Array.from({ length: SIZE }, (_, y) =>
		Array.from({ length: SIZE }, (_, x) => ((x * 7 + y * 13 + seed) % 192) + 1).join(','),
	);
	const objects = Array.from(
		{ length: TEMPLATES },
		(_, i) => `  <object id="${i + 1}" template="../templates/${i}.tx" x="${i * 32}" y="${(seed % SIZE) * 16}"/>\n`,
	);
	return (
		`<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" width="${SIZE}" height="${SIZE}" ` +
		`tilewidth="16" tileheight="16" infinite="0" nextlayerid="3" nextobjectid="${TEMPLATES + 1}">\n` +
		' <tileset firstgid="1" source="../tilesets/shared.tsx"/>\n' +
		` <layer id="1" name="Ground" width="${SIZE}" height="${SIZE}">\n  <data encoding="csv">\n${rows.join(',\n')}\n</data>\n </layer>\n` +
		` <objectgroup id="2" name="Things">\n${objects.join('')} </objectgroup>\n</map>`
	);
}
