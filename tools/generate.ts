/**
 * Generates types, JSON Schema and reference pages from the spec tables, and the references of each tsconfig.json from the dependencies of
 * packages.
 *
 *     tsx tools/generate.ts           writes files that changed, and removes files that are no longer generated
 *     tsx tools/generate.ts --check   writes nothing; lists files that differ, and exits with 1 if there are any
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { configSchema } from '../packages/cli/src/config/schema.ts';
import { ISSUE_CODES } from '../packages/format/src/issue/all-codes.ts';
import { VERSIONS } from '../packages/format/src/spec/field.ts';
import { RESOURCES } from '../packages/format/src/spec/index.ts';
import { generateCode } from './generate/code.ts';
import { generateEngines } from './generate/engines.ts';
import type { GeneratedFile } from './generate/file.ts';
import { generateFindingPages } from './generate/finding-pages.ts';
import { generateFindings } from './generate/findings.ts';
import { printJson } from './generate/print-json.ts';
import { generateRecipePages } from './generate/recipe-pages.ts';
import { generateReference } from './generate/reference.ts';
import { generateReferences } from './generate/references.ts';
import { generateSchemas } from './generate/schema.ts';
import { generateTypes } from './generate/types.ts';
import { unknownVersions } from './generate/unknown-versions.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Folders that contain only generated files: any other file there is outdated. */
const GENERATED_FOLDERS = ['schema', 'docs/reference', 'docs/findings'];

const wrong = unknownVersions(Object.values(RESOURCES), VERSIONS);
if (wrong.length > 0) {
	console.error(wrong.join('\n'));
	process.exit(1);
}

const files: readonly GeneratedFile[] = [
	{ path: 'packages/format/src/model/types.gen.ts', text: generateTypes(RESOURCES) },
	...generateSchemas(),
	...generateReference(),
	generateFindings(),
	...generateFindingPages(ROOT),
	generateEngines(),
	...generateRecipePages(ROOT),
	...(await generateCode(ROOT)),
	...generateReferences(),
	{ path: 'schema/config.schema.json', text: printJson(configSchema(ISSUE_CODES)) },
];

const changed = files.filter(({ path, text }) => currentText(path) !== text);
const stale = GENERATED_FOLDERS.flatMap(filesBelow).filter((path) => !files.some((file) => file.path === path));

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
if (values.check) {
	for (const file of changed) console.error(difference(file));
	for (const path of stale) console.error(`${path}: nothing makes this file any more`);
	if (changed.length + stale.length > 0) {
		console.error('Run `npx tsx tools/generate.ts`.');
		process.exitCode = 1;
	}
} else {
	for (const { path, text } of changed) {
		mkdirSync(dirname(join(ROOT, path)), { recursive: true });
		writeFileSync(join(ROOT, path), text);
		console.log(`wrote ${path}`);
	}
	for (const path of stale) {
		rmSync(join(ROOT, path));
		console.log(`removed ${path}`);
	}
}

function currentText(path: string): string | undefined {
	const absolute = join(ROOT, path);
	return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
}

/** The files of a folder and its subfolders, relative to the root of the repository, with `/`. */
function filesBelow(folder: string): readonly string[] {
	const absolute = join(ROOT, folder);
	if (!existsSync(absolute)) return [];
	return readdirSync(absolute, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
		.sort();
}

/** Describes a file that differs, with the first different line. */
function difference({ path, text }: GeneratedFile): string {
	const current = currentText(path);
	if (current === undefined) return `${path}: missing`;
	const is = current.split('\n');
	const made = text.split('\n');
	const index = made.findIndex((line, at) => line !== is[at]);
	const at = index === -1 ? made.length : index;
	return `${path}:${at + 1}: differs\n\tis:   ${shown(is[at])}\n\tmade: ${shown(made[at])}`;
}

function shown(line: string | undefined): string {
	return line === undefined ? '(end of file)' : JSON.stringify(line);
}
