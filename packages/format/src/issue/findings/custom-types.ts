import { finding } from '../finding.ts';

export const noCustomTypes = /* @__PURE__ */ finding(
	'no-custom-types',
	'error',
	({ found }: { found: string }) => `This file has no custom types: found ${found}.`,
	'Check that this is the right file: a project file, `propertytypes.json`, `objecttypes.json` or `objecttypes.xml`.',
);

export const duplicateName = /* @__PURE__ */ finding(
	'duplicate-name',
	'warning',
	({ what, name, first }: { what: string; name: string; first: string }) =>
		`There is more than one ${what} \`${name}\`; the first is at ${first}.`,
	'Rename or remove one of them; references to this name are ambiguous.',
);
