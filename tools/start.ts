/** `npm start`: exports an example map with the built command, and says what it did. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
mkdirSync(`${root}out`, { recursive: true });
const { status } = spawnSync(
	execPath,
	['packages/cli/dist/main.js', '--export-map', 'json', 'examples/orthogonal.tmj', 'out/orthogonal.tmj'],
	{ cwd: root, stdio: 'inherit' },
);
exit(status ?? 1);
