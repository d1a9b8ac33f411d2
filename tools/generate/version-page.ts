import { STEPS } from '../../packages/format/src/read/upgrade/registry.ts';
import type { FormatVersion, Resource } from '../../packages/format/src/spec/field.ts';
import { isBefore } from '../../packages/format/src/spec/form.ts';
import { DOWNGRADE_STEPS } from '../../packages/format/src/write/downgrade/registry.ts';
import { TARGET_VERSIONS } from '../../packages/format/src/write/target-version.ts';
import type { Column } from './markdown.ts';
import { code, enumerate, table } from './markdown.ts';
import { defaultWords, linkTo, noteOn, typeWords, wordOf } from './reference-words.ts';
import { kindsOf, SCHEMA_VERSIONS } from './schema.ts';
import type { Changes, FieldChange } from './version-changes.ts';
import { changesAt } from './version-changes.ts';
import type { VersionNotes } from './version-notes.ts';
import { VERSION_NOTES } from './version-notes.ts';

/** The path from the folder of these pages to that of the resources. */
const UP = '../';

/** The page of a version: its changes, and their meaning for older documents and older readers. */
export function versionPage(version: FormatVersion, versions: readonly FormatVersion[]): string {
	const changes = changesAt(version);
	const notes = VERSION_NOTES[version] ?? {};
	return [
		`# Version ${version}\n`,
		around(version, versions),
		...(notes.change === undefined ? [] : [`${notes.change}\n`]),
		...section('New fields', changes.added, [whereColumn, fieldColumn, typeColumn, defaultColumn, meaningColumn]),
		...section('New values', changes.extended, [whereColumn, fieldColumn, wordsColumn, meaningColumn]),
		...section('Changed forms', changes.changed, [whereColumn, beforeColumn, nowColumn, syntaxColumn]),
		...section('Removed fields', changes.removed, [whereColumn, fieldColumn, typeColumn, meaningColumn]),
		`## Reading older documents\n`,
		bullets([...stepsOf(STEPS, version), ...filledIn(changes, notes)], 'Nothing needs to be done.'),
		...writing(version, changes),
	].join('\n');
}

/** Links to the versions before and after, and to the schemas. */
function around(version: FormatVersion, versions: readonly FormatVersion[]): string {
	const at = versions.indexOf(version);
	const link = (to: FormatVersion | undefined, label: string): string[] => (to === undefined ? [] : [`${label}: [${to}](${to}.md).`]);
	const schemas = SCHEMA_VERSIONS.some((known) => known === version)
		? kindsOf(version).map((kind) => `[${kind}](../../../schema/${version}/${kind}.schema.json)`)
		: [];
	const words = [
		...link(versions[at - 1], 'Before'),
		...link(versions[at + 1], 'After'),
		'[All versions](README.md).',
		...(schemas.length === 0 ? [] : [`JSON Schema: ${enumerate(schemas, 'and')}.`]),
	];
	return `${words.join(' ')}\n`;
}

/** Documents can only be written for versions from the first target on, so older additions are always written. */
function writing(version: FormatVersion, { added }: Changes): readonly string[] {
	const [oldest] = TARGET_VERSIONS;
	if (oldest === undefined || !isBefore(oldest, version)) return [];
	const left = added.some(({ field }) => field.until === undefined)
		? ['Fields that this version added are left out. Values that reading does not restore are reported as `not-in-version`.']
		: [];
	const notes = VERSION_NOTES[version] ?? {};
	return [
		`## Writing for older versions\n`,
		bullets([...stepsOf(DOWNGRADE_STEPS, version), ...left, ...list(notes.downgrade)], 'Nothing needs to be done.'),
	];
}

interface Step {
	readonly name: string;
	readonly versions: readonly FormatVersion[];
	readonly doc: string;
}

const stepsOf = (steps: readonly Step[], version: FormatVersion): readonly string[] =>
	steps.filter(({ versions }) => versions.includes(version)).map(({ name, doc }) => `${code(name)}: ${doc}`);

