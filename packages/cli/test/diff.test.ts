import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { describe, expect, it } from 'vitest';
import { copyOfExamples, program, runProgram, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const diff = (...words: string[]): ReturnType<typeof tilewright> => tilewright(['diff', ...words], { cwd: folder });

/** Writes a changed copy of an example. */
function changed(from: string, to: string, ...changes: readonly (readonly [old: string, now: string])[]): string {
	let text = readFileSync(join(folder, from), 'utf8');
	for (const [old, now] of changes) {
		expect(text).toContain(old);
		text = text.replace(old, now);
	}
	writeFileSync(join(folder, to), text);
	return to;
}

const BEFORE = 'maps/oblique.tmj';
const AFTER = changed(
	BEFORE,
	'maps/changed.tmj',
	['"name": "Ground"', '"name": "Earth\\u001b"'],
	['    1, 1, 1, 1, 1,', '    1, 5, 5, 5, 1,'],
	['"x": 312', '"x": 328'],
);

describe('tilewright diff', () => {
	it('lists the changes by layer and object, with exit code 1', () => {
		const { status, stdout, stderr } = diff(BEFORE, AFTER);
		expect([status, stderr]).toEqual([1, '']);
		expect(stdout).toMatchInlineSnapshot(`
			"layer "Earth\\u001b" (id 1):
			  3 cells changed
			    row 0, columns 1–3: terrain#0 → terrain#4
			  renamed from "Ground" to "Earth\\u001b"
			object 3 in "Village": moved from (312, 192) to (328, 192)
			"
		`);
	});

	it('reports no differences, with exit code 0, for any syntax, encoding and layout', () => {
		expect(tilewright(['export', BEFORE, 'maps/same.tmx', '--compression', 'zlib'], { cwd: folder }).status).toBe(0);
		expect(diff(BEFORE, 'maps/same.tmx')).toMatchObject({ status: 0, stdout: 'no differences\n', stderr: '' });
		const { status, stdout } = diff(BEFORE, 'maps/same.tmx', '--storage');
		expect(status).toBe(1);
		expect(stdout).toContain('  compression "" → "zlib"\n');
	});

	it('lists a limited number of changes, or all', () => {
		expect(diff(BEFORE, AFTER, '--most', '1').stdout).toContain('  … and 1 more\n');
		const [few, all] = [diff('maps/everything.tmj', 'maps/orthogonal.tmj'), diff('maps/everything.tmj', 'maps/orthogonal.tmj', '--all')];
		expect(few.stdout).toMatch(/… and \d+ more/);
		expect(all.stdout).not.toContain('… and');
		expect(all.stdout.length).toBeGreaterThan(few.stdout.length);
	});

	it('prints JSON with --json', () => {
		const { status, stdout } = diff('--json', BEFORE, AFTER);
		expect(status).toBe(1);
		const report = JSON.parse(stdout);
		expect(report).toMatchObject({ before: BEFORE, after: AFTER });
		expect(report.changes.map(({ change }: { change: string }) => change)).toEqual(['cells', 'field', 'position']);
		expect(report.changes[0]).toMatchObject({
			subject: { kind: 'layer', after: { path: [0] } },
			cells: 3,
			areas: [{ x: 1, y: 0, width: 3, height: 1 }],
		});
		expect(JSON.parse(diff('--json', BEFORE, BEFORE).stdout)).toEqual({ before: BEFORE, after: BEFORE, changes: [] });
	});

	it('reads one document from standard input, and /dev/null as no document', () => {
		const input = readFileSync(join(folder, BEFORE));
		expect(tilewright(['diff', '-', AFTER], { cwd: folder, input }).stdout).toBe(diff(BEFORE, AFTER).stdout);
		expect(tilewright(['diff', AFTER, '-'], { cwd: folder, input }).status).toBe(1);
		expect(diff('/dev/null', BEFORE)).toMatchObject({ status: 1, stdout: 'map: added: 5 layers, 2 tilesets\n' });
		expect(diff(BEFORE, '/dev/null')).toMatchObject({ status: 1, stdout: 'map: removed: 5 layers, 2 tilesets\n' });
	});

	it('compares tilesets, templates and worlds', () => {
		const tileset = changed('tilesets/hex.tsj', 'tilesets/changed.tsj', ['"columns": ', '"mood": "dark", "columns": ']);
		expect(diff('tilesets/hex.tsj', tileset).stdout).toBe('tileset: mood set to "dark"\n');
		const world = changed('brill.world', 'changed.world', ['"x": 1280', '"x": 1290']);
		expect(diff('brill.world', world).stdout).toBe('map "maps/infinite.tmj": x 1280 → 1290\n');
		expect(diff('templates/chest.tj', 'templates/chest.tj').status).toBe(0);
		expect(diff('templates/chest.tj', BEFORE)).toMatchObject({ status: 1, stdout: 'map: was a template\n' });
	});

	it('prints the errors of both documents on standard error', () => {
		writeFileSync(join(folder, 'broken.tmj'), '{ "type": "map", }');
		writeFileSync(join(folder, 'empty.tmj'), '');
		const { status, stdout, stderr } = diff('broken.tmj', 'empty.tmj');
		expect([status, stdout]).toEqual([1, '']);
		expect(stderr).toContain('broken.tmj:1:');
		expect(stderr).toContain('empty.tmj');
	});

	it('refuses missing files, and standard input for both documents', () => {
		expect(diff(BEFORE, 'gone.tmj')).toMatchObject({ status: 3, stdout: '', stderr: expect.stringContaining('Cannot read "gone.tmj"') });
		expect(diff('-', '-')).toMatchObject({ status: 2, stderr: expect.stringContaining('Both documents cannot come from standard input.') });
		expect(diff(BEFORE)).toMatchObject({ status: 2, stderr: expect.stringContaining('tilewright help diff') });
		expect(diff(BEFORE, AFTER, '--most', 'x')).toMatchObject({ status: 2, stderr: expect.stringContaining('a whole number, 0 or more') });
		expect(diff(BEFORE, AFTER, '--most', '3', '--all').status).toBe(2);
	});
});

describe('git diff', () => {
	const git = (...words: string[]): ReturnType<typeof runProgram> =>
		runProgram('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...words], { cwd: folder, env: { GIT_PAGER: 'cat' } });

	it('shows it instead of lines, as in the guide', () => {
		git('init', '--quiet', '.');
		git('add', BEFORE);
		git('commit', '--quiet', '--message', 'one');
		writeFileSync(join(folder, '.gitattributes'), '*.tmj diff=tilewright\n');
		writeFileSync(join(folder, BEFORE), readFileSync(join(folder, AFTER)));
		git('config', 'diff.tilewright.command', `f() { echo "$1"; "${execPath}" "${program}" diff "$2" "$5" || test $? = 1; }; f`);
		const { status, stdout } = git('diff');
		expect(status).toBe(0);
		expect(stdout).toBe(
			`${BEFORE}\n${tilewright(['diff', '-', AFTER], { cwd: folder, input: git('show', `HEAD:${BEFORE}`).bytes }).stdout}`,
		);
	});
});
