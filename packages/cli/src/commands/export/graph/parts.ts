import type { ExportedGraph } from './exported-graph.ts';
import type { Part, PlannedNames } from './part.ts';

/**
 * Whether parts of the export can be exported alone. Embedded tilesets that were found in a folder are left out, which depends on all
 * maps that use them.
 */
export function hasParts({ flags, sources, formats }: Pick<Part, 'flags' | 'sources' | 'formats'>): boolean {
	const embeds = flags.embedTilesets === true || flags.detachTemplates === true || formats.requested?.needs !== undefined;
	return !embeds || [...sources.found].every((path) => /\.(?:tmx|tmj|world)$/i.test(path));
}

/** Whether each name of a plan depends on its document alone: no document got a number, or is outside the root. */
export const isPlain = ({ documents, copies, renamed, clashes }: PlannedNames): boolean =>
	renamed.length === 0 && clashes.size === 0 && ![...documents, ...copies].some(({ to }) => to.startsWith('_outside/'));

/** References to documents, which are read with the document that has them. */
const FOLLOWED: readonly string[] = ['map', 'tileset', 'template', 'image'];

/**
 * Whether a document names a file that another part exports, without needing it: a property may name any file. Its new name is written
 * into the document then, and the document's own part does not know it.
 *
 * @param isElsewhere - whether another part exports a file
 */
export const namesFileOf = ({ files }: ExportedGraph, isElsewhere: (path: string) => boolean): boolean =>
	[...files.values()].some(({ links }) => links.some(({ role, to }) => to !== undefined && !FOLLOWED.includes(role) && isElsewhere(to)));
