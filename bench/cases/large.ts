import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case, Group } from '../support/case.ts';
import { largeMap, writeTilesImage } from '../support/large-map.ts';
import { mixedObjects } from '../support/mixed-objects.ts';
import { findTiled, inFolder, tilewrightIn } from '../support/program.ts';
import { compareProcesses } from '../support/ratio.ts';

const OBJECTS = 20_000;

export const group: Group = {
	title: 'XML to JSON, whole process',
	times: 'by the clock',
	cases: [
		converting('4 × 1000 × 1000 tiles, csv, tmx → json', 0.4, (folder) => tiles(folder, '--encoding', 'csv')),
		converting('4 × 1000 × 1000 tiles, zlib, tmx → json', 0.4, (folder) => tiles(folder, '--encoding', 'base64', '--compression', 'zlib')),
		converting('20,000 objects of 5 kinds, tmx → json', 0.7, objects),
	],
};

function converting(name: string, aim: number, make: (folder: string) => void): Case {
	return {
		name,
		baseline: 'Tiled',
		aim,
		measure: (rounds) =>
			inFolder((folder) => {
				const tiled = findTiled('tiled', folder);
				if (tiled === undefined) return 'Tiled is missing (sudo apt-get install tiled)';
				writeTilesImage(folder);
				make(folder);
				return compareProcesses(
					() => tilewrightIn(folder)('export', 'map.tmx', 'ours.json', '--keep-image-sizes'),
					() => tiled('--export-map', 'json', 'map.tmx', 'theirs.json'),
					rounds,
				);
			}),
	};
}

function tiles(folder: string, ...options: string[]): void {
	writeFileSync(join(folder, 'map.tmj'), largeMap(1000, 4));
	tilewrightIn(folder)('export', 'map.tmj', 'map.tmx', ...options);
}

function objects(folder: string): void {
	const { layers, ...rest } = JSON.parse(new TextDecoder().decode(largeMap(1, 1)));
	const layer = { id: 1, type: 'objectgroup', name: 'Objects', objects: mixedObjects(OBJECTS, 'scripts') };
	writeFileSync(join(folder, 'map.tmj'), JSON.stringify({ ...rest, layers: [layer], nextobjectid: OBJECTS + 1 }));
	tilewrightIn(folder)('export', 'map.tmj', 'map.tmx');
}
