import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LanguageClient } from '../support/language-client.ts';
import { startLanguageClient } from '../support/language-client.ts';
import { copyOfExamples, tilewright } from '../support/run.ts';

const folder = copyOfExamples();
let client: LanguageClient;
beforeAll(async () => {
	// A project makes the folder the root, as for a game.
	mkdirSync(join(folder, '.git'), { recursive: true });
	client = await startLanguageClient(folder);
});
afterAll(async () => {
	expect(await client.stop()).toBe(0);
});

const codes = (diagnostics: readonly { readonly code?: unknown }[]): unknown[] => diagnostics.map(({ code }) => code);

describe('findings while typing', () => {
	it('a broken field of JSON is found at its place, and gone once it is mended', async () => {
		const map = await client.open('maps/orthogonal.tmj');
		expect(await map.diagnostics()).toEqual([]);
		await map.replace('"orthogonal"', '"orthogonl"');
		const [found, ...rest] = await map.diagnostics();
		expect(rest).toEqual([]);
		expect(found).toMatchObject({ severity: 1, source: 'tilewright' });
		expect(found && map.within(found.range)).toBe('"orthogonl"');
		expect(found?.message).toContain('orthogonal');
		expect(readFileSync(fileURLToPath(found?.codeDescription?.href ?? ''), 'utf8')).toContain(`# \`${found?.code}\``);
		await map.replace('"orthogonl"', '"orthogonal"');
		expect(await map.diagnostics()).toEqual([]);
		await map.close();
	});

	it('a missing tileset of XML is an error at the attribute', async () => {
		expect(tilewright(['export', 'maps/orthogonal.tmj', 'maps/orthogonal.tmx'], { cwd: folder }).status).toBe(0);
		const map = await client.open('maps/orthogonal.tmx');
		expect(await map.diagnostics()).toEqual([]);
		await map.replace('../tilesets/terrain.tsj', 'gone.tsx');
		const errors = (await map.diagnostics()).filter(({ severity }) => severity === 1);
		expect(codes(errors)).toContain('missing-file');
		const missing = errors.find(({ code }) => code === 'missing-file');
		expect(missing && map.within(missing.range)).toBe('gone.tsx');
		await map.close();
	});

	it('half-typed text has a finding about its syntax', async () => {
		const json = await client.open('half.tmj', '{ "type": "map", "layers": [ { "na');
		expect(codes(await json.diagnostics())).toEqual(['truncated']);
		const xml = await client.open('half.tmx', '<map version="1.10"><layer na');
		expect(codes(await xml.diagnostics())).toEqual(['xml-syntax']);
		await json.close();
		await xml.close();
	});

	it('unsaved changes of a tileset are seen by the map that refers to it', async () => {
		const map = await client.open('maps/orthogonal.tmj');
		const tileset = await client.open('tilesets/terrain.tsj');
		await tileset.edit({ start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, 'broken ');
		await expect.poll(async () => codes(await map.diagnostics())).toContain('broken-file');
		await tileset.close();
		await expect.poll(async () => codes(await map.diagnostics())).toEqual([]);
		await map.close();
	});

	it('the findings and their levels are those of `validate`', async () => {
		const own = join(folder, 'levels');
		mkdirSync(own, { recursive: true });
		const map = JSON.stringify(
			{
				type: 'map',
				version: '1.10',
				orientation: 'orthogonal',
				width: 1,
				height: 1,
				tilewidth: 8,
				tileheight: 8,
				infinite: false,
				layers: [],
				tilesets: [{ firstgid: 1, source: 'a.tsx' }],
				hexsidelength: 4,
				oddity: 1,
			},
			undefined,
			1,
		);
		writeFileSync(join(own, 'map.tmj'), map);
		writeFileSync(join(own, 'tilewright.config.json'), '{ "rules": { "missing-file": "info", "unknown-field": "error" } }');
		const { stdout } = tilewright(['validate', 'map.tmj', '--format', 'json'], { cwd: own });
		const parsed: unknown = JSON.parse(stdout);
		const [report] = Array.isArray(parsed) ? parsed : [];
		const expected = report.issues.map(({ code, severity, line, column }: Record<string, unknown>) => [code, severity, line, column]);
		expect(expected.length).toBeGreaterThan(1);
		const open = await client.open('levels/map.tmj');
		const severities = [undefined, 'error', 'warning', 'info'];
		const found = (await open.diagnostics()).map(({ code, severity = 0, range }) => [
			code,
			severities[severity],
			range.start.line + 1,
			range.start.character + 1,
		]);
		expect(found).toEqual(expected);
		await open.close();
	});

	it('a mistake in the configuration is found in it', async () => {
		const config = await client.open('levels/tilewright.config.json', '{ "rules": { "missing-file": "loud" } }');
		const [found] = await config.diagnostics();
		expect(found && config.within(found.range)).toContain('"');
		expect(found?.message).toContain('"off"');
		await config.close();
	});

	it('other JSON files have no findings', async () => {
		const other = await client.open('package.json', '{ "name": "game" }');
		expect(await other.diagnostics()).toEqual([]);
		await other.close();
	});
});
