import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Outcome } from './support/run.ts';
import { temporaryFolder, tilewright } from './support/run.ts';

const folder = temporaryFolder();
const call = (words: string): Outcome => tilewright(words.split(' '), { cwd: folder });
writeFileSync(
	join(folder, 'map.tmj'),
	`{ "type": "map", "orientation": "orthogonal", "width": 1, "height": 1, "tilewidth": 8, "tileheight": 8, "tilesets": [
 { "firstgid": 1, "source": "grass.tsx" }],
 "layers": [{ "type": "tilelayer", "id": 1, "name": "ground", "width": 1, "height": 1, "tintcolor": "#ff0000", "data": [1] }] }`,
);
writeFileSync(
	join(folder, 'grass.tsx'),
	'<tileset name="grass" tilewidth="8" tileheight="8" tilecount="1" columns="0"><tile id="0"><properties><property name="a" type="class"/></properties></tile></tileset>',
);

it('--for with an engine lists what its loader loses as errors, and what it shows otherwise as warnings', () => {
	const { status, stdout } = call('validate map.tmj --for phaser');
	expect(status).toBe(1);
	expect(stdout).toContain('map.tmj:2:29  error  Phaser 4.2.1 cannot read tilesets in their own files.');
	expect(stdout).toContain('Export the map with `--embed-tilesets`.');
	expect(stdout).toMatch(/map\.tmj:3:\d+ {2}warning {2}Phaser 4\.2\.1 does not show the tint colors of layers as Tiled does\./);
	expect(call('validate map.tmj').status).toBe(0);
});

it('an engine reads the files that a map refers to, too', () => {
	const { status, stdout } = call('validate map.tmj --for excalibur');
	expect(status).toBe(1);
	expect(stdout).toContain('cannot read properties with a class');
	expect(stdout).toContain('grass.tsx:1:');
});

it('an unknown engine is a mistake in the call, with the nearest name', () => {
	expect(call('validate map.tmj --for pheser')).toMatchObject({
		status: 2,
		stderr: expect.stringContaining('Did you mean "phaser"? The engines are: excalibur, godot, littlejs, melonjs, phaser, pixi.'),
	});
	expect(call('validate map.tmj --for 9.9')).toMatchObject({ status: 2, stderr: expect.stringContaining('unknown version "9.9"') });
});
