import { FEATURES } from '../../src/features.ts';

/** All actions on open documents, in their order. */
export const ACTIONS = FEATURES.flatMap(({ actions = [] }) => actions);

/** All tools, with their icons and options. */
export const TOOLS = FEATURES.flatMap(({ tools = [] }) => tools);
