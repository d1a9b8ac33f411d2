import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { read } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { EVERY_FIELD } from '../../../tests/support/every-field.ts';
import { places, replaced, valueAt } from '../../../tests/support/places.ts';
import { temporaryFolder, tilewright } from './support/run.ts';

const sources = fileURLToPath(new URL('../src/', import.meta.url));

/** Controls a terminal in many ways, and begins a line of its own. */
const EVIL = 'a\u001b[31m\u001b]0;b\u0007\u007f\u0085\u009b1m\u202e\u2066\r\nFORGED';

/** The characters and words that no output may have, once our own styles are removed. */
const FORBIDDEN = /[^\P{Cc}\n]|\p{Cf}|^FORGED/mu;

const ESCAPE = '\u001b';

const STYLES = new RegExp(`${ESCAPE}\\[(?:1|2|22|3[1236]|39)m`, 'g');

/** The document with the evil text wherever it can have one. */
function withEvil(doc: object): object {
	let result: unknown = { ...doc, [EVIL]: EVIL };
	for (const place of places(doc)) {
		if (typeof valueAt(doc, place) !== 'string') continue;
		const changed = replaced(result, place, EVIL);
		if (read(JSON.stringify(changed)).doc !== undefined) result = changed;
	}
	return Object(result);
}

const folder = temporaryFolder();
for (const [name, doc] of Object.entries(EVERY_FIELD)) {
	writeFileSync(join(folder, name), JSON.stringify(doc));
	writeFileSync(join(folder, `evil-${name}`), JSON.stringify(name.endsWith('project') ? doc : withEvil(doc)));
}
const names = Object.keys(EVERY_FIELD).filter((name) => !name.endsWith('project'));

describe('no text of a document controls the terminal [H4]', () => {
	it.each(
		names.flatMap((name) => [
			['info', `evil-${name}`],
			['info', `evil-${name}`, '--json'],
			['validate', `evil-${name}`, '--verbose'],
			['validate', `evil-${name}`, '--verbose', '--for', '1.0'],
			['validate', `evil-${name}`, '--format', 'json'],
			['diff', name, `evil-${name}`, '--all'],
			['diff', name, `evil-${name}`, '--json'],
			['upgrade', `evil-${name}`, '--verbose'],
			['upgrade', `evil-${name}`, '--format', 'json'],
			['export', `evil-${name}`, '--out', 'out', '--verbose', '--resolve-types-and-properties', '--project', 'types.tiled-project'],
			['export', `evil-${name}`, 'out.json', '--verbose', '--export-version', '1.0'],
			...(name.endsWith('tmj') ? [['render', `evil-${name}`, 'out.png', '--hide-layer', EVIL]] : []),
			...(name.endsWith('tmj') ? [['export', `evil-${name}`, 'out.tmx', '--embed-tilesets', '--detach-templates']] : []),
		]),
	)('%s %s %s', (...words) => {
		const { status, stdout, stderr } = tilewright(words, { cwd: folder, env: { FORCE_COLOR: '1' } });
		expect(status).toBeLessThan(4);
		expect(`${stdout}${stderr}`.replaceAll(STYLES, '')).not.toMatch(FORBIDDEN);
		if (words.includes('json') || words.includes('--json')) expect(() => JSON.parse(stdout)).not.toThrow();
	});

	it('nor does the text that an error stops at', () => {
		for (const [name, doc] of Object.entries(EVERY_FIELD)) {
			for (const place of places(doc)) {
				if (place.at(-1) !== 'type' || place.length > 3) continue;
				writeFileSync(join(folder, 'wrong.json'), JSON.stringify(replaced(doc, place, EVIL)));
				const { stdout } = tilewright(['validate', 'wrong.json'], { cwd: folder });
				expect(stdout, `${name} ${place.join('/')}`).not.toMatch(FORBIDDEN);
			}
		}
	});

	it('nor does a name on the command line', () => {
		for (const words of [
			['info', EVIL],
			[EVIL],
			['export', 'map.tmj', `${EVIL}.xyz`],
			['export', '--format', EVIL, 'map.tmj', '-'],
			[`--${EVIL}`],
		])
			expect(tilewright(words, { cwd: folder }).stderr).not.toMatch(FORBIDDEN);
	});

	it('JSON has the same values as the documents', () => {
		const { stdout } = tilewright(['info', 'evil-tiles.tsj', '--json'], { cwd: folder });
		expect(JSON.parse(stdout)).toMatchObject({ name: EVIL, objectalignment: EVIL });
	});

	it('there is no other way to the terminal than host/output.ts', () => {
		const others = readdirSync(sources, { recursive: true, encoding: 'utf8' })
			.filter((path) => path.endsWith('.ts') && path !== join('host', 'output.ts'))
			.filter((path) =>
				/\bconsole\.|\bstd(?:out|err)\.(?:write|end|_)|writeSync\(\s*[12]\b/.test(readFileSync(join(sources, path), 'utf8')),
			);
		// Prints the version, before anything else is loaded.
		expect(others).toEqual(['main.ts']);
	});
});
