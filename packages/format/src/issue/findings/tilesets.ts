import { finding } from '../finding.ts';

export const gidWithoutTileset = /* @__PURE__ */ finding(
	'gid-without-tileset',
	'warning',
	({ subject, gid }: { subject: string; gid: number }) => `The GID ${gid} of ${subject} belongs to no tileset. It is kept.`,
	'Add the missing tileset, or remove the cells and objects with this GID.',
);

export const gidPastEnd = /* @__PURE__ */ finding(
	'gid-past-end',
	'warning',
	({ subject, gid, tileset }: { subject: string; gid: number; tileset: string }) =>
		`The GID ${gid} of ${subject} is past the last tile of tileset ${tileset}. It is kept.`,
	'The tileset may have shrunk: restore its tiles, or remove the cells and objects with this GID.',
);

export const overlappingTilesets = /* @__PURE__ */ finding(
	'overlapping-tilesets',
	'warning',
	({ tileset, next, firstgid }: { tileset: string; next: string; firstgid: number }) =>
		`The GIDs of tileset ${tileset} overlap those of ${next}, which start at ${firstgid}.`,
	'The tileset has grown: renumber `firstgid`, or export the map again with Tiled.',
);

export const duplicateTile = /* @__PURE__ */ finding(
	'duplicate-tile',
	'warning',
	({ id, first }: { id: number; first: string }) => `Tile ${id} is listed more than once; the first entry is at ${first}.`,
	'Merge the entries; some programs read the first, others the last.',
);
