import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, program, runProgram, temporaryFolder, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const call = (...words: string[]): ReturnType<typeof tilewright> => tilewright(['validate', ...words], { cwd: folder });

const broken = `{
 "type": "map",
 "orientation": "orthogonal",
 "width": 10, "height": 10,
 "tilewidth": 16, "tileheight": 16,
 "backgroundcolor": "reddish",
 "weather": "fine",
 "tilesets": [],
 "layers": [
  { "type": "objectgroup", "name": "things", "id": 1, "opacity": "0,5", "objects": [] }
 ]
}
`;
writeFileSync(join(folder, 'broken.tmj'), broken);
writeFileSync(join(folder, 'odd.tmj'), broken.replace('"0,5"', '0.5'));

describe('pretty', () => {
	it('position, severity, message, code, frame and advice of each finding; a summary', () => {
		const { status, stdout, stderr } = call('broken.tmj', 'maps/orthogonal.tmj');
		expect([status, stderr]).toEqual([1, '']);
		expect(stdout).toMatchInlineSnapshot(`
			"broken.tmj:6:21  warning  \`backgroundcolor\` should be a color, found "reddish". It is kept.  bad-color
			    5 |  "tilewidth": 16, "tileheight": 16,
			  > 6 |  "backgroundcolor": "reddish",
			      |                     ^
			    7 |  "weather": "fine",
			  Write \`#RRGGBB\` or \`#AARRGGBB\`.

			broken.tmj:10:66  error  \`opacity\` must be a number, found "0,5".  wrong-type
			     9 |  "layers": [
			  > 10 |   { "type": "objectgroup", "name": "things", "id": 1, "opacity": "0,5", "objects": [] }
			       |                                                                  ^
			    11 |  ]
			  Write the value in the expected form.

			\`tilewright explain CODE\` says what a finding means, and how to mend it.
			2 files: 1 error, 1 warning (1 info more with --verbose)
			"
		`);
	});

	it('findings at the same position share a frame', () => {
		expect(
			tilewright(['validate', '-'], { input: '{ "type": "map", "orientation": "orthogonal", "layers": [], "tilesets": [] }' }).stdout,
		).toMatchInlineSnapshot(`
			"stdin:1:1  error  \`width\` is missing.  missing-field
			stdin:1:1  error  \`height\` is missing.  missing-field
			stdin:1:1  error  \`tilewidth\` is missing.  missing-field
			stdin:1:1  error  \`tileheight\` is missing.  missing-field
			  > 1 | { "type": "map", "orientation": "orthogonal", "layers": [], "tilesets": [] }
			      | ^
			  Add the field.

			\`tilewright explain CODE\` says what a finding means, and how to mend it.
			1 file: 4 errors
			"
		`);
	});

	it('infos with --verbose only', () => {
		expect(call('odd.tmj').stdout).not.toContain('unknown-field');
		const { status, stdout } = call('odd.tmj', '--verbose');
		expect(status).toBe(0);
		expect(stdout).toContain('odd.tmj:7:2  info  ');
		expect(stdout).toMatch(/1 file: 1 warning, \d+ infos?\n$/);
	});

	it('--quiet shows errors only', () => {
		expect(call('odd.tmj', 'maps/orthogonal.tmj', '--quiet')).toMatchObject({ status: 0, stdout: '', stderr: '' });
		const { status, stdout } = call('broken.tmj', '--quiet');
		expect(status).toBe(1);
		expect(stdout).toContain('wrong-type');
		expect(stdout).not.toMatch(/bad-color|1 file/);
	});

	it('reports that there are no problems', () => {
		expect(call('maps/everything.tmj', 'tilesets/village.tsj', 'templates/chest.tj')).toMatchObject({
			status: 0,
			stdout: '3 files: no problems found\n',
		});
	});

	it('a file that cannot be read is reported, and the others are checked', () => {
		mkdirSync(join(folder, 'empty'));
		const { status, stdout, stderr } = call('gone.tmj', 'odd.tmj/a.tmj', 'empty', 'odd.tmj');
		expect(status).toBe(3);
		expect(stderr).toContain('tilewright: Cannot read "gone.tmj": there is no such file.');
		expect(stderr).toContain('tilewright: Cannot read "odd.tmj/a.tmj": part of the path is a file, not a folder.');
		expect(stderr).toContain('tilewright: No documents are in "empty".');
		expect(stdout).toContain('bad-color');
		expect(stdout).toMatch(/4 files: 1 warning, 3 could not be read .*\n$/);
	});

	it('a link whose target is missing is said to be one, with the end of all links', () => {
		const inside = temporaryFolder();
		symlinkSync('second.tmj', join(inside, 'first.tmj'));
		symlinkSync('deep/gone.tmj', join(inside, 'second.tmj'));
		expect(tilewright(['validate', 'first.tmj'], { cwd: inside })).toMatchObject({
			status: 3,
			stderr:
				'tilewright: Cannot read "first.tmj": it is a link to "deep/gone.tmj", which does not exist.\n  Fix the link, or name another file.\n',
		});
	});

	it('nothing is said to be right in files that cannot be read', () => {
		expect(call('gone.tmj', 'lost.tmj').stdout).toBe('2 files: could not be read\n');
		expect(call('gone.tmj', 'tilesets/village.tsj').stdout).toBe('2 files: no problems found, 1 could not be read\n');
	});

	it('standard input', () => {
		expect(tilewright(['validate', '-'], { input: broken })).toMatchObject({
			status: 1,
			stdout: expect.stringContaining('stdin:10:66  error  '),
		});
	});

	it('of many findings, the first 50 are shown, with all errors, and the others are counted by code', () => {
		const objects = Array.from({ length: 200 }, (_, i) => ({
			id: 7,
			name: '',
			type: '',
			x: 0,
			y: 0,
			width: 0,
			height: 0,
			rotation: 0,
			visible: true,
			...(i === 199 && { x: '?' }),
		}));
		const layer = { type: 'objectgroup', id: 1, name: 'o', x: 0, y: 0, opacity: 1, visible: true, tintcolor: 'red', objects };
		const colors = Array.from({ length: 100 }, (_, i) => ({ ...layer, id: i + 1, objects: [] }));
		const map = {
			type: 'map',
			orientation: 'orthogonal',
			width: 1,
			height: 1,
			tilewidth: 1,
			tileheight: 1,
			tilesets: [],
			layers: [...colors, layer],
		};
		writeFileSync(join(folder, 'many.tmj'), JSON.stringify(map, null, 1));
		const { status, stdout } = call('many.tmj');
		expect(status).toBe(1);
		expect(stdout.match(/^many\.tmj:\d+:\d+/gm)).toHaveLength(50);
		expect(stdout).toContain('  error  ');
		expect(stdout).toMatch(/^many\.tmj {2}and \d+ more: \d+ × bad-color/m);
	});

	it('colors on a terminal only, or when forced', () => {
		expect(call('broken.tmj').stdout).not.toContain('\u001b');
		const forced = { env: { FORCE_COLOR: '1' }, cwd: folder };
		expect(tilewright(['validate', 'broken.tmj'], forced).stdout).toContain('\u001b[31merror\u001b[39m');
		expect(tilewright(['validate', 'broken.tmj'], { ...forced, env: { FORCE_COLOR: '1', NO_COLOR: '1' } }).stdout).not.toContain('\u001b');
		expect(tilewright(['validate', 'broken.tmj'], { ...forced, env: { FORCE_COLOR: '0' } }).stdout).not.toContain('\u001b');
	});

	it('errors determine the exit code even if the output is closed early', () => {
		const { stdout, stderr } = runProgram(
			'bash',
			['-c', `set -o pipefail; "${execPath}" "${program}" validate broken.tmj many.tmj | head -c 1; echo " $?"`],
			{ cwd: folder },
		);
		expect([stdout.slice(-3), stderr]).toEqual([' 1\n', '']);
	});
});

