import type { Random } from '../../packages/format/test/support/random.ts';
import { parsedJson } from './mutate/json.ts';
import type { Case } from './mutate.ts';
import { caseOf, jsonCaseOf } from './mutate.ts';
import type { Seed } from './seeds.ts';
import { problemWith } from './trial.ts';
import { disagreementAbout } from './trial-agreement.ts';

/** A kind of trial that a run makes. */
export interface Mode {
	/** Whether documents with a seed's bytes can be a start. */
	readonly fits: (seed: Seed) => boolean;
	readonly caseOf: (seeds: readonly Seed[], seed: number, index: number) => Case;
	/** Finds a problem; `undefined` if there is none. */
	readonly problemWith: (bytes: Uint8Array, random: Random) => Promise<string | undefined>;
}

/** `all`: everything that is done with a document. `agree`: whether the published schemas and our check agree about its form. */
const MODES = {
	all: { fits: () => true, caseOf, problemWith },
	agree: {
		fits: ({ bytes }) => parsedJson(bytes) !== undefined,
		caseOf: jsonCaseOf,
		problemWith: (bytes) => Promise.resolve(disagreementAbout(bytes)),
	},
} as const satisfies Record<string, Mode>;

export const modeNamed = (name: string | undefined): Mode => (name === 'agree' ? MODES.agree : MODES.all);
