import type { Flattening } from '@tilewright/ops';
import { changesMaps, flatteningFor } from '@tilewright/ops';
import type { Format } from '@tilewright/ops/formats';
import type { ExportFlags } from './flags.ts';

/** Combines what the flags request (rule C1) and what the format needs. */
export function flatteningOf(flags: ExportFlags, format: Pick<Format, 'needs'>): Flattening {
	const { embedTilesets = false, detachTemplates = false, resolveTypesAndProperties: resolveTypes = false } = flags;
	return flatteningFor({ embedTilesets, detachTemplates, resolveTypes }, format);
}

/** Whether other files must be read. */
export const needsOtherFiles = (flags: ExportFlags, format: Pick<Format, 'needs'>): boolean =>
	Object.values(flatteningOf(flags, format)).some(Boolean) || changesMaps(flags) || flags.unembedTilesets !== undefined;
