import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Outcome } from './support/run.ts';
import { temporaryFolder, tilewright } from './support/run.ts';

const folder = temporaryFolder();
const call = (...words: string[]): Outcome => tilewright(['validate', ...words], { cwd: folder });
mkdirSync(join(folder, 'my, maps'));
writeFileSync(
	join(folder, 'my, maps/odd.tmj'),
	`{ "type": "map", "orientation": "orthogonal", "width": 1, "height": 1, "tilewidth": 8, "tileheight": 8,
 "backgroundcolor": "100% <\\"red\\">\\u001b[31m", "layers": [], "tilesets": [{ "firstgid": 1, "source": "gone.tsj" }] }`,
);

describe('--format sarif', () => {
	it('has a result for each finding, with its place', () => {
		const { status, stdout } = call('my, maps', '--format', 'sarif');
		expect(status).toBe(1);
		const { version, runs } = JSON.parse(stdout);
		expect(version).toBe('2.1.0');
		expect(runs[0].tool.driver).toMatchObject({
			name: 'tilewright',
			rules: [
				{
					id: 'bad-color',
					help: { text: expect.stringContaining('a color that cannot be read'), markdown: expect.stringContaining('## Mended') },
				},
				{ id: 'missing-file' },
				{ id: 'unused-tileset' },
			],
		});
		expect(runs[0].results).toMatchObject([
			{
				ruleId: 'bad-color',
				level: 'warning',
				message: { text: expect.stringContaining('should be a color') },
				locations: [
					{
						physicalLocation: { artifactLocation: { uri: 'my%2C%20maps/odd.tmj' }, region: { startLine: 2, startColumn: 21 } },
						logicalLocations: [{ fullyQualifiedName: '/backgroundcolor' }],
					},
				],
			},
			{ ruleId: 'unused-tileset', level: 'note' },
			{ ruleId: 'missing-file', level: 'error' },
		]);
	});
});

describe('--format github', () => {
	it('is one command for each finding, with what has a meaning escaped', () => {
		const { status, stdout } = call('my, maps', 'gone.tmj', '--format', 'github', '--max-warnings', '0');
		expect(status).toBe(3);
		const lines = stdout.trimEnd().split('\n');
		expect(lines).toHaveLength(4);
		expect(lines[0]).toMatch(
			/^::warning file=my%2C maps\/odd\.tmj,line=2,col=21,title=bad-color::`backgroundcolor` should be a color, found "100%25 /,
		);
		expect(lines[1]).toMatch(/^::error file=my%2C maps\/odd\.tmj,line=2,col=\d+,title=missing-file::The tileset/);
		expect(lines[2]).toBe('::error file=gone.tmj::Cannot read "gone.tmj": there is no such file.');
		expect(lines[3]).toBe('::error::There are 1 warnings; at most 0 are allowed.');
	});
});

describe('--format junit', () => {
	it('is XML with a test for each file', () => {
		const { status, stdout } = call('my, maps', '--format', 'junit');
		expect(status).toBe(1);
		expect(stdout).toContain('<testsuites name="tilewright" tests="1" failures="1" errors="0">');
		expect(stdout).toContain('<testcase classname="map" name="my, maps/odd.tmj">');
		expect(stdout).toContain('<failure type="missing-file" message="The tileset &quot;gone.tsj&quot; does not exist.">');
		expect(stdout).toMatch(/<system-out>.*100% &lt;/);
		expect(stdout).not.toContain('\u001b');
	});
});

describe('the summary', () => {
	it('of more than a few findings counts them by code', () => {
		for (const name of ['a', 'b', 'c'])
			writeFileSync(join(folder, `${name}.tmj`), '{ "type": "map", "orientation": "orthogonal", "layers": [], "tilesets": [] }');
		expect(call('a.tmj', 'b.tmj', 'c.tmj', 'my, maps').stdout).toMatch(
			/\n\n12 × error missing-field in 3 files\n 1 × error missing-file in 1 file\n 1 × warning bad-color in 1 file\n`tilewright explain CODE` .*\n4 files: 13 errors, 1 warning \(1 info more with --verbose\)\n$/,
		);
	});
});
