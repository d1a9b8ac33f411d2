// Compares `validate`, with all references and images, with reading the same documents from the disk and nothing else.
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { read } from '@tilewright/format';
import { imagesBy, validate } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { sizeIn } from '../packages/cli/src/commands/export/image-sizes.ts';

/** Documents of public projects. They are not part of the repository. */
const CORPUS = new URL('../../shared/corpus/', import.meta.url);
const ROUNDS = 9;

if (!existsSync(CORPUS)) {
	console.log('The corpus of public documents is missing: nothing to validate.');
	process.exit();
}
const root = realpathSync(fileURLToPath(new URL('docs', CORPUS)));
const rows: { readonly path: string; readonly kind: string }[] = readFileSync(new URL('index.jsonl', CORPUS), 'utf8')
	.trim()
	.split('\n')
	.map((line) => JSON.parse(line));
const paths = rows.filter(({ kind }) => ['map', 'tileset', 'template', 'world'].includes(kind)).map(({ path }) => `${root}/${path}`);

const reading: number[] = [];
const validating: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
	reading.push(await timeOf(readAll));
	validating.push(await timeOf(validateAll));
}
// The fastest rounds are those that other programs disturbed least.
const [fastestReading, fastestValidating] = [Math.min(...reading), Math.min(...validating)];
const ratio = fastestValidating / fastestReading;
console.log(`validate of ${paths.length} documents with references and images: ${ratio.toFixed(2)} times reading them (at most 2)`);
console.log(
	`  reading ${fastestReading.toFixed(0)} ms, validating ${fastestValidating.toFixed(0)} ms; the fastest of ${ROUNDS} alternating rounds`,
);

async function readAll(): Promise<void> {
	for (const path of paths) read(await readFile(path));
}

async function validateAll(): Promise<void> {
	const loader = fileLoader({ root });
	await validate(paths, loader, {
		otherFiles: imagesBy(loader, sizeIn),
	});
}

async function timeOf(run: () => Promise<void>): Promise<number> {
	const start = performance.now();
	await run();
	return performance.now() - start;
}
