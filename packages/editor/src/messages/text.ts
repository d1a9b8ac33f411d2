import type { Catalogue } from './en/index.ts';
import { en } from './en/index.ts';

/** All texts that people see, in their language. */
export const text: Catalogue = en;
