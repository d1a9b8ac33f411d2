import type { Kind, WriteOptions } from '@tilewright/format';
import type { Extensions, GraphFile } from '@tilewright/ops';
import { UsageError } from '../../../host/exit.ts';

/** How all documents of an export are written. */
export interface GraphFormat {
	/** `undefined`: each as it comes. */
	readonly syntax: WriteOptions['syntax'];
	/** The extension of each kind; of those without, the source's own. */
	readonly extensions: Extensions;
	/** Whether properties and tiles are keyed, as before version 1.2. */
	readonly keyed?: true;
	/** Whether maps stand in calls of a loader function (rule N2). */
	readonly script?: true;
}

const IN_JSON: Extensions = { map: '.tmj', tileset: '.tsj', template: '.tj', world: '.world' };
const IN_XML: Extensions = { map: '.tmx', tileset: '.tsx', template: '.tx', world: '.world' };
const IN_SCRIPTS: Extensions = { ...IN_JSON, map: '.js' };

const FORMATS: Readonly<Record<string, GraphFormat>> = {
	json: { syntax: 'json', extensions: IN_JSON },
	json1: { syntax: 'json', extensions: IN_JSON, keyed: true },
	js: { syntax: 'json', extensions: IN_SCRIPTS, script: true },
	js1: { syntax: 'json', extensions: IN_SCRIPTS, keyed: true, script: true },
	xml: { syntax: 'xml', extensions: IN_XML },
	// What maps are called for stands for what they refer to as well.
	tmx: { syntax: 'xml', extensions: IN_XML },
};

/** @throws UsageError when there is no such format for whole projects */
export function graphFormatFor(asked: string | undefined): GraphFormat {
	if (asked === undefined) return { syntax: undefined, extensions: {} };
	const format = Object.hasOwn(FORMATS, asked) ? FORMATS[asked] : undefined;
	if (format !== undefined) return format;
	throw new UsageError(
		`--format ${asked} does not go with --out.`,
		`There is: ${Object.keys(FORMATS).join(', ')}. Without --format, each document stays in the syntax that it has.`,
	);
}

/** The options of writing that depend on the format and on what the document was read from. */
export function syntaxOptions(format: GraphFormat, kind: Kind, { source }: GraphFile, to: string): WriteOptions {
	const asScript = kind === 'map' && (format.script ?? (format.syntax === undefined && source.wrapped));
	return {
		// Worlds are JSON always.
		syntax: kind === 'world' ? 'json' : (format.syntax ?? source.syntax),
		...(format.keyed && (kind === 'map' || kind === 'tileset') && { keyed: true }),
		...(asScript && { script: nameOf(to) }),
	};
}

/** The name of a file without its folders and its last extension. */
const nameOf = (to: string): string => to.slice(to.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
