import { basename, extname } from 'node:path';
import type { Kind } from '@tilewright/format';
import type { Format } from '@tilewright/ops/formats';
import { FORMATS, formatNamed, formatOfExtension, isUnsupported, json, kindsWith, PICTURES } from '@tilewright/ops/formats';
import { UsageError } from '../host/exit.ts';
import { nearest } from '../host/nearest.ts';
import { formatNames } from './list-formats.ts';

/**
 * The format of a target: the requested one, else that of the target's extension; JSON for standard output, pipes and devices.
 *
 * @param requested - the value of `--format`
 * @throws UsageError if there is no such format
 */
export function chooseFormat(requested: string | undefined, target: string, isFile: boolean): Format {
	if (requested !== undefined) return requestedFormat(requested);
	return isFile ? formatOfTarget(target) : json;
}

function requestedFormat(name: string): Format {
	const format = formatNamed(name);
	if (format !== undefined) return format;
	if (isUnsupported(name)) throw unsupported(name);
	const meant = nearest(
		name,
		FORMATS.map((each) => each.name),
	);
	throw new UsageError(`Unknown format "${name}".`, meant === undefined ? allFormats() : `Did you mean ${meant}?`);
}

function formatOfTarget(target: string): Format {
	const extension = extensionOf(target);
	const format = formatOfExtension(extension);
	if (format !== undefined) return format;
	if (isUnsupported(extension.slice(1))) throw unsupported(extension);
	throw new UsageError(
		extension === ''
			? `The target "${target}" has no extension, so its format is unknown.`
			: `No format has the extension "${extension}" of the target "${target}".`,
		`${allFormats()} Change the extension, or name the format: --format json, or --export-map json.`,
	);
}

const unsupported = (format: string): UsageError => new UsageError(`tilewright cannot write ${format} yet.`, allFormats());

const allFormats = (): string => `The formats are: ${formatNames()}.`;

/** Only the last part of `a.b.tmj` counts. */
const extensionOf = (target: string): string => extname(target).toLowerCase();

/**
 * Checks that a format can hold a kind of document.
 *
 * @param requested - the value of `--format`
 * @throws UsageError if it cannot
 */
export function checkKind(format: Format, kind: Kind, requested: string | undefined, target: string): void {
	if (format.kinds[kind] !== undefined) {
		refuseOtherExtension(target, kind, format.kinds[kind]);
		return;
	}
	const kinds = Object.keys(format.kinds)
		.map((each) => `${each}s`)
		.join(' and ');
	if (requested !== undefined)
		throw new UsageError(`${format.name} is a format for ${kinds}; this is a ${kind}.`, `Use ${formatNames(kind)}.`);
	throw new UsageError(
		`${extensionOf(target)} is the extension of ${kinds}; this is a ${kind}.`,
		`Name the target "${basename(target, extname(target))}${extensionInstead(format, kind)}".`,
	);
}

/** Extensions that are never those of documents. */
const OTHER_FILES: readonly (readonly [extensions: RegExp, what: string])[] = [
	[PICTURES, 'pictures'],
	[/^\.tiled-(?:project|session)$/, 'projects'],
	[/^\.d$/, 'dependency files'],
];

/**
 * Refuses a target whose extension is that of files of another kind, which a typing error or a mistaken order of arguments would
 * overwrite.
 *
 * @param usual - the usual extension of the result
 * @throws UsageError
 */
function refuseOtherExtension(target: string, kind: Kind, usual: string): void {
	const extension = extensionOf(target);
	const kinds = kindsWith(extension);
	const what =
		OTHER_FILES.find(([extensions]) => extensions.test(extension))?.[1] ??
		(kinds.length === 0 || kinds.includes(kind) ? undefined : kinds.map((each) => `${each}s`).join(' and '));
	if (what === undefined) return;
	throw new UsageError(
		`${extension} is the extension of ${what}; this is a ${kind}.`,
		`Name the target "${basename(target, extname(target))}${usual}".`,
	);
}

/** An extension for a kind that a format cannot hold: that of a companion, or of a format for this kind alone. */
function extensionInstead(format: Format, kind: Kind): string {
	const companions = 'companions' in format ? (format.companions ?? []) : [];
	const forThisAlone = FORMATS.filter(({ kinds }) => Object.keys(kinds).length === 1);
	return [...companions, ...forThisAlone].flatMap(({ kinds }) => kinds[kind] ?? [])[0] ?? '.json';
}

/** A note for a target with the extension of another format than the requested one: readers may rely on the extension. */
export function extensionNote(format: Format, target: string, isFile: boolean): string | undefined {
	const extension = extensionOf(target);
	const usual = isFile ? formatOfExtension(extension) : undefined;
	if (usual === undefined || format.extensions.includes(extension)) return undefined;
	return `The extension of the target means ${usual.name}; the file is written as ${format.name}, as requested.`;
}
