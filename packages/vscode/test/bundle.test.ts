import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildExtension } from '../../../tools/build-extension.ts';
import { startLanguageClient } from '../../cli/test/support/language-client.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));
const game = mkdtempSync(join(tmpdir(), 'tilewright-vscode-'));
beforeAll(buildExtension);
afterAll(() => rmSync(game, { recursive: true, force: true }));

/** Activates the extension in a process of its own, while a document is open. */
const activated = (name: string, text: string): unknown =>
	JSON.parse(
		execFileSync(execPath, [join(folder, 'test/support/activate.cjs'), join(folder, 'dist/extension.cjs'), name, text], {
			encoding: 'utf8',
		}),
	);

describe('the bundle', () => {
	it('shows a tileset as XML, and leaves TypeScript alone', () => {
		expect(activated('/game/a.tsx', '<?xml version="1.0"?>\n<tileset/>')).toEqual({
			languages: ['xml'],
			listeners: 1,
			exports: ['function', 'function'],
			subscriptions: 1,
		});
		expect(activated('/game/a.tsx', 'export const a = <p/>;')).toMatchObject({ languages: [] });
	});

	it('has a server that needs nothing else', async () => {
		mkdirSync(join(game, '.git'));
		writeFileSync(join(game, 'tilewright.config.json'), '{ "rules": { "missing-file": "warning" } }');
		const client = await startLanguageClient(game, [join(folder, 'dist/server.js'), '--stdio']);
		const map = await client.open(
			'a.tmx',
			'<map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="8" tileheight="8"><tileset firstgid="1" source="gone.tsx"/></map>',
		);
		const found = (await map.diagnostics()).find(({ code }) => code === 'missing-file');
		expect(found?.severity).toBe(2);
		expect(readFileSync(fileURLToPath(found?.codeDescription?.href ?? ''), 'utf8')).toContain('# `missing-file`');
		expect(await client.stop()).toBe(0);
	});
});

describe('the manifest', () => {
	const manifest: {
		readonly main: string;
		readonly engines: { readonly vscode: string };
		readonly contributes: { readonly jsonValidation: readonly { readonly url: string }[] };
	} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

	it('names files that exist', () => {
		for (const path of [manifest.main, ...manifest.contributes.jsonValidation.map(({ url }) => url), 'README.md', 'LICENSE'])
			expect(existsSync(join(folder, path)), path).toBe(true);
	});

	it('needs a VS Code that has the types with which it was compiled', () => {
		const types: { readonly version: string } = JSON.parse(
			readFileSync(fileURLToPath(import.meta.resolve('@types/vscode/package.json')), 'utf8'),
		);
		expect(manifest.engines.vscode.replace('^', '').split('.', 2)).toEqual(types.version.split('.', 2));
	});
});
