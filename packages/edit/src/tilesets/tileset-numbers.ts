import type { TileMap, Tileset } from '@tilewright/format';
import { idsOf, tileFinder } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';
import { firstFreeGid, moveReferences, usedGids } from '@tilewright/ops';
import type { MapInFiles } from '../files/map-files.ts';
import type { TilesetContent } from '../files/tileset-content.ts';
import { contentOf } from '../files/tileset-content.ts';
import { isSimilar } from './similar.ts';

/** A tileset of the map, or one that may be added. */
interface Numbered extends TilesetContent {
	readonly firstgid: number;
	/** The number of its GIDs. */
	readonly count: number;
	/** As it is added to the map; absent for the map's own. */
	readonly added?: Tileset;
}

/** The tilesets of another map, as a function finds their contents. */
export interface OtherMap extends MapInFiles {
	/** The content of a tileset; default: that of its file. */
	readonly contentOf?: (tileset: Tileset) => TilesetContent['content'];
}

/** The GIDs that show the tiles of other maps in a map. Tilesets that the map lacks have GIDs after all others. */
export interface TilesetNumbers {
	/**
	 * @returns a function from a GID of the other map without flags to the GIDs of the same tile in the map; several where the map lists a
	 * tileset twice
	 */
	gidsFor(other: OtherMap): (tile: number) => readonly number[];
	/**
	 * The tilesets to add, with their GIDs as they will be in the map.
	 *
	 * @param used - GIDs that are written, without flags
	 * @returns the tilesets, and a function from GIDs that {@link TilesetNumbers.gidsFor} returned to final ones; `undefined` if there are
	 * not enough GIDs for the tilesets of the other maps
	 */
	added(used: Iterable<number>): { readonly tilesets: readonly Tileset[]; readonly final: (gid: number) => number } | undefined;
}

/**
 * Numbers the tilesets of other maps in a map: for rules (rules A42 to A44) and for pasting (rule E35).
 *
 * @param others - all maps whose tiles will be asked for
 */
