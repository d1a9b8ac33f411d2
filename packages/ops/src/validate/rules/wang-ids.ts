import { short, wangColor, wangPosition } from '@tilewright/format/internal';
import { ownTilesets } from './each-part.ts';
import type { Rule } from './rule.ts';

/** Wang ids have colors of their set, at the positions that the type of the set uses. */
export const wangIds: Rule = ({ doc }, report) => {
	for (const { tileset, path } of ownTilesets(doc)) {
		for (const [i, { name, type, colors, wangtiles }] of tileset.wangsets.entries()) {
			for (const [j, { wangid }] of wangtiles.entries()) {
				for (const [position, color] of wangid.entries()) {
					if (color === 0) continue;
					const at = [...path, 'wangsets', i, 'wangtiles', j, 'wangid', position];
					if (color > colors.length) report.add(wangColor, at, { color, set: short(name), colors: colors.length });
					else if (type !== 'mixed' && (position % 2 === 0) !== (type === 'edge')) report.add(wangPosition, at, { position, type });
				}
			}
		}
	}
};
