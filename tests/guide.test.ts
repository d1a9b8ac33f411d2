import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs the TypeScript samples of a page, one after the other, as one program. Returns what it prints, with paths from the root. */
function printed(page: string): string {
	const text = readFileSync(join(root, 'docs/guide', `${page}.md`), 'utf8');
	const samples = [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, sample = '']) => sample);
	const folder = join(root, '.cache/guide');
	mkdirSync(folder, { recursive: true });
	const file = join(folder, `${page}.ts`);
	writeFileSync(file, samples.join('\n'));
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
