/** `npm start`: exports an example map with the built command and prints what it did, where the result is, and what to try next. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { execPath, exit } from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const program = 'packages/cli/dist/main.cjs';
const source = 'examples/maps/orthogonal.tmj';
const target = 'out/orthogonal.tmj';

/** On install, npm links the command only if it was built before. */
const command = existsSync(`${root}node_modules/.bin/tilewright`) ? 'npx tilewright' : `node ${program}`;

mkdirSync(`${root}out`, { recursive: true });
console.log('tilewright is built. It now exports a map of the isle of Brill, the small world in examples/:\n');
tilewright('export', source, target, '--encoding', 'base64', '--compression', 'zlib');

const [before, after] = [source, target].map((path) => statSync(root + path).size);
console.log(`
The result is the same map, its tiles packed: ${kilobytes(after)} instead of ${kilobytes(before)}.
  from  ${source}
  to    ${root}${target}
It is ready for a game engine; its paths are now relative to the folder out/.
Its contents:
`);
tilewright('info', target);

console.log(`
Try next, with maps of your own, too (.tmx, .tsx, .tx, .tmj, .tsj, .tj or .json):
  ${command} --export-map tmx examples/maps/infinite.tmj out/infinite.tmx
      JSON to XML, with the flags that users of Tiled know
  ${command} export out/infinite.tmx out/infinite.tmj
      and XML to JSON
  ${command} validate out/infinite.tmx examples/maps/*.tmj
      the problems in documents, with line and column
  ${command} --help
      everything else`);

/** Prints and runs the command, which reports its own errors. */
function tilewright(...words: string[]): void {
	console.log(`$ ${command} ${words.join(' ')}`);
	const { status } = spawnSync(execPath, [program, ...words], { cwd: root, stdio: 'inherit' });
	if (status !== 0) exit(status ?? 1);
}

function kilobytes(bytes = 0): string {
	return `${(bytes / 1000).toFixed(1)} KB`;
}
