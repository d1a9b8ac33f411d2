import type { Format } from '../../formats/format.ts';
import { changesMaps } from './change-maps.ts';
import type { ExportFlags } from './flags.ts';

/** What to put into a document from other files. */
export type Flattening = Readonly<Record<'embedTilesets' | 'detachTemplates' | 'resolveTypes', boolean>>;

/** What the flags request (rule C1), and what the format needs. */
export function flatteningOf(flags: ExportFlags, { needs = {} }: Pick<Format, 'needs'>): Flattening {
	const { embedTilesets = false, detachTemplates = false, resolveTypesAndProperties: resolveTypes = false } = flags;
	return {
		embedTilesets: embedTilesets || needs.embedTilesets === true,
		detachTemplates: detachTemplates || needs.detachTemplates === true,
		resolveTypes: resolveTypes || needs.resolveTypes === true,
	};
}

/** Whether other files must be read. */
export const needsOtherFiles = (flags: ExportFlags, format: Pick<Format, 'needs'>): boolean =>
	Object.values(flatteningOf(flags, format)).some(Boolean) || changesMaps(flags) || flags.unembedTilesets !== undefined;
