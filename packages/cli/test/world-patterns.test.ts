import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const call = (...words: readonly string[]): ReturnType<typeof tilewright> => tilewright(words, { cwd: folder });
const json = (path: string): unknown => JSON.parse(readFileSync(join(folder, path), 'utf8'));
const save = (path: string, doc: object): void => writeFileSync(join(folder, path), JSON.stringify(doc, null, 1));

/** Three maps in a row: one by name, two by a pattern. */
const pattern = { regexp: 'sea_(\\d+)_(\\d+)\\.tmj$', multiplierX: 640, multiplierY: 480, offsetX: 640 };
save('maps/sea.world', { type: 'world', maps: [{ fileName: 'sea_start.tmj', x: 0, y: 0, width: 640, height: 480 }], patterns: [pattern] });
for (const name of ['sea_start', 'sea_0_0', 'sea_1_0']) copyFileSync(join(folder, 'maps/everything.tmj'), join(folder, `maps/${name}.tmj`));

/** An expression that backtracking would try in 2 ** 60 ways, and the name of a file for that. */
save('maps/slow.world', { type: 'world', patterns: [{ regexp: '(a+)+(b)$' }, { regexp: '(?=sea)(\\d)(\\d)' }] });
copyFileSync(join(folder, 'maps/everything.tmj'), join(folder, `maps/${'a'.repeat(60)}.tmj`));

/** Width and height of a PNG. */
function sizeOf(path: string): [number, number] {
	const bytes = readFileSync(join(folder, path));
	return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

describe('the patterns of a world are followed [T5]', () => {
	it('by render', () => {
		expect(call('render', 'maps/sea.world', 'sea.png', '--scale', '0.1')).toMatchObject({ status: 0, stderr: '' });
		expect(sizeOf('sea.png')).toEqual([192, 48]);
	});

	it('by info', () => {
		const { status, stdout } = call('info', 'maps/sea.world');
		expect(status).toBe(0);
		expect(stdout).toMatch(/size +1,920 × 480 px, from 0, 0\n/);
		expect(stdout).toMatch(/sea_1_0\.tmj +1280, 0 +640 × 480 px\n/);
		expect(stdout).toMatch(/sea_\(\\d\+\)_\(\\d\+\)\\\.tmj\$ +x × 640 \+ 640, y × 480, 2 maps\n/);
		expect(JSON.parse(call('info', 'maps/sea.world', '--json').stdout)).toMatchObject({
			bounds: { x: 0, y: 0, width: 1920, height: 480 },
			maps: [
				{ fileName: 'sea_start.tmj', found: true },
				{ fileName: 'sea_0_0.tmj', x: 640, y: 0, width: 640, height: 480, found: true, pattern: 0 },
				{ fileName: 'sea_1_0.tmj', x: 1280, pattern: 0 },
			],
		});
	});

	it('by export --out, with new extensions', () => {
		expect(call('export', 'maps/sea.world', '--out', 'dist', '--format', 'tmx')).toMatchObject({ status: 0, stderr: '' });
		const names = ['sea.world', 'sea_0_0.tmx', 'sea_1_0.tmx', 'sea_start.tmx'];
		expect(readdirSync(join(folder, 'dist/maps')).sort()).toEqual(names);
		expect(json('dist/maps/sea.world')).toMatchObject({ patterns: [{ regexp: 'sea_(\\d+)_(\\d+)\\.tmx$' }] });
		expect(call('info', 'dist/maps/sea.world').stdout).toContain('2 maps\n');
	});

	it('by export to another folder, where they would find nothing', () => {
		mkdirSync(join(folder, 'elsewhere'));
		const { status, stderr } = call('export', 'maps/sea.world', 'elsewhere/sea.world', '--verbose');
		expect(status).toBe(0);
		expect(stderr).toContain('They are listed by name instead: 2.');
		expect(json('elsewhere/sea.world')).toEqual({
			type: 'world',
			onlyShowAdjacentMaps: false,
			maps: [
				{ fileName: '../maps/sea_start.tmj', x: 0, y: 0, width: 640, height: 480 },
				{ fileName: '../maps/sea_0_0.tmj', x: 640, y: 0, width: 640, height: 480 },
				{ fileName: '../maps/sea_1_0.tmj', x: 1280, y: 0, width: 640, height: 480 },
			],
		});
		call('export', 'maps/sea.world', 'maps/copy.world');
		expect(json('maps/copy.world')).toMatchObject({ maps: [{ fileName: 'sea_start.tmj' }], patterns: [pattern] });
	});

	it('by validate, which reports those that find nothing', () => {
		expect(call('validate', 'maps/sea.world')).toMatchObject({ status: 0, stdout: '1 file: no problems found\n' });
		const { status, stdout } = call('validate', 'maps/slow.world');
		expect(status).toBe(0);
		expect(stdout).toContain('maps/slow.world:5:14  warning  The pattern "(a+)+(b)$" matches no map in the folder of the world.');
		expect(stdout).toContain('The pattern "(?=sea)(\\\\d)(\\\\d)" is not followed, so it places no maps: `(?=` is not supported.');
		expect(stdout).toContain('2 warnings');
	});

	it('quickly, even where backtracking would never end', () => {
		const start = performance.now();
		for (const words of [['validate'], ['info'], ['export', '--out', 'quick']]) expect(call(...words, 'maps/slow.world').status).toBe(0);
		expect(performance.now() - start).toBeLessThan(30_000);
	});

	it('but not for a world from a pipe, which is in no folder', () => {
		const input = readFileSync(join(folder, 'maps/sea.world'));
		const { status, stdout } = tilewright(['validate', '-'], { cwd: join(folder, 'maps'), input });
		expect([status, stdout]).toEqual([0, '1 file: no problems found\n']);
	});
});
