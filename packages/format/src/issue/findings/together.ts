import { finding } from '../finding.ts';

// Findings about fields that are right by themselves but wrong together. `validate` and editors report them.

export const layerSize = /* @__PURE__ */ finding(
	'layer-size',
	'warning',
	({ found, expected }: { found: string; expected: string }) => `The layer has ${found} tiles, but its map has ${expected}.`,
	'Resize the map in Tiled, which gives all layers its size. Other programs cut the layer, or read its rows at the wrong places.',
);

export const severalShapes = /* @__PURE__ */ finding(
	'several-shapes',
	'warning',
	({ first, other }: { first: string; other: string }) => `The object has \`${first}\` and \`${other}\`: it can have only one shape.`,
	'Remove one of the fields. Programs differ in which one they use.',
);

export const pointWithSize = /* @__PURE__ */ finding(
	'point-with-size',
	'warning',
	({ found }: { found: string }) => `The point has a size, ${found}.`,
	'Set its width and height to 0, or remove `point` to make it a rectangle.',
);

export const tooFewPoints = /* @__PURE__ */ finding(
	'too-few-points',
	'warning',
	({ shape, found, least }: { shape: string; found: string; least: number }) =>
		`A ${shape} needs at least ${least} points, found ${found}.`,
	'Add points, or remove the object.',
);

export const crossesItself = /* @__PURE__ */ finding(
	'crosses-itself',
	'info',
	({ first, second }: { first: number; second: number }) => `The polygon crosses itself: its sides ${first} and ${second} meet.`,
	'Nothing to do if it is only drawn. Physics engines need polygons that do not cross themselves.',
);

export const missingTile = /* @__PURE__ */ finding(
	'missing-tile',
	'warning',
	({ what, id, tileset }: { what: string; id: number; tileset: string }) =>
		`${what} is tile ${id}, which the tileset ${tileset} does not have.`,
	'Use a tile of the tileset. Perhaps its image has become smaller.',
);

export const wangColor = /* @__PURE__ */ finding(
	'wang-color',
	'warning',
	({ color, set, colors }: { color: number; set: string; colors: number }) =>
		`The Wang id has color ${color}, but the Wang set ${set} has ${colors === 0 ? 'no colors' : `only ${colors}`}.`,
	'Add the color to the set, or assign the tile again.',
);

export const wangPosition = /* @__PURE__ */ finding(
	'wang-position',
	'warning',
	({ position, type }: { position: number; type: string }) =>
		`The Wang id has a color at position ${position}, which a set of type \`${type}\` does not use.`,
	'Sets of type `edge` use positions 0, 2, 4 and 6, sets of type `corner` 1, 3, 5 and 7. Set the others to 0, or change the type to `mixed`.',
);

export const incompleteWangSet = /* @__PURE__ */ finding(
	'incomplete-wang-set',
	'info',
	({ set, missing, needed, example }: { set: string; missing: number; needed: number; example: string }) =>
		`The Wang set ${set} lacks ${missing} of ${needed} combinations of the colors that meet in it, for example ${example}.`,
	'Nothing to do if these places do not occur. Otherwise add tiles for them.',
);

export const missingObject = /* @__PURE__ */ finding(
	'missing-object',
	'warning',
	({ property, id }: { property: string; id: number }) => `${property} refers to the object ${id}, which the map does not have.`,
	'Choose another object. This one was removed, or got another id.',
);

export const missingPropertyFile = /* @__PURE__ */ finding(
	'missing-property-file',
	'warning',
	({ found }: { found: string }) => `A property names the file ${found}, which does not exist.`,
	'Put the file there, or choose another one. If your program looks for it elsewhere, switch this finding off.',
);

export const undefinedClass = /* @__PURE__ */ finding(
	'undefined-class',
	'info',
	({ what, name }: { what: string; name: string }) => `The class ${name} of ${what} is not one of the project's classes for it.`,
	'Nothing to do if only your program knows the class. Otherwise check its spelling, and where the class may be used.',
);

export const undefinedType = /* @__PURE__ */ finding(
	'undefined-type',
	'warning',
	({ property, name }: { property: string; name: string }) => `The type ${name} of ${property} is not defined by the project.`,
	'Add the type to the project, or change the type of the property.',
);

export const undefinedMember = /* @__PURE__ */ finding(
	'undefined-member',
	'warning',
	({ property, member, name }: { property: string; member: string; name: string }) =>
		`${property} has a member ${member}, which its class ${name} does not have.`,
	'Remove the member, or add it to the class in the project.',
);

export const memberType = /* @__PURE__ */ finding(
	'member-type',
	'warning',
	({ property, name, expected, found }: { property: string; name: string; expected: string; found: string }) =>
		`${property} should be of ${expected}, as in the class ${name}, found ${found}.`,
	'Give it this type, or change the class in the project.',
);

export const undefinedValue = /* @__PURE__ */ finding(
	'undefined-value',
	'warning',
	({ property, found, name }: { property: string; found: string; name: string }) =>
		`The value ${found} of ${property} is not a value of the enum ${name}.`,
	'Choose a value of the enum, or add this one to it in the project.',
);

export const overlappingChunks = /* @__PURE__ */ finding(
	'overlapping-chunks',
	'warning',
	({ first }: { first: string }) => `The chunk overlaps the one at ${first}. Where they overlap, the later chunk counts.`,
	'Save the map in Tiled, which cuts it into new chunks.',
);

export const chunkOffGrid = /* @__PURE__ */ finding(
	'chunk-off-grid',
	'info',
	({ found, expected }: { found: string; expected: string }) =>
		`The chunk is at ${found}, which is not a multiple of the chunk size, ${expected}.`,
	'Nothing to do; some programs expect chunks on a grid.',
);

export const chunkOutsideBox = /* @__PURE__ */ finding(
	'chunk-outside-box',
	'warning',
	({ found, expected }: { found: string; expected: string }) =>
		`The chunk covers ${found}, which is outside the box of its layer, ${expected}.`,
	'Give the map chunks of 16 × 16 cells: for larger chunks, Tiled writes a box that is too small. Programs that trust the box fail, or leave the chunk out.',
);

export const emptyChunk = /* @__PURE__ */ finding(
	'empty-chunk',
	'info',
	({ found }: { found: string }) => `The chunk at ${found} has no tiles.`,
	'Nothing to do. Without the chunk, the file is smaller, and the map is the same.',
);

export const unsortedTilesets = /* @__PURE__ */ finding(
	'unsorted-tilesets',
	'info',
	({ firstgid, before }: { firstgid: number; before: number }) =>
		`The tileset with the first GID ${firstgid} comes after the one with the first GID ${before}.`,
	'Nothing to do; some programs expect tilesets in the order of their GIDs.',
);

export const sameName = /* @__PURE__ */ finding(
	'same-name',
	'info',
	({ what, name, first }: { what: string; name: string; first: string }) => `Another ${what} is named ${name}, too: the one at ${first}.`,
	'Nothing to do, unless your program looks it up by its name: then it finds only one.',
);

export const unusedTileset = /* @__PURE__ */ finding(
	'unused-tileset',
	'info',
	({ tileset }: { tileset: string }) => `Nothing uses the tileset ${tileset}.`,
	'Nothing to do. `tilewright export --remove-unused-tilesets` leaves it out.',
);
