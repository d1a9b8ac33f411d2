import type { TilesetView } from './tileset-views.ts';

/** The most tilesets whose order is kept. */
const MOST = 500;

/** Returns the key of a tileset in the kept order: its file, or if it is embedded, its map and name. */
const keyOf = ({ entry, path, name }: TilesetView): string => ('source' in entry ? path : `${path}#${name}`);

/**
 * The tilesets of a map in the order of their tabs (rule E88): those that the user moved keep the stored order among each other, all others keep
 * their places in the map.
 */
export function inTabOrder(views: readonly TilesetView[], order: readonly string[]): readonly TilesetView[] {
	const ranks = new Map(order.map((key, rank) => [key, rank]));
	const rankOf = (view: TilesetView): number => ranks.get(keyOf(view)) ?? -1;
	const moved = views.filter((view) => rankOf(view) >= 0).sort((a, b) => rankOf(a) - rankOf(b));
	let next = 0;
	return views.map((view) => (rankOf(view) < 0 ? view : (moved[next++] ?? view)));
}

/**
 * The order to keep after a tab was moved.
 *
 * @param tabs - in their old order
 * @param to - the tab whose place it has taken
 */
export function movedTab(tabs: readonly TilesetView[], tab: TilesetView, to: TilesetView, order: readonly string[]): readonly string[] {
	const keys = tabs.map(keyOf);
	keys.splice(tabs.indexOf(to), 0, ...keys.splice(tabs.indexOf(tab), 1));
	return [...keys, ...order.filter((key) => !keys.includes(key))].slice(0, MOST);
}
