/** Dialogs and changes that few people need in a session, to be loaded in one piece when the first of them is asked for. */

export { detachObjects } from '@tilewright/edit';
export { changeAsShown } from '../objects/as-shown.ts';
export { applyToSelected, detectBoundingBoxes } from '../session/change-collision.ts';
export { addMaps, changePatterns, removeMaps } from '../session/change-world.ts';
export { crop, resize, toggleInfinite } from '../session/map-size.ts';
export { offset } from '../session/offset-map.ts';
export { ChooseObject } from './choose-object.tsx';
export { GoToTileDialog } from './go-to-tile.tsx';
export { LocateFiles } from './locate-files.tsx';
export { NewTileset } from './new-tileset.tsx';
export { OffsetMapDialog } from './offset-map.tsx';
export { PickFiles } from './pick-files.tsx';
export { ResizeMapDialog } from './resize-map.tsx';
export { SaveInFile } from './save-in-file.tsx';
export { TextDialog } from './text-dialog.tsx';
export { WorldPatterns } from './world-patterns.tsx';
