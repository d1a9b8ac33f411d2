import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMap } from '@tilewright/format';
import { checkForEngine, ENGINES } from '@tilewright/ops';
import { describe, expect, it } from 'vitest';
import type { Outcome } from './support/run.ts';
import { copyOfExamples, temporaryFolder, tilewright } from './support/run.ts';

const folder = temporaryFolder();
const call = (...words: string[]): Outcome => tilewright(words, { cwd: folder });
writeFileSync(
	join(folder, 'map.tmx'),
	`<map orientation="orthogonal" width="1" height="1" tilewidth="8" tileheight="8"><tileset firstgid="1" source="grass.tsx"/>
<layer id="1" name="ground" width="1" height="1" tintcolor="#ff0000"><data encoding="base64" compression="zlib">eJxjZGBgAAAACAAC</data></layer>
<objectgroup id="2" name="things"><object id="1" type="Coin" x="1" y="2"/></objectgroup></map>`,
);
writeFileSync(
	join(folder, 'grass.tsx'),
	'<tileset name="grass" tilewidth="8" tileheight="8" tilecount="1" columns="0"><tile id="0"/></tileset>',
);
writeFileSync(
	join(folder, 'game.tiled-project'),
	'{ "propertyTypes": [{ "id": 1, "name": "Coin", "type": "class", "useAs": ["object"], "members": [{ "name": "value", "type": "int", "value": 5 }] }] }',
);

const written = (name: string) => readMap(readFileSync(join(folder, name)));

describe('export --for', () => {
	it('embeds tilesets and unpacks tiles for Phaser, and says what it does not show', () => {
		const { status, stderr } = call('export', 'map.tmx', 'phaser.json', '--for', 'phaser');
		expect(status).toBe(0);
		expect(stderr).toContain('Phaser 4.2.1 does not show the tint colors of layers as Tiled does.');
		expect(stderr).not.toContain('cannot read');
		expect(written('phaser.json')).toMatchObject({ tilesets: [{ name: 'grass' }], layers: [{ encoding: 'base64', compression: '' }, {}] });
	});

	it('says so if the target is a file that the loader cannot read', () => {
		expect(call('export', 'map.tmx', 'phaser.tmx', '--for', 'phaser').stderr).toContain('Phaser 4.2.1 cannot read XML.');
	});

	it('with --strict, nothing is written if the loader loses something', () => {
		expect(call('export', 'map.tmx', 'strict.tmx', '--for', 'phaser', '--strict')).toMatchObject({
			status: 1,
			stderr: expect.stringContaining('Nothing was written'),
		});
	});

	it('keeps the options that are given', () => {
		const { stderr } = call('export', 'map.tmx', 'packed.json', '--for', 'Phaser', '--encoding', 'base64', '--compression', 'gzip');
		expect(stderr).toContain('Phaser 4.2.1 cannot read compressed tile data.');
		expect(written('packed.json')).toMatchObject({ layers: [{ compression: 'gzip' }, {}] });
	});

	it('cuts infinite maps into chunks that lie in the box of their layer, which Phaser trusts [L3]', () => {
		const cells = Array.from({ length: 32 * 32 }, (_, i) => (i === 0 ? 1 : 0));
		writeFileSync(
			join(folder, 'infinite.tmx'),
			`<map orientation="orthogonal" width="1" height="1" tilewidth="8" tileheight="8" infinite="1">
<editorsettings><chunksize width="32" height="32"/></editorsettings><tileset firstgid="1" source="grass.tsx"/>
<layer id="1" name="ground" width="1" height="1"><data encoding="csv"><chunk x="0" y="0" width="32" height="32">${cells}</chunk></data></layer></map>`,
		);
		const plain = call('export', 'infinite.tmx', 'infinite.json', '--for', 'phaser');
		expect(plain.stderr).not.toContain('cannot read');
		expect(written('infinite.json')).toMatchObject({ layers: [{ width: 16, height: 16, chunks: [{ width: 16, height: 16 }] }] });
		const larger = call('export', 'infinite.tmx', 'large.json', '--for', 'phaser', '--chunk-size', '32');
		expect(larger.stderr).toContain('Phaser 4.2.1 cannot read chunks that reach out of the box of their layer.');
	});

	it('writes out the values of the classes of a project, which loaders do not read', () => {
		call('export', 'map.tmx', 'coin.json', '--for', 'melonjs', '--project', 'game.tiled-project');
		expect(written('coin.json')).toMatchObject({ layers: [{}, { objects: [{ properties: [{ name: 'value', value: 5 }] }] }] });
	});

	it('has no effect on formats that no loader reads', () => {
		expect(call('export', 'map.tmx', 'map.lua', '--for', 'phaser').stderr).toContain('note: --for has no effect on lua.');
	});

	it('an unknown engine is a mistake in the call', () => {
		expect(call('export', 'map.tmx', 'x.json', '--for', 'fazer')).toMatchObject({
			status: 2,
			stderr: expect.stringContaining('The engines are: excalibur, godot, littlejs, melonjs, phaser, pixi. For a version of Tiled'),
		});
	});
});

describe.each(ENGINES.map((engine) => ({ id: engine.id, engine })))('export --out --for $id', ({ id, engine }) => {
	it('leaves nothing that an option could have changed', () => {
		const examples = copyOfExamples();
		const { status, stderr } = tilewright(['export', '.', '--out', 'dist', '--for', id, '--copy-images'], { cwd: examples });
		expect(status).toBe(0);
		const maps = readdirSync(join(examples, 'dist/maps')).filter((name) => /\.tm[jx]$/.test(name));
		expect(maps.length).toBeGreaterThan(5);
		for (const name of maps) {
			const syntax = name.endsWith('x') ? 'xml' : 'json';
			const left = checkForEngine(readMap(readFileSync(join(examples, 'dist/maps', name))), syntax, engine);
			expect(left.map(({ advice }) => advice).filter((advice) => advice?.startsWith('Export'))).toEqual([]);
			for (const { message } of left) expect(stderr).toContain(message.slice(0, 60));
		}
	});
});
