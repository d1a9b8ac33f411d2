import type { ExportFlags } from './flags.ts';

/** Whether what stands in other files is asked for: only then they are read. */
export const needsOtherFiles = (flags: ExportFlags): boolean => Object.values(flattenOptionsOf(flags)).some(Boolean);

/** What the flags of the reference editor ask for (rule C1). */
export function flattenOptionsOf(flags: ExportFlags): Record<'embedTilesets' | 'detachTemplates' | 'resolveTypes', boolean> {
	const { embedTilesets = false, detachTemplates = false, resolveTypesAndProperties: resolveTypes = false } = flags;
	return { embedTilesets, detachTemplates, resolveTypes };
}
