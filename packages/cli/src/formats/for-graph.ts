import type { Kind } from '@tilewright/format';
import type { Extensions } from '@tilewright/ops';
import type { OneFileFormat } from '@tilewright/ops/formats';
import { FORMATS, js, json, tmx } from '@tilewright/ops/formats';
import { UsageError } from '../host/exit.ts';

/** The formats of an export with `--out`. */
export interface GraphFormats {
	/** The requested format; `undefined` if each document keeps its own. */
	readonly requested: OneFileFormat | undefined;
	/** The extension of each kind; without one, documents keep theirs. */
	readonly extensions: Extensions;
	/** The format of a document. */
	readonly formatOf: (kind: Kind, source: DocumentSource) => OneFileFormat;
}

/** How a document was read. */
interface DocumentSource {
	readonly syntax: 'json' | 'xml';
	/** Whether it was JSON in a script (`.js`). */
	readonly wrapped: boolean;
}

const KINDS: readonly Kind[] = ['map', 'tileset', 'template', 'world'];

/**
 * The formats of an export with `--out`.
 *
 * @param name - the value of `--format`
 * @throws UsageError if there is no such format, or it and its companions cannot hold all kinds of documents
 */
export function graphFormatsFor(name: string | undefined): GraphFormats {
	if (name === undefined)
		return { requested: undefined, extensions: {}, formatOf: (kind, source) => holderOf(kind, formatOf(source)) ?? json };
	const requested = GRAPH_FORMATS.find((format) => format.name === name || format.groupName === name);
	if (requested === undefined)
		throw new UsageError(
			`--format ${name} cannot be combined with --out.`,
			`The formats for --out are: ${GRAPH_NAMES.join(', ')}. Without --format, each document keeps its own.`,
		);
	return {
		requested,
		extensions: Object.fromEntries(KINDS.map((kind) => [kind, holderOf(kind, requested)?.kinds[kind]])),
		formatOf: (kind) => holderOf(kind, requested) ?? json,
	};
}

/** The format that a document was read from. */
const formatOf = ({ syntax, wrapped }: DocumentSource): OneFileFormat => (syntax === 'xml' ? tmx : wrapped ? js : json);

/** The format of a kind: the given one, or its first companion that can hold it. */
const holderOf = (kind: Kind, format: OneFileFormat): OneFileFormat | undefined =>
	format.companions && [format, ...format.companions].find(({ kinds }) => kinds[kind] !== undefined);

const GRAPH_FORMATS: readonly OneFileFormat[] = FORMATS.filter((format) => 'write' in format).filter((format) =>
	KINDS.every((kind) => holderOf(kind, format) !== undefined),
);

/** The names of the formats for `--out`. */
export const GRAPH_NAMES: readonly string[] = GRAPH_FORMATS.flatMap(({ name, groupName }) =>
	groupName === undefined ? [name] : [groupName, name],
);
