/**
 * Validates the documents of public projects with all their references, and counts the findings by code. With `--list CODE`, prints each
 * finding of a code.
 */
import { argv } from 'node:process';
import { imagesBy, validate } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { sizeIn } from '../packages/cli/src/commands/export/image-sizes.ts';
import { corpusDocs, corpusRows, pathOf } from '../tests/support/corpus.ts';

const loader = fileLoader({ root: corpusDocs });
const documents = corpusRows.filter(({ kind }) => ['map', 'tileset', 'template', 'world'].includes(kind)).map(pathOf);
const { issues } = await validate(documents, loader, { otherFiles: imagesBy(loader, sizeIn) });
const listed = argv.includes('--list') ? argv[argv.indexOf('--list') + 1] : undefined;
if (listed !== undefined) {
	for (const { file, line, column, severity, message, code } of issues)
		if (code === listed) console.log(`${file.slice(corpusDocs.length + 1)}:${line}:${column} ${severity} ${message}`);
} else {
	const counts = new Map<string, { times: number; files: Set<string> }>();
	for (const { code, severity, file } of issues) {
		const key = `${severity} ${code}`;
		const of = counts.get(key) ?? { times: 0, files: new Set() };
		of.times++;
		of.files.add(file);
		counts.set(key, of);
	}
	for (const [key, { times, files }] of [...counts].sort()) console.log(`${key.padEnd(40)} ${times} in ${files.size}`);
}
