import type { Loaded } from '../../engines/loaded.ts';

/** The outcome for a map in an engine. */
export type Outcome = { readonly loaded: Loaded } | { readonly failure: string };

/** Describes what is missing from a map; an empty text if it is all there. */
export function missing(outcome: Outcome, content: Required<Loaded>): string {
	if ('failure' in outcome) return outcome.failure;
	const { tiles, objects, tileObjects = content.tileObjects } = outcome.loaded;
	return [
		...(tiles === content.tiles ? [] : [`${tiles} of ${content.tiles} tiles`]),
		...(objects === content.objects ? [] : [`${objects} of ${content.objects} objects`]),
		...(tileObjects === content.tileObjects ? [] : [`${tileObjects} of ${content.tileObjects} tile objects`]),
	].join(', ');
}
