import type { FeatureName } from './features.ts';

/** The version of a loader of maps that was looked at, and what it does not read. */
export interface Engine {
	/** The name for `--for`, in small letters. */
	readonly id: string;
	/** The engine, and the version to which the facts apply. */
	readonly title: string;
	/** Where the facts come from: files of the source, or pages, of this version. */
	readonly source: string;
	readonly facts: readonly Fact[];
}

/** One thing that an engine's own loader does not read as Tiled does. */
export interface Fact {
	readonly feature: FeatureName;
	/** `lost`: the map does not load, or a part of it is missing. `differs`: it is there, but looks or acts otherwise. */
	readonly effect: 'lost' | 'differs';
	/** The effect, as a whole sentence. */
	readonly happens: string;
	/** Whether the fact is only true of files in one syntax. */
	readonly syntax?: 'json' | 'xml';
}
