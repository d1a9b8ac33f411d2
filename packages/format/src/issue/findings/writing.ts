import { finding } from '../finding.ts';

export const notInXml = /* @__PURE__ */ finding(
	'not-in-syntax',
	'warning',
	({ what, becomes }: { what: string; becomes?: string }) =>
		`XML cannot store ${what}. It ${becomes === undefined ? 'is lost' : `becomes ${becomes}`}.`,
	'Keep the document as JSON if you need it.',
);

export const notInKeyedJson = /* @__PURE__ */ finding(
	'not-in-syntax',
	'warning',
	({ what }: { what: string }) => `JSON with keyed properties and tiles cannot store ${what}. It is lost or changed.`,
	'Write the form that is not keyed if you need it.',
);

export const notInCsv = /* @__PURE__ */ finding(
	'not-in-syntax',
	'warning',
	({ what }: { what: string }) => `CSV cannot store ${what}. It is lost.`,
	'Export the map to another format too if you need it.',
);

export const typesNotInJson = /* @__PURE__ */ finding(
	'types-not-in-syntax',
	'info',
	({ member, type }: { member: string; type: string }) => `JSON cannot store the type of ${member}, ${type}. The value is kept.`,
	'Nothing to do. To convert it back to XML, pass the custom types of the project, which contain the types.',
);

export const notInVersion = /* @__PURE__ */ finding(
	'not-in-version',
	'warning',
	({ what, found, version }: { what: string; found: string; version: string }) =>
		`Version ${version} cannot store ${what}: ${found} is left out.`,
	'Write a newer version, or remove it from the document.',
);

export const changedForVersion = /* @__PURE__ */ finding(
	'changed-for-version',
	'warning',
	({ what, change, version }: { what: string; change: string; version: string }) => `In version ${version}, ${what} ${change}.`,
	'Write a newer version, or check that the result is good enough.',
);

export const tooLargeForVersion = /* @__PURE__ */ finding(
	'too-large',
	'error',
	({ version, found, limit }: { version: string; found: string; limit: number }) =>
		`Version ${version} has no infinite maps, and as a finite map each layer would have ${found} cells; the limit is ${limit}.`,
	'Write version 1.1 or newer, which has infinite maps.',
);
