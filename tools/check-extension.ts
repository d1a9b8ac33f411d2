/** Packs the extension for VS Code, unpacks it in an empty folder, and lets a client talk to the server in it. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { startLanguageClient } from '../packages/cli/test/support/language-client.ts';
import { buildExtension } from './build-extension.ts';

const extension = fileURLToPath(new URL('../packages/vscode', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tilewright-vsix-'));
try {
	await buildExtension();
	execFileSync('npm', ['run', '--silent', 'package'], { cwd: extension, stdio: ['ignore', 'ignore', 'pipe'] });
	const names = unpack(readFileSync(join(extension, 'dist/tilewright.vsix')), folder);
	const manifest: { readonly main: string } = JSON.parse(readFileSync(join(folder, 'extension/package.json'), 'utf8'));
	const needed = [manifest.main.replace('./', ''), 'dist/server.js', 'dist/config.schema.json', 'findings/missing-file.md', 'readme.md'];
	const missing = needed.filter((name) => !names.includes(`extension/${name}`));
	if (missing.length > 0) throw new Error(`The package lacks ${missing.join(', ')}.`);
	await talk();
	console.log(`The extension has ${names.length} files, and its server answers.`);
} catch (error) {
	console.error(error);
	process.exitCode = 1;
} finally {
	rmSync(folder, { recursive: true, force: true });
}

/** Opens a map whose tileset is missing: the server in the package finds that, with the page that explains it. */
async function talk(): Promise<void> {
	const game = join(folder, 'game');
	mkdirSync(join(game, '.git'), { recursive: true });
	writeFileSync(join(game, 'tilewright.config.json'), '{ "rules": { "missing-file": "warning" } }');
	const client = await startLanguageClient(game, [join(folder, 'extension/dist/server.js'), '--stdio']);
	const map = await client.open(
		'a.tmx',
		'<map version="1.10" orientation="orthogonal" width="1" height="1" tilewidth="8" tileheight="8"><tileset firstgid="1" source="gone.tsx"/></map>',
	);
	const found = (await map.diagnostics()).find(({ code }) => code === 'missing-file');
	if (found?.severity !== 2) throw new Error('The server did not find the missing tileset, or not at the level of the configuration.');
	readFileSync(fileURLToPath(found.codeDescription?.href ?? ''));
	const code = await client.stop();
	if (code !== 0) throw new Error(`The server ended with the exit code ${code}.`);
}

/** Writes the files of a zip archive into a folder. Returns their names. */
function unpack(zip: Buffer, target: string): string[] {
	const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
	const names: string[] = [];
	let at = zip.readUInt32LE(end + 16);
	for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
		const [packed, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
		const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
		const local = zip.readUInt32LE(at + 42);
		const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
		const content = zip.subarray(start, start + packed);
		const path = join(target, name);
		if (!name.endsWith('/')) {
			mkdirSync(dirname(path), { recursive: true });
			writeFileSync(path, zip.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content));
			names.push(name);
		}
		at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
	}
	return names;
}
