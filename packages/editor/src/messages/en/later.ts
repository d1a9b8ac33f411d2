import { automap } from './automap.ts';
import { collision } from './collision.ts';
import { documentTabs } from './document-tabs.ts';
import { findings } from './findings.ts';
import { mapFrame } from './map-frame.ts';
import { mapSize } from './map-size.ts';
import { minimap } from './minimap.ts';
import { project } from './project.ts';
import { rearranging } from './rearranging.ts';
import { terrainSets } from './terrain-sets.ts';
import { tileAnimation } from './tile-animation.ts';
import { tilesetTabs } from './tileset-tabs.ts';
import { worlds } from './worlds.ts';

/** The English texts that are needed only once a document is open: the start page does not load them. */
export const enLater = {
	automap,
	collision,
	documentTabs,
	findings,
	mapFrame,
	mapSize,
	minimap,
	project,
	rearranging,
	terrainSets,
	tileAnimation,
	tilesetTabs,
	worlds,
};

/** The texts of a language that are needed only once a document is open. */
export type LaterCatalogue = typeof enLater;
