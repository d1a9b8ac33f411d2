import type { Document } from '@tilewright/format';
import type { Engine } from './engine.ts';
import type { ExportSettings, TileDataSettings } from './export-settings.ts';
import type { Feature, FeatureName } from './features.ts';
import { FEATURES } from './features.ts';
import { FIND } from './find-features.ts';

const BY_NAME: Readonly<Record<FeatureName, Feature>> = FEATURES;

/**
 * The options of an export whose result the loader of an engine can read, as far as options can do that. {@link tileDataFor} says how tile
 * data is written, and `checkForEngine` lists the rest.
 *
 * @example exportSettingsFor(melonjs); // { format: 'json', finite: true, detachTemplates: true }
 */
export const exportSettingsFor = ({ facts }: Engine): ExportSettings =>
	Object.assign({}, ...facts.map(({ feature }) => BY_NAME[feature].without ?? {}));

/**
 * How the tile data of a document is written for the loader of an engine. What it can read stays as it is.
 *
 * @returns options of `write`
 */
export const tileDataFor = ({ facts }: Engine, doc: Document): TileDataSettings =>
	Object.assign({}, ...facts.map(({ feature }) => (hasFeature(doc, feature) ? (BY_NAME[feature].tileData ?? {}) : {})));

function hasFeature(doc: Document, feature: FeatureName): boolean {
	for (const _ of FIND[feature](doc, 'json')) return true;
	return false;
}
