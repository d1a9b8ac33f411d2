import type { Format } from './format.ts';

/** The content from other files to put into a document. */
export type Flattening = Readonly<Record<'embedTilesets' | 'detachTemplates' | 'resolveTypes', boolean>>;

/** Combines the requested flattening with the one that the format needs. */
export function flatteningFor(requested: Readonly<Partial<Flattening>>, { needs = {} }: Pick<Format, 'needs'>): Flattening {
	const { embedTilesets = false, detachTemplates = false, resolveTypes = false } = requested;
	return {
		embedTilesets: embedTilesets || needs.embedTilesets === true,
		detachTemplates: detachTemplates || needs.detachTemplates === true,
		resolveTypes: resolveTypes || needs.resolveTypes === true,
	};
}
