/** The values of the property `MatchType`, which makes a tile special (rule A17). */
export const MATCH_TYPES = ['Negate', 'Ignore', 'NonEmpty', 'Empty', 'Other'] as const;

/** A special tile of a rule map. */
export type MatchType = (typeof MATCH_TYPES)[number];
