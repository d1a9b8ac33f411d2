import type { Path } from '@tilewright/format/internal';
import { outOfRange } from '@tilewright/format/internal';
import { ownTilesets } from './each-part.ts';
import type { Rule } from './rule.ts';

/** Tiles of maps and of tileset images are larger than nothing. Only a collection of images may have tiles without a size of their own. */
export const tileSize: Rule = ({ doc }, report) => {
	const check = (sized: { readonly tilewidth: number; readonly tileheight: number }, path: Path): void => {
		for (const field of ['tilewidth', 'tileheight'] as const)
			if (sized[field] === 0) report.add(outOfRange, [...path, field], { field, expected: '1 or more', found: '0' });
	};
	if (doc.type === 'map') check(doc, []);
	for (const { tileset, path } of ownTilesets(doc)) if (tileset.image !== undefined) check(tileset, path);
};
