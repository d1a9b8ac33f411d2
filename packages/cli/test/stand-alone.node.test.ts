import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const call = (line: string, cwd = folder): ReturnType<typeof tilewright> => tilewright(line.split(' '), { cwd });
const parse = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const save = (name: string, value: unknown): void => {
	mkdirSync(dirname(join(folder, name)), { recursive: true });
	writeFileSync(join(folder, name), JSON.stringify(value));
};

const map = { type: 'map', width: 1, height: 1, tilewidth: 16, tileheight: 16, layers: [] };

describe('--embed-tilesets, --detach-templates, --resolve-types-and-properties [C1, T3]', () => {
	it('make a map independent of other documents, with paths relative to the target [J9]', () => {
		mkdirSync(join(folder, 'dist/deep'), { recursive: true });
		const { status, stderr } = call('export maps/orthogonal.tmj dist/deep/out.tmj --embed-tilesets --detach-templates');
		expect([status, stderr]).toEqual([0, '']);
		const text = readFileSync(join(folder, 'dist/deep/out.tmj'), 'utf8');
		expect(text).not.toMatch(/"source"|"template"/);
		for (const [, image = ''] of text.matchAll(/"image": "([^"]+)"/g))
			expect(existsSync(join(folder, 'dist/deep', image)), image).toBe(true);
		expect(call('validate dist/deep/out.tmj').stdout).toContain('1 file: no problems found');
	});

	it('types are read from the project [P1]', () => {
		save('types.tiled-project', {
			propertyTypes: [{ id: 1, name: 'Hut', type: 'class', useAs: ['map'], members: [{ name: 'doors', type: 'int', value: 2 }] }],
		});
		save('typed.tmj', { ...map, class: 'Hut', tilesets: [] });
		expect(call('export typed.tmj out.tmj --resolve-types-and-properties --project types.tiled-project')).toMatchObject({
			status: 0,
			stderr: '',
		});
		expect(parse('out.tmj').properties).toEqual([{ name: 'doors', type: 'int', value: 2 }]);
	});

	it('work for standard input, with paths relative to the working folder', () => {
		const input = readFileSync(join(folder, 'maps/orthogonal.tmj'));
		const { status, stdout } = tilewright(['export', '-', '-', '--embed-tilesets'], { cwd: join(folder, 'maps'), input });
		expect([status, JSON.parse(stdout).tilesets[0].image]).toEqual([0, '../art/terrain.png']);
	});
});

describe('a missing file is an error if an option needs it, else a warning [T4]', () => {
	save('gone/map.tmj', { ...map, tilesets: [{ firstgid: 1, source: 'no.tsj' }] });

	it.each([
		['--embed-tilesets', 1, 'gone/map.tmj:1:121  error  The tileset "no.tsj" does not exist.  missing-file'],
		['--detach-templates', 0, 'gone/map.tmj:1:121  warning  The tileset "no.tsj" does not exist.  missing-file'],
		['', 0, 'gone/map.tmj  warning  1 file that it refers to is missing: "no.tsj".'],
	])('%s', (flag, code, what) => {
		rmSync(join(folder, 'gone.tmj'), { force: true });
		const { status, stderr } = call(`export gone/map.tmj gone.tmj ${flag}`.trim());
		expect([status, existsSync(join(folder, 'gone.tmj'))]).toEqual([code, code === 0]);
		expect(stderr.replace(/:1:\d+/, ':1:121')).toContain(what);
		expect(stderr.includes('Nothing was written.')).toBe(code === 1);
	});

	it('findings in an embedded file have its name and lines', () => {
		writeFileSync(join(folder, 'gone/no.tsj'), '{ "type": "tileset",\n "name": }');
		const { status, stderr } = call('export gone/map.tmj gone.tmj --embed-tilesets');
		expect(status).toBe(1);
		expect(stderr).toMatch(/gone\/no\.tsj:2:10 {2}error/);
		expect(stderr).toContain('The tileset "no.tsj" has errors and cannot be used.');
	});
});
