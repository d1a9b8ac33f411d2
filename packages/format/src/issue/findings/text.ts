import { finding } from '../finding.ts';

type Syntax = {
	found: string;
	expected: string;
	/** Advice about this mistake. */
	advice?: string;
};

export const emptyFile = /* @__PURE__ */ finding(
	'empty',
	'error',
	(_: Syntax) => 'The file is empty.',
	({ advice = 'Save the document again; the last save may be incomplete.' }) => advice,
);

export const badEncoding = /* @__PURE__ */ finding(
	'encoding',
	'error',
	({ found }: Syntax) => `The text is not UTF-8: ${found}.`,
	({ advice = 'Save the file as UTF-8.' }) => advice,
);

export const jsonSyntax = /* @__PURE__ */ finding(
	'syntax',
	'error',
	({ found, expected }: Syntax) => `Not valid JSON: found ${found}, expected ${expected}.`,
	({ advice = 'Fix the JSON at this place.' }) => advice,
);

export const truncatedJson = /* @__PURE__ */ finding(
	'truncated',
	'error',
	({ found, expected }: Syntax) => `The JSON ends too early: found ${found}, expected ${expected}.`,
	({ advice = 'Save the document again; the last save may be incomplete.' }) => advice,
);

export const xmlSyntax = /* @__PURE__ */ finding(
	'xml-syntax',
	'error',
	({ found }: { found: string }) => `Not well-formed XML: ${found}.`,
	'Fix the XML at this place.',
);

export const unknownKind = /* @__PURE__ */ finding(
	'unknown-kind',
	'error',
	({ found }: { found: string }) => `This is not a map, tileset, template or world: found ${found}.`,
	'Check that this is the right file. A map has `layers` and `tilesets`, a tileset `tilewidth` and `image` or `tiles`, a template `object`, a world `maps`.',
);

export const wrongKind = /* @__PURE__ */ finding(
	'wrong-kind',
	'error',
	({ found, expected }: { found: string; expected: string }) => `Expected ${expected}, found ${found}.`,
	'Check that this is the right file.',
);

export const tooDeep = /* @__PURE__ */ finding(
	'too-deep',
	'error',
	({ limit }: { limit: number }) => `The document is nested too deeply: more than ${limit} levels.`,
	'Use fewer levels of groups.',
);

export const tooManyBytes = /* @__PURE__ */ finding(
	'too-large',
	'error',
	({ found, limit }: { found: string; limit: number }) => `The file has ${found} bytes; the limit is ${limit}.`,
	'If you trust the document, raise `limits.bytes`.',
);

export const tooManyObjects = /* @__PURE__ */ finding(
	'too-large',
	'error',
	({ what, limit }: { what: 'objects and lists' | 'elements' | 'different unknown fields'; limit: number }) =>
		`The document has more than ${limit} ${what}, the limit for a file of its size.`,
	'If you trust the document, raise `limits.objects`.',
);

export const tooMany = /* @__PURE__ */ finding(
	'too-many',
	'warning',
	({ what, listed }: { what: string; listed: string }) => `There are more ${what}; only the first ${listed} are listed.`,
	'Fix these, then check again.',
);
