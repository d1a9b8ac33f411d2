import { changeCollision } from './change-collision.ts';
import { customTypes } from './custom-types.ts';
import { editTerrain } from './edit-terrain.ts';
import { exporting } from './export.ts';
import { frames } from './frames.ts';
import { mapDialogs } from './map-dialogs.ts';

/** The English texts of dialogs, and of panels and tools that few people need in a session: they come with these. */
export const enRare = { changeCollision, customTypes, editTerrain, exporting, frames, mapDialogs };

/** The texts of a language that come with dialogs and panels. */
export type RareCatalogue = typeof enRare;
