import { finding } from '../finding.ts';

export const badConfig = /* @__PURE__ */ finding(
	'bad-config',
	'error',
	({ field, expected, found }: { field: string; expected: string; found: string }) => `${field} must be ${expected}, found ${found}.`,
	'Fix the configuration: its schema, `config.schema.json`, lists what it may have.',
);
