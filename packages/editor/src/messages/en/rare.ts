import { customTypes } from './custom-types.ts';
import { exporting } from './export.ts';
import { mapDialogs } from './map-dialogs.ts';

/** The English texts of dialogs that few people need in a session: they come with these. */
export const enRare = { customTypes, exporting, mapDialogs };

/** The texts of a language that come with dialogs. */
export type RareCatalogue = typeof enRare;
