import type { Report } from '../issue/report.ts';
import type { DocumentOf } from '../model/document.ts';
import { pointerOf } from '../model/pointer.ts';
import type { EmbeddedTileset, Tileset, TilesetFile } from '../model/types.gen.ts';
import type { StructureContext } from './structure/structure-context.ts';

/** The moves that reading made: with them, a pointer into a document leads to the place in its file. */
export interface Moved extends Pick<Report, 'origins'> {
	/** The former indexes of the items of lists that were sorted or shortened (rules J5, J11), by the pointers of the lists. */
	readonly orders: ReadonlyMap<string, readonly number[]>;
}

/** Notes what reading moves. */
export interface Moves extends Moved {
	readonly sorted: NonNullable<StructureContext['sorted']>;
	/** Notes which tiles are left out while a checked document is settled. */
	readonly settling: (result: DocumentOf, settle: () => void) => void;
	/** Keeps what was noted with the source of the document, unless it is too much. */
	readonly keep: (source: object) => void;
}

/** The most items of moved lists, and the most upgraded resources, that are kept with a document: they take memory as long as it. */
const MOST_KEPT = 10_000;

const kept = new WeakMap<object, Moved>();

/** Returns the moves that reading a document made, if they are known. */
export const movedIn = (source: object): Moved | undefined => kept.get(source);

/** Starts to note what reading moves. */
export function noteMoves({ origins }: Pick<Report, 'origins'>, most = MOST_KEPT): Moves {
	const orders = new Map<string, readonly number[]>();
	let left = most;
	const reordered = (pointer: string, before: readonly unknown[], after: readonly unknown[]): void => {
		left -= after.length;
		if (left < 0) return;
		const indexes = new Map(before.map((item, i) => [item, i]));
		orders.set(
			pointer,
			after.map((item) => indexes.get(item) ?? 0),
		);
	};
	return {
		origins,
		orders,
		sorted: (path, before, after) => reordered(pointerOf(path), before, after),
		settling: (result, settle) => {
			const lists = tilesetsIn(result).map(([pointer, tileset]) => [pointer, tileset, tileset.tiles] as const);
			settle();
			for (const [pointer, { tiles }, before] of lists) if (tiles.length < before.length) reordered(`${pointer}/tiles`, before, tiles);
		},
		keep: (source) => {
			if (left >= origins.size) kept.set(source, { origins, orders });
		},
	};
}

/** The tilesets of a document that are not references to files, with their pointers. */
function tilesetsIn({ kind, doc }: DocumentOf): (readonly [pointer: string, tileset: EmbeddedTileset | TilesetFile])[] {
	if (kind === 'world') return [];
	if (kind === 'tileset') return [['', doc]];
	const tilesets: readonly (Tileset | undefined)[] = kind === 'map' ? doc.tilesets : [doc.tileset];
	return tilesets.flatMap((tileset, i) =>
		tileset === undefined || 'source' in tileset ? [] : [[kind === 'map' ? `/tilesets/${i}` : '/tileset', tileset] as const],
	);
}
