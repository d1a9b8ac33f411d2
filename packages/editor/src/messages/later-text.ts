import type { LaterCatalogue } from './en/later.ts';
import { enLater } from './en/later.ts';

/** The texts that people see once a document is open, in their language. */
export const laterText: LaterCatalogue = enLater;
