import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process, { execPath } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { thisHost } from '../src/host/temporary-files.ts';
import { leftovers, program, startTilewright, temporaryFolder, tilewright } from './support/run.ts';

const folder = temporaryFolder();

/** A map with one object. */
const mapWith = (object: object): string =>
	JSON.stringify({
		...{ type: 'map', width: 20, height: 20, tilewidth: 16, tileheight: 16, tilesets: [] },
		layers: [{ type: 'objectgroup', id: 1, name: 'o', objects: [{ id: 7, x: 0, y: 0, ...object }] }],
	});

/** A polygon whose edges cross each other. */
const crossing = (vertices: number): string =>
	mapWith({ polygon: Array.from({ length: vertices }, (_, i) => ({ x: (i * 7919) % 320, y: (i * 104_729) % 317 })) });

describe('a small document costs little [H6]', () => {
	it('indentation has an end', () => {
		const rows = { type: 'tilelayer', id: 1, name: '', width: 1, height: 5000, data: Array.from({ length: 5000 }, () => 0) };
		const inside = `${'{"type":"group","id":1,"name":"","layers":['.repeat(150)}${JSON.stringify(rows)}${']}'.repeat(150)}`;
		const map = mapWith({}).replace(/"layers":.*/, `"layers":[${inside}]}`);
		for (const format of ['json', 'tmx', 'lua']) {
			const { status, bytes } = tilewright(['export', '-', '-', '--format', format, '--indent', '16'], { input: map });
			expect([format, status, bytes.length < 400 * map.length]).toEqual([format, 0, true]);
		}
	});

	it.each([
		{ what: 'a shape with too many vertices', format: 'png', map: crossing(12_000), message: 'it has 12000 vertices' },
		{
			what: 'a text with too many letters',
			format: 'svg',
			map: mapWith({ width: 300, height: 300, text: { text: 'ab'.repeat(20_000) } }),
			message: 'it has 40000 letters',
		},
	])('$what is left out, with a finding', ({ format, map, message }) => {
		writeFileSync(join(folder, 'm.tmj'), map);
		const { status, stderr } = tilewright(['render', 'm.tmj', `o.${format}`], { cwd: folder });
		expect([status, stderr]).toEqual([
			0,
			expect.stringContaining(`The object 7 is not drawn, because it would take too long: ${message}, and a picture may have`),
		]);
		expect(stderr).toMatch(/^m\.tmj:1:\d+ {2}warning {2}.* {2}not-drawn$/m);
		expect(stderr).toContain('--no-limits');
		const strict = tilewright(['render', 'm.tmj', `strict.${format}`, '--strict'], { cwd: folder });
		expect([strict.status, existsSync(join(folder, `strict.${format}`))]).toEqual([1, false]);
		const whole = tilewright(['render', 'm.tmj', `o.${format}`, '--no-limits'], { cwd: folder });
		expect([whole.status, whole.stderr]).toEqual([0, '']);
	});
});

/** The name of a temporary file of a process on this computer. */
const temporaryNameOf = (id: number | undefined): string => `.tilewright-${thisHost()}-${id}-0123456789ab.tmp`;

describe('a command that is ended leaves nothing behind [H7]', () => {
	it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends it at once, even while it draws', async (signal) => {
		writeFileSync(join(folder, 'slow.tmj'), crossing(200_000));
		const started = spawn(execPath, [program, 'render', 'slow.tmj', 'slow.png', '--no-limits'], { cwd: folder, stdio: 'ignore' });
		const end = once(started, 'exit');
		// It draws for minutes, longer than a test may take.
		await pause(1000);
		started.kill(signal);
		expect(await end).toEqual([null, signal]);
		expect([leftovers(folder), existsSync(join(folder, 'slow.png'))]).toEqual([[], false]);
	});

	it('the temporary files of a command that was killed are removed by the next one', async () => {
		const ended = spawn(execPath, ['--version'], { stdio: 'ignore' });
		await once(ended, 'exit');
		writeFileSync(join(folder, 'm.tmj'), mapWith({}));
		const ours = temporaryNameOf(process.pid);
		for (const name of [temporaryNameOf(ended.pid), ours, '.tilewright-notes.tmp']) writeFileSync(join(folder, name), '');
		expect(startTilewright(['export', 'm.tmj', 'o.tmj'], { cwd: folder }).status).toBe(0);
		expect(leftovers(folder).sort()).toEqual([ours, '.tilewright-notes.tmp'].sort());
	});
});
