import type { TextChange } from '@tilewright/format';
import { isObject, short } from '@tilewright/format/internal';
import type { Fixer } from './fix.ts';

/** Sorts the tilesets of a map by their first GIDs. Each keeps its GIDs. */
export const tilesetOrder: Fixer = ({ raw, doc }) => {
	if (doc.type !== 'map' || !Array.isArray(raw['tilesets'])) return [];
	const gids = raw['tilesets'].map((tileset: unknown) => (isObject(tileset) ? Number(tileset['firstgid']) : Number.NaN));
	if (gids.some(Number.isNaN)) return [];
	const kept: number[] = [];
	const moved: number[] = [];
	for (const [i, gid] of gids.entries()) {
		const last = kept.at(-1);
		if (last === undefined || (gids[last] ?? 0) <= gid) kept.push(i);
		else moved.push(i);
	}
	if (moved.length === 0) return [];
	moved.sort((a, b) => (gids[a] ?? 0) - (gids[b] ?? 0) || a - b);
	const changes = moved.map((i): TextChange => {
		const before = kept.find((other) => (gids[other] ?? 0) > (gids[i] ?? 0)) ?? gids.length;
		return { type: 'move', pointer: `/tilesets/${i}`, before };
	});
	const names = moved.map((i) => nameOf(doc.tilesets[i])).join(', ');
	return [
		{
			code: 'unsorted-tilesets',
			pointer: `/tilesets/${moved[0]}`,
			says: `moved the ${moved.length === 1 ? 'tileset' : 'tilesets'} ${names}, so that all are in the order of their first GIDs`,
			changes,
		},
	];
};

const nameOf = (tileset: { readonly source: string } | { readonly name: string } | undefined): string =>
	tileset === undefined ? '' : short('source' in tileset ? tileset.source : tileset.name);
