/**
 * `npm run test:engines`: do engines load our exports? Each engine loads maps in Chromium with its own loader, as they are and exported with
 * `--for`. From the exports, everything must be there, except for what `export` reports that the loader cannot read. Then each adapter draws maps,
 * which must look as `render` draws them. With words, only the engines that they name; with `--adapters`, only the adapters. `--write` writes the page with the results; `--pictures` draws one map
 * alone, for the pictures of engines in the guide; `--report FILE` writes the figures for CI.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Engine } from '@tilewright/ops';
import { ENGINES } from '@tilewright/ops';
import { setup } from './build.ts';
import { findChromium } from './chromium.ts';
import type { Compared } from './engines/compare-adapters.ts';
import { adapterNames, compareAdapters, isAsExpected, PICTURES, titleOf } from './engines/compare-adapters.ts';
import { findIn } from './engines/found.ts';
import { GUIDE_MAP, writeGuidePicture } from './engines/guide-picture.ts';
import { missing } from './engines/outcome.ts';
import type { Tried } from './engines/page.ts';
import { pageOf } from './engines/page.ts';
import type { Engines } from './engines/page-of-engine.ts';
import { openEngines } from './engines/page-of-engine.ts';
import type { Sample } from './engines/samples.ts';
import { drawnMaps, exampleMaps, publicMaps } from './engines/samples.ts';
import type { Figures } from './figures.ts';
import { installInCi } from './install-in-ci.ts';

/** The engines whose loaders npm has. */
const IN_NPM = ['excalibur', 'littlejs', 'melonjs', 'phaser'];

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
	options: { report: { type: 'string' }, adapters: { type: 'boolean' }, pictures: { type: 'boolean' }, write: { type: 'boolean' } },
	allowPositionals: true,
});
if (findChromium() === undefined) installInCi('chromium');
const chromium = findChromium();
if (chromium === undefined) {
	console.error('Chromium is missing. Install it, or set CHROMIUM_PATH.');
	exit(1);
}
await setup();
installEngines();
execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'engines'], { cwd: root, stdio: 'inherit' });

const scratch = realpathSync(mkdtempSync(join(tmpdir(), 'tilewright-engines-')));
const samples = [...exampleMaps(), ...(await publicMaps(12))];
const engines = await openEngines(chromium, [scratch, ...samples.map(({ folder }) => folder)]);
const chosen = ENGINES.filter(({ id }) => IN_NPM.includes(id) && (positionals.length === 0 || positionals.includes(id)));
const tried: Tried[] = [];
const adapters = adapterNames().filter((name) => positionals.length === 0 || positionals.includes(name));
const compared: Compared[] = [];
try {
	if (values.adapters !== true && values.pictures !== true)
		for (const engine of chosen) for (const sample of samples) tried.push(await tryMap(engine, sample, engines));
	const drawn = [...drawnMaps(), ...samples.filter(({ isPublic }) => isPublic)];
	await compareAdapters(chromium, adapters, values.pictures === true ? drawn.filter(({ name }) => name === GUIDE_MAP) : drawn, (each) => {
		compared.push(each);
		const { adapter, name, share, frameTime, scriptTime, failure } = each;
		const found =
			failure ??
			`${(100 * share).toFixed(2)} % of pixels differ; ${frameTime.toFixed(1)} ms a frame, ${scriptTime.toFixed(1)} of them in scripts`;
		console.log(`${isAsExpected(each) ? '✓' : '✗'} ${titleOf(adapter)}  ${name}  ${found}`);
	});
} finally {
	await engines.close();
	rmSync(scratch, { recursive: true, force: true });
}
if (values.pictures === true)
	for (const each of compared) if (each.picture !== undefined && isAsExpected(each)) await writeGuidePicture(each.adapter, each.picture);
const failures = [
	...tried.filter(({ ours, isLossy }) => ours !== '' && !isLossy).map(({ engine, name, ours }) => `${engine}: ${name}: ${ours}`),
	...compared
		.filter((each) => !isAsExpected(each))
		.map(({ adapter, name, share, failure }) => `${titleOf(adapter)}: ${name}: ${failure ?? `${share} of pixels differ`}`),
];
const figures: Figures = { passed: tried.length + compared.length - failures.length, skipped: 0, failures };
if (values.write === true) writeFileSync(join(root, 'docs/guide/what-engines-load.md'), pageOf(chosen, tried));
if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(figures));
console.log(`${figures.passed} maps load or look as promised, ${failures.length} do not. The pictures are in ${PICTURES}.`);
exit(failures.length === 0 ? 0 : 1);

async function tryMap(engine: Engine, { path, folder, name, isPublic }: Sample, { load }: Engines): Promise<Tried> {
	const { content } = await findIn(path, folder);
	const raw = missing(await load(engine.id, path, folder), content);
	const out = mkdtempSync(join(scratch, 'export-'));
	const words = ['export', path, '--out', out, '--root', folder, '--for', engine.id, '--copy-images'];
	const { status, stderr } = spawnSync(execPath, [join(root, 'packages/cli/dist/main.cjs'), ...words], { encoding: 'utf8' });
	if (status !== 0) throw new Error(`${name} is not exported for ${engine.id}:\n${stderr}`);
	const exported = exportedAs(join(out, path.slice(folder.length + 1)));
	const isLossy = stderr.includes('not-in-engine');
	const ours = missing(await load(engine.id, exported, out), content);
	console.log(`${ours === '' || isLossy ? '✓' : '✗'} ${engine.id}  ${name}  as it is: ${raw || 'all'}; exported: ${ours || 'all'}`);
	return { engine: engine.id, name, isPublic, raw, ours, isLossy };
}

/** The file that was exported: JSON, or what the map was. */
function exportedAs(to: string): string {
	const json = to.replace(/\.\w+$/, '.tmj');
	return existsSync(json) ? json : to;
}

/** Installs the engines, if they are not there yet. */
function installEngines(): void {
	const folder = join(root, 'engines');
	const installed = join(folder, 'node_modules/.package-lock.json');
	if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(folder, 'package-lock.json')).mtimeMs) return;
	execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'], { cwd: folder, stdio: 'inherit' });
}
