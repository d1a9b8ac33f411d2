/** `npm run check`: runs every check that is not a test and prints its name and time. `--report FILE` writes the figures for CI. */
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { env, exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Figures } from './figures.ts';

interface Step {
	readonly name: string;
	readonly command: string;
}

interface Result {
	readonly name: string;
	readonly passed: boolean;
}

/** Two rows for the two cores of CI: each row runs its steps one after another. */
const rows: readonly (readonly Step[])[] = [
	[
		{ name: 'format and lint', command: 'biome check --error-on-warnings .' },
		{ name: 'layers', command: 'tsx tools/check-layers.ts' },
		{ name: 'packages', command: 'tsx tools/check-workspace.ts' },
		{ name: 'rules', command: 'tsx tools/check-rules.ts' },
		{ name: 'links', command: 'tsx tools/check-links.ts' },
		{ name: 'generated files', command: 'tsx tools/generate.ts --check' },
		{ name: 'unused files, exports, dependencies', command: 'knip' },
		{ name: 'lockfile', command: 'tsx tools/check-lockfile.ts' },
		{ name: 'subjects of commits', command: 'tsx tools/check-subjects.ts' },
	],
	[
		{ name: 'types', command: 'npm run --silent typecheck' },
		{ name: 'build', command: 'tsx tools/build.ts' },
		{ name: 'speed, shortly', command: 'npm run --silent bench:smoke' },
		{ name: 'packed packages', command: 'tsx tools/check-packages.ts' },
		{ name: 'extension for VS Code', command: 'tsx tools/check-extension.ts' },
		{ name: 'sizes in a browser', command: 'tsx tools/build-pages.ts && size-limit' },
	],
];

const root = fileURLToPath(new URL('..', import.meta.url));
const { report } = parseArgs({ options: { report: { type: 'string' } } }).values;
const started = performance.now();

const results = (await Promise.all(rows.map(runRow))).flat();
const failures = results.flatMap(({ name, passed }) => (passed ? [] : [name]));
const failed = failures.length;
const figures: Figures = { passed: results.length - failed, skipped: 0, failures };
if (report !== undefined) writeFileSync(report, JSON.stringify(figures));
console.log(`\n${failed === 0 ? `All ${results.length} checks pass` : `${failed} of ${results.length} checks fail`} (${seconds(started)})`);
exit(failed === 0 ? 0 : 1);

async function runRow(steps: readonly Step[]): Promise<Result[]> {
	const results: Result[] = [];
	for (const step of steps) results.push({ name: step.name, passed: await runStep(step) });
	return results;
}

/** Prints the output of a step only if it fails. */
async function runStep({ name, command }: Step): Promise<boolean> {
	const start = performance.now();
	let output = '';
	const code = await new Promise<number>((resolve) => {
		const child = spawn(command, { shell: true, cwd: root, env: { ...env, PATH: `${root}node_modules/.bin:${env['PATH']}` } });
		child.stdout.on('data', (chunk: Buffer) => (output += chunk));
		child.stderr.on('data', (chunk: Buffer) => (output += chunk));
		child.on('error', (error) => (output += error.message));
		child.on('close', (status) => resolve(status ?? 1));
	});
	if (code === 0) console.log(`✓ ${name} (${seconds(start)})`);
	else console.log(`✗ ${name} (${seconds(start)}): ${command}\n${output.trimEnd().replace(/^/gm, '    ')}`);
	return code === 0;
}

function seconds(since: number): string {
	return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
