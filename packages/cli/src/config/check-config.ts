import type { Issue } from '@tilewright/format';
import { badConfig, escapeSegment, ISSUE_CODES, makeIssue, readPlainJson, short } from '@tilewright/format/internal';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { nearest } from '../host/nearest.ts';
import type { Config } from './config.ts';
import { configSchema } from './schema.ts';

/** A configuration, or what is wrong with it. */
export interface CheckedConfig {
	/** `undefined` if anything is wrong. */
	readonly config: Config | undefined;
	/** The findings, with lines. */
	readonly issues: readonly Issue[];
}

/** Checks the content of a configuration by its schema. */
export function checkConfig(bytes: Uint8Array): CheckedConfig {
	const { value, issues, place } = readPlainJson(bytes);
	if (value === undefined) return { config: undefined, issues };
	const isConfig = new Ajv2020({ allErrors: true, verbose: true }).compile<Config>(configSchema(ISSUE_CODES));
	if (isConfig(value)) return { config: value, issues: [] };
	return { config: undefined, issues: place((isConfig.errors ?? []).map(issueOf)) };
}

function issueOf({ instancePath, keyword, params, data, parentSchema }: ErrorObject): Issue {
	const field = instancePath === '' ? 'The configuration' : `\`${instancePath.slice(1).replaceAll('/', '.')}\``;
	const report = (pointer: string, expected: string, found: string): Issue => makeIssue(badConfig, pointer, { field, expected, found });
	switch (keyword) {
		case 'additionalProperties': {
			const name = String(params['additionalProperty']);
			const known = Object.keys(parentSchema?.['properties'] ?? {});
			const similar = nearest(name, known);
			const expected = similar === undefined ? 'without unknown fields' : `without unknown fields; did you mean \`${similar}\`?`;
			return report(`${instancePath}/${escapeSegment(name)}`, expected, `\`${name}\``);
		}
		case 'required':
			return report(instancePath, `an object with \`${String(params['missingProperty'])}\``, 'none');
		case 'enum':
			return report(instancePath, `one of ${list(params['allowedValues'])}`, short(data));
		case 'type':
			return report(instancePath, WORDS[String(params['type'])] ?? String(params['type']), short(data));
		case 'minimum':
			return report(instancePath, 'at least 0', short(data));
		default:
			return report(instancePath, 'not empty', short(data));
	}
}

const WORDS: Readonly<Record<string, string>> = {
	object: 'an object',
	array: 'an array',
	string: 'a text',
	integer: 'a whole number',
};

const list = (values: unknown): string => (Array.isArray(values) ? values.map((value) => JSON.stringify(value)).join(', ') : '');