describe('--format json', () => {
	it('is one array, including infos', () => {
		const { status, stdout, stderr } = call('broken.tmj', 'gone.tmj', 'templates/chest.tj', '--format', 'json');
		expect(status).toBe(3);
		expect(stderr).toContain('gone.tmj');
		const reports: unknown = JSON.parse(stdout);
		expect(reports).toEqual([
			{
				path: 'broken.tmj',
				kind: 'map',
				issues: expect.arrayContaining([expect.objectContaining({ code: 'unknown-field', severity: 'info', line: 7, column: 2 })]),
			},
			{ path: 'gone.tmj', kind: null, issues: [], failure: 'Cannot read "gone.tmj": there is no such file.' },
			{ path: 'templates/chest.tj', kind: 'template', issues: [] },
		]);
		expect(reports).toMatchObject([
			{
				issues: expect.arrayContaining([
					expect.objectContaining({
						code: 'wrong-type',
						pointer: '/layers/0/opacity',
						line: 10,
						column: 66,
						message: expect.any(String),
						advice: expect.any(String),
					}),
				]),
			},
			{},
			{},
		]);
	});

	it('of a file of unknown kind', () => {
		writeFileSync(join(folder, 'other.json'), '{}');
		expect(JSON.parse(call('other.json', '--format', 'json').stdout)).toMatchObject([
			{ path: 'other.json', kind: null, issues: [{ code: 'unknown-kind' }] },
		]);
	});
});
