/**
 * What must be done by whoever reads the finding.
 * - `error`: the document cannot be used as its type says; it is not returned.
 * - `warning`: the document is usable, but something in it is not as it should be.
 * - `info`: nothing needs to be done; it says what was met.
 */
export type Severity = 'error' | 'warning' | 'info';

/** What a message is made of. */
export interface Details {
	/** The field, tile, layer … that the finding is about. */
	readonly subject?: string;
	/** What was found, in words or as JSON, cut short. */
	readonly found?: string;
	/** What was expected. */
	readonly expected?: string;
	/** Where one finding stands for many: `, here and in 3 more places`. */
	readonly places?: string;
	/** Advice that fits better than that of the code. */
	readonly advice?: string;
	/** Whether the document is given out as the file has it: then what reading would do was not done. */
	readonly asIs?: boolean;
}

interface Code {
	readonly severity: Severity;
	readonly message: (details: Details) => string;
	readonly advice: string;
}

const code = (severity: Severity, message: (details: Details) => string, advice: string): Code => ({ severity, message, advice });

const putRight = ({ asIs }: Details): string => (asIs ? 'this was left as it is' : 'this was put right');

/** Every finding there is. */
export const CODES = {
	// The text
	'empty': code('error', () => 'The file is empty.', 'Save the document again; the last save may have been cut off.'),
	'encoding': code('error', (d) => `The text is not UTF-8: ${d.found}.`, 'Save the file as UTF-8.'),
	'syntax': code('error', (d) => `Not valid JSON: found ${d.found}, expected ${d.expected}.`, 'Mend the JSON at this place.'),
	'truncated': code(
		'error',
		(d) => `The JSON ends too early: found ${d.found}, expected ${d.expected}.`,
		'Save the document again; the last save may have been cut off.',
	),
	'xml-syntax': code('error', (d) => `Not well-formed XML: ${d.found}.`, 'Mend the XML at this place.'),
	'unknown-kind': code(
		'error',
		(d) => `This is no map, tileset, template or world: found ${d.found}.`,
		'Check that this is the right file. A map has `layers` and `tilesets`, a tileset `tilewidth` and `image` or `tiles`, a template `object`, a world `maps`.',
	),
	'no-custom-types': code(
		'error',
		(d) => `This file holds no custom types: found ${d.found}.`,
		'Check that this is the right file: a project file, `propertytypes.json`, `objecttypes.json` or `objecttypes.xml`.',
	),
	'wrong-kind': code('error', (d) => `This is ${d.found}, but ${d.expected} was asked for.`, 'Check that this is the right file.'),
	'too-deep': code(
		'error',
		(d) => `Nested too deeply: more than ${d.expected} levels.`,
		'Put the layers into fewer groups; no map needs as many.',
	),
	'too-large': code(
		'error',
		(d) => `${d.subject} has ${d.found} cells; the limit is ${d.expected} for all of the document together.`,
		'If the document is trusted, raise `limits.cells`.',
	),
	'too-many': code(
		'warning',
		(d) => `There are more ${d.subject}; only the first ${d.expected} are listed.`,
		'Mend these, then check again.',
	),

	// Its structure
	'wrong-type': code('error', (d) => `\`${d.subject}\` must be ${d.expected}, found ${d.found}.`, 'Write the value in the expected form.'),
	'converted': code(
		'warning',
		(d) => `\`${d.subject}\` should be ${d.expected}, found ${d.found}; ${putRight(d)}.`,
		'Write the value in the expected form; other readers may refuse it.',
	),
	'fraction': code(
		'warning',
		(d) => `\`${d.subject}\` should be a whole number, found ${d.found}.`,
		'Write a whole number; other readers cut the fraction off.',
	),
	'missing-field': code('error', (d) => `\`${d.subject}\` is missing.`, 'Add the field.'),
	'unknown-type': code(
		'error',
		(d) => `\`${d.subject}\` must be ${d.expected}, found ${d.found}.`,
		'Use one of the known words. A newer editor may know more: then a newer tilewright is needed.',
	),
	'unknown-value': code(
		'warning',
		(d) => `\`${d.subject}\` should be ${d.expected}, found ${d.found}. It is kept.`,
		'Use one of the known words.',
	),
	'out-of-range': code(
		'warning',
		(d) => `\`${d.subject}\` is ${d.found}; it should be ${d.expected}. It is kept.`,
		'Bring the number into the range.',
	),
	'bad-size': code('error', (d) => `\`${d.subject}\` is ${d.found}; it must be ${d.expected}.`, 'Bring the number into the range.'),
	'bad-color': code(
		'warning',
		(d) => `\`${d.subject}\` should be a color, found ${d.found}. It is kept.`,
		'Write `#RRGGBB` or `#AARRGGBB`.',
	),
	'property-value': code(
		'warning',
		(d) => `The value of ${d.subject} should be ${d.expected}, found ${d.found}. It is kept.`,
		'Make value and type of the property agree.',
	),
	'unknown-field': code(
		'info',
		(d) => `${d.subject} is not a field of the format${d.places ?? ''}. It is kept.`,
		'Nothing to do if this is yours; else look for a typing error.',
	),
	'inapplicable-field': code(
		'info',
		(d) => `${d.subject} has no meaning${d.places ?? ''}. It is kept.`,
		'Nothing to do; it can be left out.',
	),
	'embedded-image': code(
		'info',
		(d) => `An image is in the file itself${d.places ?? ''}. It is kept, as a \`data:\` URL.`,
		'Nothing to do. Other programs may need the image as a file of its own.',
	),
	'older-form': code(
		'info',
		(d) => `This is in an older form: ${d.subject}${d.places ?? ''}. It was ${d.asIs ? 'left as it is' : 'upgraded'}.`,
		'Nothing to do; a written document has the newest form.',
	),
	'dropped': code(
		'warning',
		(d) => `${d.subject} has no place in the newest form and ${d.asIs ? 'is dropped by an upgrade' : 'was dropped'}: ${d.found}.`,
		'Keep the old file if you need it.',
	),

	// Tile data
	'missing-data': code('error', (d) => `${d.subject} has no tile data.`, 'Add `data` (or `chunks` on an infinite map).'),
	'data-length': code(
		'error',
		(d) => `The tile data hold ${d.found}, but the size asks for ${d.expected}.`,
		'Save the map again, or mend width and height.',
	),
	'bad-gid': code(
		'error',
		(d) => `A cell must be a whole number from 0 to 4294967295, found ${d.found}.`,
		'Mend the number; 0 is an empty cell.',
	),
	'converted-gid': code(
		'warning',
		(d) => `A cell should be a whole number from 0 to 4294967295, found ${d.found}${d.places ?? ''}; ${putRight(d)}.`,
		'Write GIDs as unsigned numbers; other readers may refuse these.',
	),
	'bad-csv': code(
		'error',
		(d) => `The comma-separated tile data are broken: found ${d.found}.`,
		'Save the map again; only numbers and commas may stand here.',
	),
	'bad-base64': code(
		'error',
		(d) => `The tile data are not valid base64: found ${d.found}.`,
		'Save the map again; the data were changed or cut off.',
	),
	'bad-compression': code(
		'error',
		(d) => `The tile data cannot be decompressed as ${d.expected}: ${d.found}.`,
		'Save the map again; the data were changed or cut off, or `compression` names the wrong method.',
	),

	// What an operation on several files lacks
	'tileset-needed': code(
		'error',
		(d) => `${d.subject} needs the tileset ${d.found}: ${d.expected}. The reference is kept.`,
		'Put the file where the reference leads, or mend the reference.',
	),
	'template-needed': code(
		'error',
		(d) => `${d.subject} needs the template ${d.found}: ${d.expected}${d.places ?? ''}. The instance is kept.`,
		'Put the file where the reference leads, or mend the reference.',
	),
	'template-tile': code(
		'error',
		(d) => `The tile of the template ${d.found} cannot be named here: ${d.expected}${d.places ?? ''}. The instance is kept.`,
		'Give the template a tileset that has its tile; collision shapes show no tiles.',
	),
	'gids-used-up': code(
		'error',
		(d) => `The tilesets need GIDs up to ${d.found}; the last that there is is ${d.expected}. Nothing was renumbered.`,
		'Remove tilesets that are not used.',
	),

	// What a syntax cannot hold
	'not-in-syntax': code(
		'warning',
		(d) => `${d.subject} has no place in ${d.expected}, and is lost or changed there.`,
		'Keep the document as JSON if you need it.',
	),
	'types-not-in-syntax': code(
		'info',
		(d) => `The type of ${d.subject}, ${d.found}, has no place in ${d.expected}${d.places ?? ''}. The value is kept.`,
		'Nothing to do for JSON. Who makes XML of it again should give the custom types of the project: they tell the types.',
	),

	// What an older version cannot hold
	'not-in-version': code(
		'warning',
		(d) => `${d.subject} has no place in version ${d.expected}, and is left out: ${d.found}.`,
		'Write for a newer version, or do without it.',
	),
	'changed-for-version': code(
		'warning',
		(d) => `Version ${d.expected} asks for another form of ${d.subject}: ${d.found}.`,
		'Write for a newer version, or look whether this will do.',
	),

	// What fields say together
	'duplicate-layer-id': code(
		'warning',
		(d) => `Layer id ${d.found} is used more than once; first at ${d.expected}.`,
		'Give each layer its own id; references by id are ambiguous.',
	),
	'duplicate-object-id': code(
		'warning',
		(d) => `Object id ${d.found} is used more than once; first at ${d.expected}.`,
		'Give each object its own id; references by id are ambiguous.',
	),
	'duplicate-tile': code(
		'warning',
		(d) => `Tile ${d.found} is listed more than once; first at ${d.expected}.`,
		'Merge the entries; readers use one or the other.',
	),
	'duplicate-property': code(
		'warning',
		(d) => `Property \`${d.found}\` is there more than once; first at ${d.expected}.`,
		'Remove one; readers use one or the other.',
	),
	'duplicate-name': code(
		'warning',
		(d) => `${d.subject} \`${d.found}\` is there more than once; first at ${d.expected}.`,
		'Rename or remove one; references by name are ambiguous.',
	),
	'assigned-id': code(
		'info',
		(d) => `${d.subject} has no id${d.places ?? ''}; it ${d.asIs ? 'would get' : 'got'} ${d.expected}.`,
		'Nothing to do; a written document has the id.',
	),
	'raised-counter': code(
		'info',
		(d) =>
			`\`${d.subject}\` ${d.asIs ? 'is' : 'was'} ${d.found}, which is not above the highest id in use; it ${d.asIs ? 'would be' : 'is'} ${d.expected}${d.asIs ? '' : ' now'}.`,
		'Nothing to do; a written document has the right number.',
	),
	'gid-without-tileset': code(
		'warning',
		(d) => `${d.subject} ${d.found}, which no tileset holds. It is kept.`,
		'Add the missing tileset, or remove what has this GID.',
	),
	'gid-past-end': code(
		'warning',
		(d) => `${d.subject} ${d.found}, past the end of ${d.expected}. It is kept.`,
		'The tileset may have shrunk: restore its tiles, or remove what has this GID.',
	),
	'overlapping-tilesets': code(
		'warning',
		(d) => `${d.subject} reaches into the GIDs of ${d.found}.`,
		'The tileset has grown: renumber `firstgid`, or export from the editor again.',
	),
	'bad-pattern': code(
		'warning',
		(d) => `\`${d.subject}\` should be ${d.expected}, found ${d.found}. It is kept, but the editor finds no map by it.`,
		'Mend the expression: it must have two groups, the first for the number of x, the second for that of y. Others begin with `(?:`.',
	),
	'foreign-path': code(
		'warning',
		(d) => `\`${d.subject}\` is ${d.expected}: ${d.found}.`,
		'Use a path relative to the document, with `/`.',
	),

	// Where references lead
	'missing-file': code(
		'warning',
		(d) => `There is no ${d.subject} ${d.found}${d.places ?? ''}.`,
		'Put the file where the reference leads, or mend the reference.',
	),
	'outside-root': code(
		'warning',
		(d) => `The ${d.subject} ${d.found} lies outside of what may be read${d.places ?? ''}: ${d.expected}. Nothing was read of it.`,
		'Use a path relative to the document, to a file of the same project; if the document is trusted, allow more.',
	),
	'unreadable-file': code(
		'warning',
		(d) => `The ${d.subject} ${d.found} cannot be read${d.places ?? ''}: ${d.expected}.`,
		'Check the file and its permissions, or mend the reference.',
	),
	'wrong-file-kind': code('warning', (d) => `The ${d.subject} ${d.found} is a ${d.expected}${d.places ?? ''}.`, 'Mend the reference.'),
	'broken-file': code(
		'warning',
		(d) => `The ${d.subject} ${d.found} has errors and cannot be used${d.places ?? ''}. The first is: ${d.expected}`,
		'Mend that file: its own findings say where.',
	),
	'reference-cycle': code(
		'warning',
		(d) => `The ${d.subject} ${d.found} leads back to this file${d.places ?? ''}: ${d.expected}.`,
		'Remove one of these references; no file can be a part of itself.',
	),
	'not-followed': code(
		'warning',
		(d) => `The ${d.subject} ${d.found} was not read${d.places ?? ''}: ${d.expected}.`,
		'If the documents are trusted, raise the limit.',
	),
} as const satisfies Readonly<Record<string, Code>>;

/** The name of a finding. Stable: scripts may rely on it. */
export type IssueCode = keyof typeof CODES;
