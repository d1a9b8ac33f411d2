import type { Document } from '@tilewright/format';
import { checkReferences } from '../references.ts';
import type { ExportFlags } from './flags.ts';
import type { Format } from './formats.ts';

/** What was asked for in vain: scripts should not believe that it was done. */
export function vainFlags(document: Document, flags: ExportFlags, { syntax }: Format): string[] {
	const needless =
		flags.project !== undefined && syntax !== 'xml' ? ['--project has no effect: only XML tells the types of class members.'] : [];
	return [...needless, ...vainForKind(document, flags)];
}

function vainForKind(document: Document, { encoding, compression, compressionLevel, chunkSize }: ExportFlags): string[] {
	if (document.type === 'map')
		return chunkSize === undefined || document.infinite ? [] : ['--chunk-size has no effect: the map is not infinite.'];
	const flags = {
		'--encoding': encoding,
		'--compression': compression,
		'--compression-level': compressionLevel,
		'--chunk-size': chunkSize,
	};
	return Object.entries(flags).flatMap(([flag, value]) =>
		value === undefined ? [] : [`${flag} has no effect: a ${document.type} has no tile layers.`],
	);
}

/** The files that a document needs and that are not there: the reference editor says nothing of them (rules C2, T4). */
export async function missingFiles(document: Document, folder: string): Promise<string[]> {
	const references = await checkReferences(document, folder);
	return references.filter(({ role, found }) => role !== 'file' && found === false).map(({ path }) => path);
}
