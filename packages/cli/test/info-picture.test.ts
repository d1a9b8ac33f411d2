import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath, platform } from 'node:process';
import { describe, expect, it } from 'vitest';
import { picture } from './support/pictures.ts';
import { copyOfExamples, program, tilewright } from './support/run.ts';

const folder = copyOfExamples();
const hasScript = platform === 'linux' && existsSync('/usr/bin/script');

const ESCAPE = String.fromCharCode(27);
const BELL = String.fromCharCode(7);

/** The output of `tilewright info` on a terminal with these environment variables; control characters as symbols. */
function onTerminal(words: string, environment: Readonly<Record<string, string>>): string {
	const { stdout } = spawnSync('script', ['-qec', `"${execPath}" "${program}" info ${words}`, '/dev/null'], {
		cwd: folder,
		env: { PATH: process.env['PATH'], TERM: 'xterm-256color', ...environment },
		maxBuffer: 2 ** 26,
	});
	return stdout.toString().replaceAll(ESCAPE, '⎋').replaceAll(BELL, '⍾');
}

const HEADING = 'maps/orthogonal.tmj';

describe.skipIf(!hasScript)('the thumbnail of tilewright info', () => {
	it('consists of half blocks in terminals with true color', () => {
		const text = onTerminal('maps/orthogonal.tmj', { COLORTERM: 'truecolor' });
		const rows = text.slice(0, text.indexOf(HEADING)).split('\n').slice(0, -1);
		expect(rows).toHaveLength(20);
		for (const row of rows) expect(row.match(/▀/g)).toHaveLength(53);
		expect(rows[0]).toContain('⎋[38;2;');
		expect(text).toContain(HEADING);
	});

	it('is a PNG in pieces for kitty and Ghostty', async () => {
		for (const environment of [{ KITTY_WINDOW_ID: '1' }, { TERM: 'xterm-kitty' }, { TERM_PROGRAM: 'ghostty' }]) {
			const text = onTerminal('maps/orthogonal.tmj', environment);
			const pieces = [...text.matchAll(/⎋_G([^;]*);([^⎋]*)⎋\\/g)];
			expect(pieces[0]?.[1]).toMatch(/^a=T,f=100,q=2,c=53,m=1$/);
			expect(pieces.at(-1)?.[1]).toBe('m=0');
			for (const [, , base64 = ''] of pieces) expect(base64.length).toBeLessThanOrEqual(4096);
			const png = Buffer.from(pieces.map(([, , base64]) => base64).join(''), 'base64');
			expect(await picture(png)).toMatchObject({ width: 533, height: 400 });
		}
	});

	it('is a PNG for iTerm2 and WezTerm', async () => {
		for (const program of ['iTerm.app', 'WezTerm']) {
			const text = onTerminal('brill.world', { TERM_PROGRAM: program });
			const [, base64 = ''] = /⎋\]1337;File=inline=1;size=\d+;width=\d+;preserveAspectRatio=1:([^⍾]*)⍾/.exec(text) ?? [];
			expect((await picture(Buffer.from(base64, 'base64'))).width).toBeLessThanOrEqual(600);
		}
	});

	it.each([
		['--no-picture', { COLORTERM: 'truecolor' }],
		['--json', { COLORTERM: 'truecolor' }],
		['', { COLORTERM: 'truecolor', NO_COLOR: '1' }],
		['', { COLORTERM: 'truecolor', TERM: 'dumb' }],
		['', {}],
		['', { TERM_PROGRAM: 'iTerm.app', TMUX: '/tmp/tmux' }],
	])('is not shown: %s %j', (flags, environment) => {
		const text = onTerminal(`maps/orthogonal.tmj ${flags}`, environment);
		expect(text).not.toMatch(/▀|⎋_G|⎋\]1337/);
		expect(text).toContain('orthogonal.tmj');
	});

	it('does not fail if an image is missing', () => {
		rmSync(join(folder, 'art', 'terrain.png'));
		const text = onTerminal('maps/orthogonal.tmj', { COLORTERM: 'truecolor' });
		expect(text).toContain('▀');
		expect(text).toContain('saved as');
	});

	it('is not printed into a pipe', () => {
		const { stdout } = tilewright(['info', 'maps/orthogonal.tmj'], { cwd: folder, env: { COLORTERM: 'truecolor', KITTY_WINDOW_ID: '1' } });
		expect(stdout).not.toContain(ESCAPE);
	});
});

describe.skipIf(!hasScript)('the description on a terminal', () => {
	it('cuts long paths', () => {
		const far = `${'far/away/in/another/folder/'.repeat(4)}lost.tmj`;
		writeFileSync(join(folder, 'far.world'), JSON.stringify({ type: 'world', maps: [{ fileName: far }] }));
		const text = onTerminal('far.world', { NO_COLOR: '1' });
		expect(text).toMatch(/^ {2}…[a-z/]+lost\.tmj +0, 0/m);
		expect(text).not.toContain(far);
	});
});
