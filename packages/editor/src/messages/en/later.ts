import { automap } from './automap.ts';
import { mapSize } from './map-size.ts';
import { project } from './project.ts';
import { worlds } from './worlds.ts';

/** The English texts that are needed only once a document is open: the start page does not load them. */
export const enLater = { automap, mapSize, project, worlds };

/** The texts of a language that are needed only once a document is open. */
export type LaterCatalogue = typeof enLater;
