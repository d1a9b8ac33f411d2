/**
 * `npm run test:long`: the tests that try many cases or large documents, with more and larger ones than `npm test`; in Node, and the pictures of the editor in Chromium.
 * A whole run without other arguments then repeats all tests of format and render in Chromium, and kills the browser amid edits, often.
 * `--seed N` repeats a run, `--part N` runs only that part of it: 4 is a quarter. Other arguments go to Vitest.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { argv, env, exit } from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const words = argv.slice(2);
const seed = taken('--seed') ?? String(Math.floor(Math.random() * 2 ** 31));
const part = taken('--part') ?? '1';

const files = ['tests', 'packages'].flatMap((folder) =>
	readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
		.map((name) => `${folder}/${name}`)
		.filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules') && dependsOnEffort(path)),
);

console.log(
	`A long run of ${files.length} files, seed ${seed}: npm run test:long -- --seed ${seed}${part === '1' ? '' : ` --part ${part}`}`,
);
const vitest = run('vitest', ['run', '--project', '!format-browser', '--project', '!render-browser', ...words, ...files]);
const isWhole = words.length === 0 && part === '1';
const pages = isWhole ? run('vitest', ['run', '--project', 'format-browser', '--project', 'render-browser']) : 0;
const kills = isWhole ? run('tsx', ['tools/test-e2e.ts', 'kill']) : 0;
exit(vitest || pages || kills);

/** Takes an option and its value from the words. @returns the value */
function taken(option: string): string | undefined {
	const at = words.indexOf(option);
	return at < 0 ? undefined : words.splice(at, 2)[1];
}

/** @returns the exit code */
function run(command: string, given: readonly string[]): number {
	const path = `${root}node_modules/.bin:${env['PATH']}`;
	const { status } = spawnSync(command, given, {
		cwd: root,
		stdio: 'inherit',
		env: { ...env, PATH: path, LONG_SEED: seed, LONG_PART: part },
	});
	return status ?? 1;
}

/** Whether a test counts by tests/support/effort.ts, or holds the time by it. */
function dependsOnEffort(path: string): boolean {
	return /from '.*\/(?:effort|quickly)\.ts'/.test(readFileSync(root + path, 'utf8'));
}
