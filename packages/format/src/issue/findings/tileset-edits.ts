import { finding } from '../finding.ts';

export const tileNotPasted = /* @__PURE__ */ finding(
	'tile-not-pasted',
	'warning',
	({ found }: { found: string }) => `The GID ${found} belongs to no tile of the copied tilesets. It was not pasted.`,
	'Copy from a map whose tilesets have all tiles that it uses.',
);

export const propertiesNotPasted = /* @__PURE__ */ finding(
	'properties-not-pasted',
	'warning',
	({ reason }: { reason: string }) => `The clipboard does not hold properties: ${reason}.`,
	'Copy the properties again.',
);

export const tilePropertiesNotPasted = /* @__PURE__ */ finding(
	'tile-properties-not-pasted',
	'warning',
	({ found, tile, tileset, reason }: { found: string; tile: number; tileset: string; reason: string }) =>
		`Properties of the tile ${tile} of the tileset ${tileset} were not pasted: ${found}. The reason: ${reason}.`,
	'Set the properties of the tile by hand, if the pasted objects need them.',
);

export const tilesetInUse = /* @__PURE__ */ finding(
	'tileset-in-use',
	'error',
	({ found }: { found: string }) => `The tileset ${found} is in use, so nothing was removed.`,
	'Erase its tiles first, or choose to erase or keep them when you remove the tileset.',
);

export const tileNotReplaced = /* @__PURE__ */ finding(
	'tile-not-replaced',
	'warning',
	({ id, tileset }: { id: number; tileset: string }) =>
		`The new tileset has no tile for the tile ${id} of the tileset ${tileset}. The tile stays, and so does its tileset.`,
	'Add the missing tile to the new tileset, or replace the tile by hand.',
);

export const tileNotInTemplate = /* @__PURE__ */ finding(
	'tile-not-in-template',
	'error',
	({ object, reason }: { object: number; reason: string }) =>
		`The object ${object} cannot become a template: ${reason}. Nothing was changed.`,
	'Move the tileset to its own file first.',
);

export const tileSizeUnknown = /* @__PURE__ */ finding(
	'tile-size-unknown',
	'warning',
	({ object }: { object: number }) => `The size of the tile of the object ${object} is not known. The object keeps its size.`,
	'Load the tileset of the tile, or set the size by hand.',
);
