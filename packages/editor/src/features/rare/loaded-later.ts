/** Dialogs and changes that few people need in a session, to be loaded in one piece when the first of them is asked for. */

export { detachObjects } from '@tilewright/edit';
export { changeAsShown } from '@tilewright/editor-canvas/objects/as-shown.ts';
export { PickFiles } from '../../file-dialogs/pick-files.tsx';
export { SaveInFile } from '../../file-dialogs/save-in-file.tsx';
export { applyToSelected, detectBoundingBoxes } from '../collision/change-collision.ts';
export { crop, resize, toggleInfinite } from '../maps/map-size.ts';
export { offset } from '../maps/offset-map.ts';
export { OffsetMapDialog } from '../maps/offset-map.tsx';
export { ResizeMapDialog } from '../maps/resize-map.tsx';
export { LocateFiles } from '../missing-files/locate-files.tsx';
export { ChooseObject } from '../properties/choose-object.tsx';
export { TextDialog } from '../properties/text-dialog.tsx';
export { GoToTileDialog } from '../tilesets/go-to-tile.tsx';
export { NewTileset } from '../tilesets/new-tileset-dialog.tsx';
export { addMaps, changePatterns, removeMaps } from '../worlds/change-world.ts';
export { WorldPatterns } from '../worlds/world-patterns.tsx';
