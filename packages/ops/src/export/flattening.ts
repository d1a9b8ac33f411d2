import type { Format } from './format.ts';

/** What to put into a document from other files. */
export type Flattening = Readonly<Record<'embedTilesets' | 'detachTemplates' | 'resolveTypes', boolean>>;

/** What is requested, and what the format needs. */
export function flatteningFor(requested: Readonly<Partial<Flattening>>, { needs = {} }: Pick<Format, 'needs'>): Flattening {
	const { embedTilesets = false, detachTemplates = false, resolveTypes = false } = requested;
	return {
		embedTilesets: embedTilesets || needs.embedTilesets === true,
		detachTemplates: detachTemplates || needs.detachTemplates === true,
		resolveTypes: resolveTypes || needs.resolveTypes === true,
	};
}