/** How a missing field of this version is read. */
function filledIn({ added }: Changes, { missing = {} }: VersionNotes): readonly string[] {
	const filled = added.filter(({ field: { presence, until } }) => (presence === 'always' || presence === 'default') && until === undefined);
	const names = [...new Set(filled.map(({ name }) => name))].filter((name) => missing[name] === undefined);
	return [
		...Object.entries(missing).map(([name, how]) => `Missing ${code(name)}: ${how}`),
		...(names.length === 0 ? [] : [`Missing ${enumerate(names.map(code), 'and')}: the default.`]),
	];
}

const list = (text: string | undefined): readonly string[] => (text === undefined ? [] : [text]);

const bullets = (items: readonly string[], otherwise: string): string =>
	items.length === 0 ? `${otherwise}\n` : items.map((item) => `- ${item}\n`).join('');

function section(heading: string, changes: readonly FieldChange[], columns: readonly Column<FieldChange>[]): readonly string[] {
	return changes.length === 0 ? [] : [`## ${heading}\n`, table(columns, changes)];
}

const linksTo = (resources: readonly Resource[]): string =>
	enumerate(
		resources.map((resource) => linkTo(resource, UP)),
		'and',
	);

const whereColumn: Column<FieldChange> = { heading: 'Object', cell: ({ resources }) => linksTo(resources) };
const fieldColumn: Column<FieldChange> = { heading: 'Field', cell: ({ name }) => code(name) };
const typeColumn: Column<FieldChange> = { heading: 'Type', cell: ({ field }) => typeWords(field.type, field, UP) };
const defaultColumn: Column<FieldChange> = { heading: 'Default', cell: ({ field }) => defaultWords(field) };
const wordsColumn: Column<FieldChange> = { heading: 'Values', cell: ({ words = [] }) => words.map(wordOf).join(', ') };
const syntaxColumn: Column<FieldChange> = {
	heading: 'In',
	cell: ({ syntax }) => (syntax ?? 'both').toUpperCase().replace('BOTH', 'JSON and XML'),
};
const meaningColumn: Column<FieldChange> = { heading: 'Meaning', cell: ({ field }) => noteOn(field, []) };
const beforeColumn: Column<FieldChange> = {
	heading: 'Before',
	cell: ({ before }) => (before === undefined ? '' : `${code(before.name)}, ${typeWords(before.field.type, before.field, UP)}`),
};
const nowColumn: Column<FieldChange> = { heading: 'Now', cell: ({ name, field }) => `${code(name)}, ${typeWords(field.type, field, UP)}` };

/** The changed fields by resource. Equal changes of several resources are listed with the first. */
function names(changes: readonly FieldChange[]): string {
	const byResource = new Map<string, string[]>();
	for (const { resources, name, words = [] } of changes) {
		const where = linksTo(resources.slice(0, 1));
		const what = words.length === 0 ? code(name) : `${code(name)} ${enumerate(words.map(wordOf), 'and')}`;
		byResource.set(where, [...(byResource.get(where) ?? []), what]);
	}
	return [...byResource].map(([where, what]) => `${where} ${what.join(', ')}`).join('; ');
}

/** The index of the versions, newest first. */
export function versionIndex(versions: readonly FormatVersion[]): string {
	const rows = versions.toReversed().map((version) => ({ version, changes: changesAt(version) }));
	return [
		'# Versions\n',
		'The versions of Tiled in which documents changed. `read` reads documents of all of them and upgrades them to the newest form; `write` with the option `version` writes for those from 0.16 on.\n',
		table(
			[
				{ heading: 'Version', cell: ({ version }) => `[${version}](${version}.md)` },
				{ heading: 'New', cell: ({ changes }) => names([...changes.added, ...changes.extended]) },
				{ heading: 'Changed', cell: ({ changes }) => names(changes.changed) },
				{ heading: 'Removed', cell: ({ changes }) => names(changes.removed) },
			],
			rows,
		),
		`Each version that changed the form in a way that older readers cannot handle has a [JSON Schema](../../../schema): ${enumerate(
			SCHEMA_VERSIONS.map((version) => `[${version}](../../../schema/${version})`),
			'and',
		)}. The versions between only added fields. The schema before them accepts those, as it accepts everything that it does not describe, including fields that a version no longer has (rule N8). A document with the version "1.10" may be of 1.10, 1.11 or 1.12 (rule N6): use the schema of 1.12 for all three.\n`,
	].join('\n');
}
