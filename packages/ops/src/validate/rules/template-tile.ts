import { idsOf } from '@tilewright/format';
import { gidPastEnd, gidWithoutTileset, short, TILE_BITS } from '@tilewright/format/internal';
import type { Rule } from './rule.ts';

/** The tile of a template is in the tileset of the template: the GIDs of a template and of a map have nothing to do with each other. */
export const templateTile: Rule = ({ doc, targets }, report) => {
	if (doc.type !== 'template' || !('gid' in doc.object) || doc.object.gid === undefined) return;
	const gid = doc.object.gid & TILE_BITS;
	const { tileset } = doc;
	if (gid === 0) return;
	const path = ['object', 'gid'];
	if (tileset === undefined || gid < tileset.firstgid) {
		report.add(gidWithoutTileset, path, { subject: 'the object', gid });
		return;
	}
	const own = 'source' in tileset ? targets?.tileset(tileset.source).doc : tileset;
	// Tilesets of before 0.13 do not say how many tiles they have.
	if (own === undefined || idsOf(own) === 0 || gid < tileset.firstgid + idsOf(own)) return;
	report.add(gidPastEnd, path, { subject: 'the object', gid, tileset: short('source' in tileset ? tileset.source : tileset.name) });
};
