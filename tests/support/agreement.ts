import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Issue, IssueCode, Kind } from '@tilewright/format';
import { read } from '@tilewright/format';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { isObject } from '../../packages/format/src/model/json-value.ts';
import { documentText } from '../../packages/format/src/read/document-text.ts';
import { NEWEST_VERSION } from '../../packages/format/src/spec/field.ts';
import { KINDS, RESOURCES } from '../../packages/format/src/spec/index.ts';
import { knownObjects } from './known-objects.ts';

/**
 * Compares the published schemas, run by ajv, with the checks of `read`. A schema sees the form of a
 * document and nothing else, so only findings about form count.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const ajv = new Ajv2020({ strict: true });
const load = (kind: Kind): ValidateFunction =>
	ajv.compile(JSON.parse(readFileSync(`${ROOT}schema/${NEWEST_VERSION}/${kind}.schema.json`, 'utf8')));
export const schemas = { map: load('map'), tileset: load('tileset'), template: load('template'), world: load('world') } satisfies Record<
	Kind,
	ValidateFunction
>;

/** The findings about form. Schemas see neither the content of encoded tile data nor relations between ids. */
const STRUCTURAL: ReadonlySet<IssueCode> = new Set<IssueCode>([
	'wrong-type',
	'converted',
	'fraction',
	'unusable-id',
	'missing-field',
	'assumed-field',
	'unknown-type',
	'unknown-value',
	'out-of-range',
	'bad-size',
	'bad-color',
	'property-value',
	// For tile data in an array, a schema limits the type and the range of the items.
	'bad-gid',
	'converted-gid',
	'missing-data',
]);

/**
 * Older forms that a schema of the newest form accepts: they are in fields that it does not know, and unknown fields are valid
 * (rule N8), or in fields that may still have such values. The other steps are about fields that had another type.
 */
const UNSEEN_STEPS: ReadonlySet<string> = new Set([
	'030-terrains',
	'040-wang-colors',
	'045-wang-tile-flips',
	'060-class-to-type',
	'080-image-layer-position',
]);

/** Pointers to fields that the newest form no longer has: its schema does not know them. */
const GONE = /\/(?:terrains?|edgecolors|cornercolors|tileproperties|tilepropertytypes)(\/|$)/;

/** The JSON in a file, without the code around it that `read` removes. */
function parse(file: Uint8Array): unknown {
	const { bytes, start } = documentText(file);
	return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(start)));
}

/** The JSON in a file; `undefined` if it is none. */
export function parsed(bytes: Uint8Array): { readonly value: unknown } | undefined {
	try {
		return { value: parse(bytes) };
	} catch {
		return undefined;
	}
}

/** The kinds whose schemas require a field. Any object is valid as a world; `read` recognizes worlds by their content. */
const WITH_REQUIRED_FIELD: readonly Kind[] = KINDS.filter((kind) =>
	Object.values(RESOURCES[kind].fields).some(({ presence }) => presence === 'required'),
);

/** Both results; each gives the reason of a refusal in words. */
export function results(
	bytes: Uint8Array,
	value: unknown,
): { readonly kind: Kind | undefined; readonly schema: string; readonly ours: string } {
	const { kind, issues, source } = read(bytes);
	const errors = KINDS.flatMap((each) => {
		const accepted = (kind === undefined ? WITH_REQUIRED_FIELD.includes(each) : kind === each) && schemas[each](value);
		return accepted ? [] : [`${schemas[each].errors?.[0]?.instancePath} ${schemas[each].errors?.[0]?.message}`];
	});
	const accepts = errors.length < KINDS.length;
	// Of what upgrades drop, only the null of a field that is still there is seen by a schema.
	// Cells in a text are seen by no schema.
	const isInText = ({ code, pointer }: Issue): boolean => (code === 'converted-gid' || code === 'bad-gid') && pointer.endsWith('/data');
	const isStructural = ({ code, pointer }: Issue): boolean =>
		STRUCTURAL.has(code) || (code === 'dropped' && /\/(?:type|properties)$/.test(pointer));
	// For a schema, as for most programs, an object has the shape of a mark that is true.
	const isMark = ({ code, pointer }: Issue): boolean => code === 'converted' && /\/(?:ellipse|point|capsule)$/.test(pointer);
	const found = issues.find(
		(issue) => (isStructural(issue) && !isInText(issue) && !isMark(issue) && !GONE.test(issue.pointer)) || issue.code === 'unknown-kind',
	);
	const isOldNumber = typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';
	// The version of an embedded tileset means nothing, so its schema accepts any.
	const unseen = new Set([...UNSEEN_STEPS, ...(isOldNumber ? [] : ['050-version-string'])]);
	// A schema sees these forms only by a field that still exists: it does not know types without properties, or properties of tiles by id.
	const objects = kind === undefined ? [] : [...knownObjects(kind, value)];
	if (!objects.some((object) => isObject(object.value['properties']))) unseen.add('010-properties-array').add('070-collision-properties');
	if (!objects.some(({ resource, value }) => resource === 'tileset' && isObject(value['tiles']))) unseen.add('020-tiles-array');
	const steps = source.upgraded.filter((step) => !unseen.has(step));
	const upgraded = steps.length > 0 ? `upgraded: ${steps.join(', ')}` : '';
	return { kind, schema: accepts ? '' : errors.join('; '), ours: found ? `${found.pointer} ${found.message}` : upgraded };
}
