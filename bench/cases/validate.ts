import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { read } from '@tilewright/format';
import { validate } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { otherFilesBy } from '../../packages/cli/src/documents/other-files.ts';
import type { Group } from '../support/case.ts';
import type { Ratio } from '../support/ratio.ts';
import { compare } from '../support/ratio.ts';

/** Documents of public projects. They are not part of the repository. */
const CORPUS = new URL('../../../shared/corpus/', import.meta.url);

export const group: Group = {
	title: 'Validate',
	times: 'of the processor',
	cases: [
		{
			name: 'the documents of public projects, with references and images',
			baseline: 'reading them from the disk',
			aim: 2,
			measure: (rounds) => (existsSync(CORPUS) ? validating(rounds) : 'The corpus of public documents is missing'),
		},
	],
};

async function validating(rounds: number): Promise<Ratio> {
	const root = realpathSync(fileURLToPath(new URL('docs', CORPUS)));
	const rows: { readonly path: string; readonly kind: string }[] = readFileSync(new URL('index.jsonl', CORPUS), 'utf8')
		.trim()
		.split('\n')
		.map((line) => JSON.parse(line));
	const paths = rows.filter(({ kind }) => ['map', 'tileset', 'template', 'world'].includes(kind)).map(({ path }) => `${root}/${path}`);
	const loader = fileLoader({ root });
	const readAll = async (): Promise<void> => {
		for (const path of paths) read(await readFile(path));
	};
	return await compare(() => validate(paths, loader, { otherFiles: otherFilesBy(loader) }), readAll, rounds, 1);
}
