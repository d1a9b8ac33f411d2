import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Failure } from './failure.ts';

/** Where documents are kept that once failed. A test tries them all. */
export const KEPT = fileURLToPath(new URL('../../fixtures/fuzz/', import.meta.url));

/** Keeps a document that failed, with what went wrong. Returns the folder. */
export function keep({ index, from, bytes, problem }: Failure, seed: number): string {
	const what = /^[a-zA-Z]+(?: [a-zA-Z]+)?/.exec(problem)?.[0].toLowerCase().replaceAll(' ', '-') ?? 'failure';
	const folder = `${KEPT}${what}-${seed}-${index}`;
	mkdirSync(folder, { recursive: true });
	const isXml = new TextDecoder().decode(bytes).trimStart().startsWith('<');
	writeFileSync(`${folder}/input.${isXml ? 'xml' : 'json'}`, bytes);
	// Stacks have the paths of this computer.
	const [first = ''] = problem.split('\n');
	writeFileSync(`${folder}/about.md`, `${first}\n\nFound by \`npm run fuzz -- --seed ${seed}\` in case ${index}, made from ${from}.\n`);
	return folder;
}
