import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The TypeScript samples of a page. */
const samplesOf = (path: string): string[] =>
	[...readFileSync(join(root, path), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms)].map(([, sample = '']) => sample);

/** Runs the samples of a page of the guide, one after the other, as one program. Returns what it prints, with paths from the root. */
const printed = (page: string): string => run(page, samplesOf(`docs/guide/${page}.md`).join('\n'));

function run(name: string, program: string): string {
	const folder = join(root, '.cache/guide');
	mkdirSync(folder, { recursive: true });
	const file = join(folder, `${name}.ts`);
	writeFileSync(file, program);
	return execFileSync(execPath, ['--import', 'tsx', file], { cwd: root, encoding: 'utf8' }).replaceAll(root, '');
}

describe('the samples of the guide', () => {
	it('changing-maps run', () => {
		expect(printed('changing-maps')).toMatchInlineSnapshot(`
			"38367 1
			60 9
			8 []
			32 2 []
			1 []
			30 { x: 3, y: 3, width: 10, height: 7 } 1
			339
			1 0
			do Flood
			do Add Fence
			undo Add Fence
			1 2 true
			redo Add Fence
			do Change Selection
			undo Change Selection
			0 false
			[] true
			2
			[] [ 27 ]
			[]
			"
		`);
	});

	it('games run', () => {
		expect(printed('games')).toMatchInlineSnapshot(`
			"Ground, Fields, Paths, Things, Village, Canopy, Places, Clouds
			Ground 0.4 {
			  source: 'examples/art/terrain.png',
			  x: 0,
			  y: 0,
			  width: 16,
			  height: 16
			}
			landing 328 432
			56 undefined
			{ x: 608, y: 112 } { x: 608, y: 128 } { x: 3, y: 4 }
			4
			352 224 { x: 768, y: 288 }
			{ x: 100, y: 50 }
			North Wood polygon
			106 polygon 8 0
			2
			675 188 43
			130 26
			0 300
			16 600
			48 1200
			[
			  '-16 -16', '0 -16',
			  '16 -16',  '-16 0',
			  '0 0',     '16 0',
			  '-16 16',  '0 16',
			  '16 16'
			]
			90 6 6 96 96
			252
			examples/maps/orthogonal.tmj 0 0 true
			examples/maps/everything.tmj 0 576 true
			"
		`);
	});

	it('large-maps run', () => {
		expect(printed('large-maps')).toMatchInlineSnapshot(`
			"Sea and land 0 0 256 0
			Sea and land 16 0 256 0
			Things 0 0 256 0
			Things 16 0 256 0
			Canopy 0 0 256 0
			Canopy 16 0 256 0
			true
			true
			"
		`);
	});

	it('flattening-maps run', () => {
		expect(printed('flattening-maps')).toMatchInlineSnapshot(`
			"[ 1, 25, 41 ]
			examples/maps/Treasure.tsj 637
			false 64 48
			false
			[]
			"
		`);
	});
});

describe('the samples of the README', () => {
	const [library = '', games = ''] = samplesOf('README.md');

	it('the one of the library finds the lamps, and writes the map', () => {
		// The README has the reader run `npm start` before, which makes it.
		mkdirSync(join(root, 'out'), { recursive: true });
		expect(run('readme-library', library)).toMatchInlineSnapshot(`
			"Ground 1
			Fields 1
			Paths 1
			Things 1
			a lamp at 13 16 false false
			a lamp at 19 16 false false
			a lamp at 34 16 false false
			a lamp at 21 21 false false
			Canopy 1
			"
		`);
	});

	it('the one of games finds coins and shapes', () => {
		expect(run('readme-games', games)).toMatchInlineSnapshot(`
			"0.4
			a coin at 640 104 worth 50
			a coin at 368 400 worth 1
			a coin at 384 408 worth 1
			a coin at 400 416 worth 1
			a coin at 656 464 worth 1
			a coin at 672 472 worth 1
			a coin at 96 496 worth 1
			North Wood [
			  { x: 144, y: 96 },
			  { x: 208, y: 48 },
			  { x: 336, y: 44 },
			  { x: 404, y: 80 },
			  { x: 368, y: 128 },
			  { x: 240, y: 136 },
			  { x: 168, y: 128 }
			]
			"
		`);
	});
});
