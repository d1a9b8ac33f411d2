/** What edits terrain sets, to be loaded in one piece with the first tileset that is shown: most people only paint maps. */

export { setWangColorCount } from '@tilewright/edit/terrain';
export { addColor, addSet, duplicateSet, removeColor, removeSet } from './change-terrain-sets.ts';
export { EditTerrainSets } from './edit-terrain-sets.tsx';
export { imageEntries } from './image-entries.ts';
export { terrainMarker } from './terrain-marker.ts';
export { whileMarking } from './while-marking.ts';
