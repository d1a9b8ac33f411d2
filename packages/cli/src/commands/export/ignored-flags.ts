import type { Document } from '@tilewright/format';
import { checkReferences } from '../../documents/references.ts';
import type { Format } from '../../formats/formats.ts';
import type { ExportFlags } from './flags.ts';
import { needsOtherFiles } from './flatten-flags.ts';

export const UNUSED_PROJECT = '--project has no effect: only XML and --resolve-types-and-properties need custom types.';

/** What was asked for in vain: scripts should not believe that it was done. */
export function ignoredFlags(doc: Document, flags: ExportFlags, { syntax }: Format): string[] {
	const { project, root, allowOutside, resolveTypesAndProperties } = flags;
	const needless = project !== undefined && syntax !== 'xml' && !resolveTypesAndProperties ? [UNUSED_PROJECT] : [];
	const unread = needsOtherFiles(flags) ? [] : Object.entries({ '--root': root !== undefined, '--allow-outside': allowOutside });
	const vain = unread.filter(([, given]) => given).map(([flag]) => `${flag} has no effect: no other files are read.`);
	return [...needless, ...vain, ...vainForKind(doc, flags)];
}

function vainForKind(
	doc: Document,
	{ encoding, compression, compressionLevel, chunkSize, embedTilesets, detachTemplates }: ExportFlags,
): string[] {
	if (doc.type === 'map') return chunkSize === undefined || doc.infinite ? [] : ['--chunk-size has no effect: the map is not infinite.'];
	const flags = {
		'--encoding': encoding,
		'--compression': compression,
		'--compression-level': compressionLevel,
		'--chunk-size': chunkSize,
	};
	const vain = Object.entries(flags).flatMap(([flag, value]) =>
		value === undefined ? [] : [`${flag} has no effect: a ${doc.type} has no tile layers.`],
	);
	if (doc.type === 'tileset' && embedTilesets) vain.push('--embed-tilesets has no effect: a tileset refers to no other.');
	if (doc.type === 'template' && detachTemplates) vain.push('--detach-templates has no effect: a template is no instance of one.');
	return vain;
}

/** The files that a document needs and that are not there: the reference editor says nothing of them (rules C2, T4). */
export async function missingFiles(doc: Document, folder: string, roles = ['tileset', 'template', 'image', 'map']): Promise<string[]> {
	const references = await checkReferences(doc, folder);
	return references.filter(({ role, found }) => roles.includes(role) && found === false).map(({ path }) => path);
}
