import type { Rule } from './rule.ts';

/** All rules, in the order in which they run. */
export const RULES: readonly Rule[] = [];