export function tilesetNumbers({ doc: map, path, targets }: MapInFiles, others: readonly OtherMap[]): TilesetNumbers {
	const known = map.tilesets.map((tileset): Numbered => {
		const { firstgid } = tileset;
		const own = contentOf(tileset, targets, path);
		if (own.path === undefined) return { ...own, firstgid, count: countOf(own) };
		const same = others.map((other) => sameFile(other, own.path));
		const content = own.content ?? same.map((each) => each?.content).find((each) => each !== undefined);
		const most = Math.max(0, ...same.map((each) => each?.count ?? 0));
		const count = content === undefined ? Math.min(most, nextAfter(map, firstgid) - firstgid) : countOf({ content });
		return { ...own, content, firstgid, count };
	});
	const ownCount = known.length;
	const findOwn = tileFinder(map.tilesets);
	let free: number | undefined;
	let end: number | undefined;
	let isUsedUp = false;

	/** Lists a tileset that the map lacks after all others. */
	function add(other: OtherMap, index: number, tileset: Omit<Numbered, 'firstgid'>): Numbered {
		end ??= firstFree();
		const isLeft = end + tileset.count - 1 <= TILE_BITS;
		isUsedUp ||= !isLeft;
		const added = movedTileset(other, index, path);
		const made = { ...tileset, firstgid: end, count: isLeft ? tileset.count : 0, ...(added && { added }) };
		end += made.count;
		known.push(made);
		return made;
	}

	/** The first GID after those of the map. The other maps may know files that the map's do not. */
	function firstFree(): number {
		free ??= known.slice(0, ownCount).reduce((last, { firstgid, count }) => Math.max(last, firstgid + count), firstFreeGid(map, targets));
		return free;
	}

	/** Whether a tileset has a GID for a tile: a tile past its end would be one of the next tileset, or of one that is added. */
	function hasGid(tileset: Numbered, id: number): boolean {
		const gid = tileset.firstgid + id;
		if (tileset.added !== undefined) return id < tileset.count;
		// The whole map is looked through only where the number of tiles is no answer.
		return (id < tileset.count || gid < firstFree()) && known[findOwn(gid)?.index ?? -1] === tileset;
	}

	function numberedFor(other: OtherMap, tileset: Tileset, index: number): readonly Numbered[] {
		const own = counted(other, tileset);
		if (own.path !== undefined) {
			const same = known.filter((each) => each.path === own.path);
			return same.length > 0 ? same : [add(other, index, own)];
		}
		return [known.find((each) => isSimilar(own, each)) ?? add(other, index, own)];
	}

	return {
		gidsFor(other) {
			const { tilesets } = other.doc;
			// Tilesets whose tiles are not asked for, such as that of special tiles, need no numbers.
			const numbered = new Map<number, readonly Numbered[]>();
			const find = tileFinder(tilesets);
			return (tile) => {
				const owner = find(tile);
				if (owner === undefined) return [];
				const known = numbered.get(owner.index) ?? numberedFor(other, owner.tileset, owner.index);
				numbered.set(owner.index, known);
				return known.flatMap((each) => (hasGid(each, owner.id) ? [each.firstgid + owner.id] : []));
			};
		},
		added(used) {
			if (isUsedUp) return undefined;
			const gids = [...used];
			const numbered = known.filter(({ added, firstgid, count }) => added && gids.some((gid) => gid >= firstgid && gid < firstgid + count));
			const tilesets: Tileset[] = [];
			const moved: { readonly from: Numbered; readonly firstgid: number }[] = [];
			let next = numbered.length === 0 ? 0 : firstFree();
			for (const from of numbered) {
				if (from.added === undefined) continue;
				tilesets.push({ ...from.added, firstgid: next });
				moved.push({ from, firstgid: next });
				next += from.count;
			}
			const final = (gid: number): number => {
				const tile = gid & TILE_BITS;
				const owner = moved.find(({ from }) => tile >= from.firstgid && tile < from.firstgid + from.count);
				return owner === undefined ? gid : (((gid & ~TILE_BITS) >>> 0) + owner.firstgid + tile - owner.from.firstgid) >>> 0;
			};
			return { tilesets, final };
		},
	};
}

const countOf = ({ content }: Pick<TilesetContent, 'content'>): number => (content === undefined ? 0 : Math.max(1, idsOf(content)));

/** A tileset of another map, and the number of its GIDs. If its file is missing, these are the GIDs up to the next tileset, or those in use. */
function counted(other: OtherMap, tileset: Tileset): TilesetContent & { readonly count: number } {
	const { doc, targets, path } = other;
	const found = contentOf(tileset, targets, path);
	const content = other.contentOf?.(tileset) ?? found.content;
	if (content !== undefined) return { ...found, content, count: countOf({ content }) };
	const next = nextAfter(doc, tileset.firstgid);
	return { ...found, count: Math.max(1, (next > TILE_BITS ? lastUsed(doc) + 1 : next) - tileset.firstgid) };
}

/** The tileset of another map that is a file. */
function sameFile(other: OtherMap, file: string | undefined): ReturnType<typeof counted> | undefined {
	const found = other.doc.tilesets.find((tileset) => 'source' in tileset && other.targets.tileset(tileset.source).path === file);
	return found && counted(other, found);
}

/** The next `firstgid` of a map's tilesets. */
const nextAfter = ({ tilesets }: TileMap, firstgid: number): number =>
	tilesets.reduce((least, other) => (other.firstgid > firstgid ? Math.min(least, other.firstgid) : least), TILE_BITS + 1);

/** The largest GID that a map uses, without flags. */
function lastUsed(map: TileMap): number {
	let last = 0;
	for (const gid of usedGids(map)) last = Math.max(last, gid);
	return last;
}

/** A tileset of another map, with its paths for the folder of the map. */
function movedTileset({ doc, path }: OtherMap, index: number, to: string): Tileset | undefined {
	const own: TileMap = { ...doc, layers: [], properties: [], tilesets: doc.tilesets.slice(index, index + 1) };
	return moveReferences(own, path, to).tilesets[0];
}
