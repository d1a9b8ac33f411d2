import { finding } from '../finding.ts';

export type Unexpected = { field: string; expected: string; found: string };

export const wrongType = /* @__PURE__ */ finding(
	'wrong-type',
	'error',
	({ field, expected, found }: Unexpected) => `\`${field}\` must be ${expected}, found ${found}.`,
	'Write the value in the expected form.',
);

export const repeatedElement = /* @__PURE__ */ finding(
	'wrong-type',
	'error',
	({ element }: { element: string }) => `There must be only one <${element}> here, found a second.`,
	'Remove one of the elements.',
);

export const correctedValue = /* @__PURE__ */ finding(
	'converted',
	'warning',
	({ field, expected, found }: Unexpected, asIs) =>
		`\`${field}\` should be ${expected}, found ${found}. ${asIs ? 'It is kept unchanged.' : 'It was corrected.'}`,
	'Write the value in the expected form; other programs may refuse it.',
);

export const nullField = /* @__PURE__ */ finding(
	'converted',
	'warning',
	({ field }: { field: string }, asIs) => `\`${field}\` is null. It ${asIs ? 'is kept unchanged' : 'was left out'}.`,
	'Leave the field out; other programs may refuse null.',
);

/** It has a code of its own because the schemas accept it: for them, as for the reader, an empty text decides nothing. */
export const emptyMark = /* @__PURE__ */ finding(
	'empty-mark',
	'warning',
	({ field }: { field: string }, asIs) => `\`${field}\` is an empty text. It ${asIs ? 'is kept unchanged' : 'was left out'}.`,
	'Leave the field out; other programs may refuse it.',
);

export const fractionalNumber = /* @__PURE__ */ finding(
	'fraction',
	'warning',
	({ field, found }: { field: string; found: string }) => `\`${field}\` should be a whole number, found ${found}. It is kept.`,
	'Write a whole number; other programs cut the fraction off.',
);

export const missingField = /* @__PURE__ */ finding(
	'missing-field',
	'error',
	({ field }: { field: string }) => `\`${field}\` is missing.`,
	'Add the field.',
);

export const assumedField = /* @__PURE__ */ finding(
	'assumed-field',
	'warning',
	({ field, assumed }: { field: string; assumed: string }) => `\`${field}\` is missing. It is read as ${assumed}.`,
	'Add the field.',
);

export const unknownType = /* @__PURE__ */ finding(
	'unknown-type',
	'error',
	({ field, expected, found }: Unexpected) => `\`${field}\` must be ${expected}, found ${found}.`,
	'Use one of the known values. If a newer version of Tiled wrote this value, update tilewright.',
);

export const unknownValue = /* @__PURE__ */ finding(
	'unknown-value',
	'warning',
	({ field, expected, found }: Unexpected) => `\`${field}\` should be ${expected}, found ${found}. It is kept.`,
	'Use one of the known values.',
);

export const outOfRange = /* @__PURE__ */ finding(
	'out-of-range',
	'warning',
	({ field, expected, found }: Unexpected) => `\`${field}\` should be ${expected}, found ${found}. It is kept.`,
	'Use a number in this range.',
);

export const beyondInt = /* @__PURE__ */ finding(
	'beyond-32-bits',
	'warning',
	({ field, found }: { field: string; found: string }) =>
		`\`${field}\` should be a whole number from -2147483648 to 2147483647, found ${found}. It is kept, but Tiled cannot hold it.`,
	'Use a number in this range.',
);

export const lostDigits = /* @__PURE__ */ finding(
	'lost-digits',
	'warning',
	({ found }: { found: string }) => `The number ${found} may have lost digits: above 9007199254740991, numbers are not exact.`,
	'Write the number as a text.',
);

export const badSize = /* @__PURE__ */ finding(
	'bad-size',
	'error',
	({ field, expected, found }: Unexpected) => `\`${field}\` must be ${expected}, found ${found}.`,
	'Use a number in this range.',
);

export const badColor = /* @__PURE__ */ finding(
	'bad-color',
	'warning',
	({ field, found }: { field: string; found: string }) => `\`${field}\` should be a color, found ${found}. It is kept.`,
	'Write `#RRGGBB` or `#AARRGGBB`.',
);

export const foreignPath = /* @__PURE__ */ finding(
	'foreign-path',
	'warning',
	({ field, expected, found }: Unexpected) => `\`${field}\` should be ${expected}, found ${found}. It is kept.`,
	'Use a path relative to the document, with `/` between its parts.',
);

export const propertyValue = /* @__PURE__ */ finding(
	'property-value',
	'warning',
	({ property, expected, found }: { property: string; expected: string; found: string }) =>
		`The value of ${property} should be ${expected}, found ${found}. It is kept.`,
	'Change the value or the type of the property so that they agree.',
);

export const classValueArray = /* @__PURE__ */ finding(
	'property-value',
	'warning',
	({ property, expected, found }: { property: string; expected: string; found: string }) =>
		`The value of ${property} should be ${expected}, found ${found}. It is kept, but Tiled 1.12 makes the property a list.`,
	'Write an object, or change the type to `list`.',
);

export const duplicateProperty = /* @__PURE__ */ finding(
	'duplicate-property',
	'warning',
	({ name, first }: { name: string; first: string }) => `There is more than one property \`${name}\`; the first is at ${first}.`,
	'Remove one of them; some programs read the first, others the last.',
);

export const unknownField = /* @__PURE__ */ finding(
	'unknown-field',
	'info',
	({ field, resource }: { field: string; resource: string }) => `\`${field}\` is not a known field of ${resource}. It is kept.`,
	'Nothing to do if you added this field; otherwise check its spelling.',
);

export const inapplicableField = /* @__PURE__ */ finding(
	'inapplicable-field',
	'info',
	({ field, resource }: { field: string; resource: string }) => `\`${field}\` has no meaning for ${resource}. It is kept.`,
	'Nothing to do; the field can be removed.',
);

export const imageInFile = /* @__PURE__ */ finding(
	'embedded-image',
	'info',
	() => 'The file contains an image. It is kept, as a `data:` URL.',
	'Nothing to do. Some programs need the image in a file of its own.',
);

export const badPattern = /* @__PURE__ */ finding(
	'bad-pattern',
	'warning',
	({ expected, found }: { expected: string; found: string }) =>
		`\`regexp\` should be ${expected}, found ${found}. It is kept, but Tiled finds no maps with it.`,
	'Write an expression with two groups, the first for the number of x, the second for that of y. Begin all other groups with `(?:`.',
);

export const badPatternNumber = /* @__PURE__ */ finding(
	'bad-pattern-number',
	'warning',
	({ expected, found }: { expected: string; found: string }) =>
		`This number of a pattern should be ${expected}, found ${found}. It is kept, but Tiled ignores the pattern.`,
	'Write the width and height of a map, in pixels, or leave the field out.',
);
