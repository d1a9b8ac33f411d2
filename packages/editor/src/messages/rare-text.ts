import type { RareCatalogue } from './en/rare.ts';
import { enRare } from './en/rare.ts';

/** The texts of dialogs and panels that few people need in a session, in the language of the user. */
export const rareText: RareCatalogue = enRare;
