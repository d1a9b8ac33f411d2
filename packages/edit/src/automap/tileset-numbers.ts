import type { EmbeddedTileset, TileMap, Tileset, TilesetFile } from '@tilewright/format';
import { idsOf, isInfinite, isRooted, mapReferences, relocate, tileFinder } from '@tilewright/format';
import { eachLayer, TILE_BITS } from '@tilewright/format/internal';
import type { Targets } from '@tilewright/ops';
import type { RuleMap } from './parse-rule-map.ts';
import { ruleTileset } from './special-tiles.ts';

/** A tileset of the map, or one that a run may add. */
interface Numbered {
	readonly firstgid: number;
	/** The number of its GIDs. */
	readonly count: number;
	/** Path of its file; absent for an embedded tileset. */
	readonly path?: string;
	readonly content: TilesetFile | EmbeddedTileset | undefined;
	/** The folder that paths in `content` start from. */
	readonly folder: string;
	/** As it is added to the map; absent for the map's own. */
	readonly added?: Tileset | undefined;
}

/** The GIDs that show the tiles of rule maps in the target map. Tilesets that the map lacks have GIDs after all others. */
export interface TilesetNumbers {
	/**
	 * @returns a function from a GID of the rule map without flags to the GIDs of the same tile in the map; several where the map lists a
	 * tileset twice
	 */
	gidsFor(rules: RuleMap): (tile: number) => readonly number[];
	/**
	 * The tilesets to add, with their GIDs as they will be in the map.
	 *
	 * @param used - GIDs that are written, without flags
	 * @returns the tilesets, and a function from GIDs that {@link TilesetNumbers.gidsFor} returned to final ones; `undefined` if there are
	 * not enough GIDs for the tilesets of the rules
	 */
	added(used: Iterable<number>): { readonly tilesets: readonly Tileset[]; readonly final: (gid: number) => number } | undefined;
}

/** The path of a folder, without its root: both sides of a comparison have the same. */
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));
const fileAt = (reference: string, folder: string): string => (isRooted(reference) ? reference : relocate(reference, folder, ''));

/**
 * Numbers the tilesets of rule maps in a target map (rules A42 to A44).
 *
 * @param targets - of the map
 * @param path - of the map
 * @param rules - all rule maps of the run
 */
