import { finding } from '../finding.ts';

export const missingData = /* @__PURE__ */ finding(
	'missing-data',
	'warning',
	() => 'The tile data is missing. All cells are read as empty.',
	'Add `data` or `chunks`.',
);

export const missingTiles = /* @__PURE__ */ finding(
	'missing-data',
	'warning',
	({ found, expected }: { found: string; expected: string }) =>
		`The tile data should have ${expected}, found ${found}. The other cells are read as empty.`,
	'Save the map again, or fix its width and height.',
);

export const tooLarge = /* @__PURE__ */ finding(
	'too-large',
	'error',
	({ holder, found, limit }: { holder: 'layer' | 'chunk'; found: string; limit: number }) =>
		`The ${holder} has ${found} cells; the limit for the whole document is ${limit}.`,
	'If you trust the document, raise `limits.cells`.',
);

export const dataLength = /* @__PURE__ */ finding(
	'data-length',
	'error',
	({ found, expected }: { found: string; expected: string }) => `The tile data must have ${expected}, found ${found}.`,
	'Save the map again, or fix its width and height.',
);

export const badGid = /* @__PURE__ */ finding(
	'bad-gid',
	'error',
	({ found }: { found: string }) => `A cell must be a whole number from 0 to 4294967295, found ${found}.`,
	'Fix the number; 0 is an empty cell.',
);

export const convertedGid = /* @__PURE__ */ finding(
	'converted-gid',
	'warning',
	({ found }: { found: string }, asIs) =>
		`A cell should be a whole number from 0 to 4294967295, found ${found}. ${asIs ? 'It is kept unchanged.' : 'It was corrected.'}`,
	'Write GIDs as unsigned numbers; other programs may refuse these.',
);

export const badCsv = /* @__PURE__ */ finding(
	'bad-csv',
	'error',
	({ found }: { found: string }) => `The tile data must be numbers with commas between them, found ${found}.`,
	'Save the map again, or fix the list.',
);

export const badBase64 = /* @__PURE__ */ finding(
	'bad-base64',
	'error',
	({ found }: { found: string }) => `The tile data is not valid base64: found ${found}.`,
	'Save the map again; the data was changed or cut off.',
);

export const missingCodec = /* @__PURE__ */ finding(
	'missing-codec',
	'error',
	({ compression }: { compression: string }) => `The tile data is compressed with ${compression}, and there is no decoder for it.`,
	({ compression }) =>
		`Pass the decoder of \`@tilewright/format/${compression}\` to \`read\`: \`codecs: [${compression}]\`. Or save the map with zlib.`,
);

export const badCompression = /* @__PURE__ */ finding(
	'bad-compression',
	'error',
	({ compression, found }: { compression: string; found: string }) => `The tile data cannot be decompressed with ${compression}: ${found}.`,
	'Save the map again; the data was changed or cut off, or `compression` names the wrong method.',
);

export const levelStores = /* @__PURE__ */ finding(
	'level-stores',
	'warning',
	({ compression }: { compression: string }) => `At \`compressionlevel\` 0, ${compression} makes the tile data larger.`,
	'Use level -1, the default, or no compression.',
);
