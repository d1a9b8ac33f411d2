/** What edits terrain sets, to be loaded in one piece with the first tileset that is shown: most people only paint maps. */

export { setWangColorCount } from '@tilewright/edit/terrain';
export { EditTerrainSets } from '../panels/terrain-sets/edit-terrain-sets.tsx';
export { addColor, addSet, duplicateSet, removeColor, removeSet } from '../session/change-terrain-sets.ts';
export { imageEntries } from './image-entries.ts';
export { terrainMarker } from './terrain-marker.ts';
export { whileMarking } from './while-marking.ts';
