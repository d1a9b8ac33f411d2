/**
 * Runs a script of npm's packages by the newest Node that npm has, which is often newer than the one that runs this, and so has its native
 * zstd: `npm run test:newest`, `npm run bench:newest`. That Node is put into a temporary folder.
 *
 * Arguments: the script, as a path in `node_modules`, and its own arguments.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { arch, argv, env, exit, platform } from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tilewright-node-'));
// Some tests run the program as another user, who must be able to start it.
chmodSync(folder, 0o755);
let status: number | null = 1;
try {
	const bin = installNode();
	console.log(`By Node ${printed(join(bin, 'node'), ['--version'])}`);
	const [script = '', ...words] = argv.slice(2);
	({ status } = spawnSync(join(bin, 'node'), [join(root, 'node_modules', script), ...words], {
		cwd: root,
		stdio: 'inherit',
		env: { ...env, PATH: `${bin}${delimiter}${env['PATH']}` },
	}));
} finally {
	rmSync(folder, { recursive: true, force: true });
}
exit(status ?? 1);

/**
 * Installs the program, and returns its folder. The npm package `node` only has a script that installs another package, with the program
 * for one system. We install that directly, as npm may not run scripts.
 */
function installNode(): string {
	const version = printed('npm', ['view', 'node', 'version']);
	const name = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${platform}-${arch}`;
	printed('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', `${name}@${version}`]);
	return join(folder, 'node_modules', name, 'bin');
}

function printed(command: string, words: readonly string[]): string {
	return execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}
