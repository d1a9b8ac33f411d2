import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const good = `{
 "type": "map",
 "orientation": "orthogonal",
 "width": 3,
 "height": 2,
 "tilewidth": 16,
 "tileheight": 16,
 "tilesets": [],
 "layers": [
  {
   "type": "tilelayer", "id": 1, "name": "ground", "width": 3, "height": 2,
   "data": [0, 0, 0, 0, 0, 0]
  }
 ]
}
`;
const tiles = (layer: object): string =>
	JSON.stringify({
		type: 'map',
		version: '1.10',
		orientation: 'orthogonal',
		width: 2,
		height: 2,
		tilewidth: 16,
		tileheight: 16,
		tilesets: [],
		layers: [{ type: 'tilelayer', id: 1, name: 'ground', x: 0, y: 0, width: 2, height: 2, opacity: 1, visible: true, ...layer }],
	});
const base64 = (data: Uint8Array | string, compression = ''): string =>
	tiles({ encoding: 'base64', compression, data: typeof data === 'string' ? data : Buffer.from(data).toString('base64') });
const group = '{"type":"group","id":1,"name":"g","layers":[';
const empty = new Uint8Array(16);

/** Name, input, code of the finding, and its position. */
const battery: readonly (readonly [what: string, input: string | Uint8Array, code: string, place: string])[] = [
	['an empty file', '', 'empty', '1:1'],
	['only white space', ' \n\n', 'empty', '1:1'],
	['no JSON', 'hello world', 'syntax', '1:1'],
	['XML of another kind', '<?xml version="1.0"?>\n<svg/>', 'unknown-kind', '2:1'],
	['binary junk', Uint8Array.from({ length: 4096 }, (_, i) => (i * 37 + 128) % 256), 'encoding', '1:1'],
	['NUL bytes', new Uint8Array(4096), 'syntax', '1:1'],
	['a number', '42', 'unknown-kind', '1:1'],
	['null', 'null', 'unknown-kind', '1:1'],
	['an array', '[{"type":"map"}]', 'unknown-kind', '1:1'],
	['JSON of another kind', '\n  {"name":"x","scripts":{}}', 'unknown-kind', '2:3'],
	['a project', readFileSync(join(folder, 'brill.tiled-project')), 'unknown-kind', '1:1'],
	['a map cut off', good.slice(0, good.indexOf(', 0]')), 'truncated', '12:26'],
	['a comma too much', good.replace('"height": 2,', '"height": 2,,'), 'syntax', '5:14'],
	['single quotes', good.replace('"height"', "'height'"), 'syntax', '5:2'],
	['a wrong type', good.replace('"height": 2,', '"height": "ten",'), 'wrong-type', '5:12'],
	['a negative size', good.replace('"height": 2,', '"height": -2,'), 'bad-size', '5:12'],
	// What decides this was once taken for prose, and left out of the builds.
	['half a row of cells', good.replace('"height": 2,', '"height": 2.5,'), 'bad-size', '5:12'],
	['an unknown layer type', good.replace('"type": "tilelayer"', '"type": "tilelayr"'), 'unknown-type', '11:12'],
	['data of the wrong length', tiles({ data: [1, 2, 3] }), 'data-length', ''],
	['a cell that is not a number', tiles({ data: [1, 'x', 3, 4] }), '', ''],
	['bad base64', base64('AAAA****'), 'bad-base64', ''],
	['base64 of the wrong length', base64(new Uint8Array(12)), 'data-length', ''],
	[
		'damaged zlib data',
		base64(
			// A wrong checksum: other damage may also make the data too long.
			deflateSync(empty).map((byte, i, { length }) => (i === length - 1 ? byte ^ 255 : byte)),
			'zlib',
		),
		'bad-compression',
		'',
	],
	['zlib data cut off', base64(deflateSync(empty).subarray(0, 6), 'zlib'), 'bad-compression', ''],
	['zlib data that is gzip', base64(deflateSync(empty), 'gzip'), 'bad-compression', ''],
	['an unknown compression', base64(empty, 'lz4'), 'unknown-type', ''],
	['an unknown encoding', tiles({ encoding: 'base91', data: 'AAAA' }), 'unknown-type', ''],
	['a bomb', base64(deflateSync(new Uint8Array(2 ** 26)), 'zlib'), '', ''],
	[
		'10,000 nested groups',
		`{"type":"map","width":1,"height":1,"tilewidth":1,"tileheight":1,"orientation":"orthogonal","tilesets":[],"layers":[${group.repeat(10_000)}${']}'.repeat(10_000)}]}`,
		'too-deep',
		'',
	],
	['100,000 open brackets', '['.repeat(100_000), 'truncated', '1:100001'],
];

describe('bad input: exit code 1, and a finding with its position', () => {
	it.each(battery)('%s', (_, input, code, place) => {
		writeFileSync(join(folder, 'bad.tmj'), input);
		const { status, stdout, stderr } = tilewright(['export', 'bad.tmj', '-'], { cwd: folder });
		expect([status, stdout]).toEqual([1, '']);
		expect(stderr).toMatch(/^bad\.tmj:\d+:\d+(?: \S+)? {2}(error|warning) {2}/);
		expect(stderr).toMatch(new RegExp(`^bad\\.tmj:${place || '\\d+:\\d+'}(?: \\S+)? {2}error {2}.* {2}${code || '[a-z0-9-]+'}$`, 'm'));
		expect(stderr.length).toBeLessThan(20_000);
	});

	it('a decompression bomb does not use excessive memory [L4]', () => {
		const bomb = base64(deflateSync(new Uint8Array(2 ** 28)), 'zlib');
		const { status, stderr } = tilewright(['info', '-'], { input: bomb, env: { NODE_OPTIONS: '--max-old-space-size=64' } });
		expect([status, stderr]).toEqual([1, expect.stringContaining('stdin:1:')]);
	});

	it('huge sizes without matching data do no harm', () => {
		const { status } = tilewright(['info', '-'], { input: tiles({ width: 2 ** 30, height: 2 ** 30, data: [1] }) });
		expect(status).toBe(1);
	});
});
