import { unsortedTilesets } from '@tilewright/format/internal';
import type { Rule } from './rule.ts';

/** The tilesets of a map are in the order of their GIDs, as Tiled writes them. */
export const tilesetOrder: Rule = ({ doc }, report) => {
	if (doc.type !== 'map') return;
	for (const [i, { firstgid }] of doc.tilesets.entries()) {
		const before = doc.tilesets[i - 1]?.firstgid;
		if (before === undefined || before <= firstgid) continue;
		report.count(unsortedTilesets, '', ['tilesets', i], { firstgid, before });
	}
};