export function tilesetNumbers(map: TileMap, targets: Targets, path: string, rules: readonly RuleMap[]): TilesetNumbers {
	const known = map.tilesets.map((tileset): Numbered => {
		const { firstgid } = tileset;
		if (!('source' in tileset)) return { firstgid, count: Math.max(1, idsOf(tileset)), content: tileset, folder: folderOf(path) };
		const { doc: own, path: file } = targets.tileset(tileset.source);
		const content = own ?? rules.map((each) => sameFile(each, file)?.content).find((each) => each !== undefined);
		const most = Math.max(0, ...rules.map((each) => sameFile(each, file)?.count ?? 0));
		const count = content === undefined ? Math.min(most, nextAfter(map, firstgid) - firstgid) : Math.max(1, idsOf(content));
		return { firstgid, count, content, path: file, folder: folderOf(file) };
	});
	let end: number | undefined;
	let isUsedUp = false;

	/** Lists a tileset that the map lacks after all others. */
	function add(rules: RuleMap, index: number, tileset: Omit<Numbered, 'firstgid'>): Numbered {
		end ??= firstFree(map, known);
		const isLeft = end + tileset.count - 1 <= TILE_BITS;
		isUsedUp ||= !isLeft;
		const made = { ...tileset, firstgid: end, count: isLeft ? tileset.count : 0, added: movedTileset(rules, index, folderOf(path)) };
		end += made.count;
		known.push(made);
		return made;
	}

	function numberedFor(rules: RuleMap, tileset: Tileset, index: number): readonly Numbered[] {
		const { content, count } = counted(rules, tileset);
		if ('source' in tileset) {
			const file = rules.targets.tileset(tileset.source).path;
			const same = known.filter((other) => other.path === file);
			return same.length > 0 ? same : [add(rules, index, { count, path: file, content, folder: folderOf(file) })];
		}
		const own = { count, content, folder: folderOf(rules.path) };
		const similar = known.find((other) => isSimilar(own, other));
		return [similar ?? add(rules, index, own)];
	}

	return {
		gidsFor(rules) {
			const { tilesets } = rules.doc;
			const numbered = tilesets.map((tileset, i) => numberedFor(rules, tileset, i));
			const find = tileFinder(tilesets);
			return (tile) => {
				const owner = find(tile);
				if (owner === undefined) return [];
				// A tile past the end of its tileset would be a tile of the next one.
				return (numbered[owner.index] ?? []).flatMap(({ firstgid, count }) => (owner.id < count ? [firstgid + owner.id] : []));
			};
		},
		added(used) {
			if (isUsedUp) return undefined;
			const gids = [...used];
			const numbered = known.filter(({ added, firstgid, count }) => added && gids.some((gid) => gid >= firstgid && gid < firstgid + count));
			const tilesets: Tileset[] = [];
			const moved: { readonly from: Numbered; readonly firstgid: number }[] = [];
			let next = numbered.length === 0 ? 0 : firstFree(map, known.slice(0, map.tilesets.length));
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

/** A tileset of a rule map, and the number of its GIDs. If its file is missing, these are the GIDs up to the next tileset, or those in use. */
function counted({ doc, targets }: RuleMap, tileset: Tileset): { readonly content: Numbered['content']; readonly count: number } {
	const content = ruleTileset(targets)(tileset);
	if (content !== undefined) return { content, count: Math.max(1, idsOf(content)) };
	const next = nextAfter(doc, tileset.firstgid);
	return { content, count: Math.max(1, (next > TILE_BITS ? lastUsed(doc) + 1 : next) - tileset.firstgid) };
}

/** The tileset of a rule map that is a file. */
function sameFile(rules: RuleMap, file: string): ReturnType<typeof counted> | undefined {
	const found = rules.doc.tilesets.find((tileset) => 'source' in tileset && rules.targets.tileset(tileset.source).path === file);
	return found && counted(rules, found);
}

/** The next `firstgid` of a map's tilesets. */
const nextAfter = ({ tilesets }: TileMap, firstgid: number): number =>
	tilesets.reduce((least, other) => (other.firstgid > firstgid ? Math.min(least, other.firstgid) : least), TILE_BITS + 1);

/** The first GID after those of all tilesets of a map, and after all that it uses. */
const firstFree = (map: TileMap, known: readonly Numbered[]): number =>
	known.reduce((last, { firstgid, count }) => Math.max(last, firstgid + count - 1), lastUsed(map)) + 1;

/** The largest GID that a map uses, without flags. */
function lastUsed(map: TileMap): number {
	let last = 0;
	for (const { layer } of eachLayer(map.layers)) {
		if (layer.type === 'objectgroup') {
			for (const object of layer.objects) if ('gid' in object && object.gid !== undefined) last = Math.max(last, object.gid & TILE_BITS);
		} else if (layer.type === 'tilelayer')
			for (const { data } of isInfinite(layer) ? layer.chunks : [layer])
				for (let i = 0; i < data.length; i++) last = Math.max(last, (data[i] ?? 0) & TILE_BITS);
	}
	return last;
}

/** A tileset of a rule map, with its paths for the folder of the map. */
function movedTileset({ doc, path }: RuleMap, index: number, folder: string): Tileset | undefined {
	const own = { ...doc, layers: [], properties: [], tilesets: doc.tilesets.slice(index, index + 1) };
	return mapReferences(own, (reference) => relocate(reference.path, folderOf(path), folder)).tilesets[0];
}

/** Whether two tilesets count as the same although they are not the same file (rule A43). */
function isSimilar(a: Omit<Numbered, 'firstgid'>, b: Numbered): boolean {
	const [own, other] = [a.content, b.content];
	if (own === undefined || other === undefined) return false;
	const fields = ['tilecount', 'tilewidth', 'tileheight', 'spacing', 'margin'] as const;
	if (fields.some((name) => own[name] !== other[name])) return false;
	if ((own.tileoffset?.x ?? 0) !== (other.tileoffset?.x ?? 0) || (own.tileoffset?.y ?? 0) !== (other.tileoffset?.y ?? 0)) return false;
	const imageOf = (image: string | undefined, folder: string): string => (image === undefined ? '' : fileAt(image, folder));
	if (imageOf(own.image, a.folder) !== imageOf(other.image, b.folder)) return false;
	if (own.image !== undefined) return true;
	const images = new Map(other.tiles.map(({ id, image }) => [id, imageOf(image, b.folder)]));
	return own.tiles.length === other.tiles.length && own.tiles.every(({ id, image }) => images.get(id) === imageOf(image, a.folder));
}
