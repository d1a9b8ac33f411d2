import { signal } from '@preact/signals';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { Kind } from '@tilewright/format';
import type { MenuEntry } from '../ui/menu-entry.ts';
import { menusWords } from './menus-words.ts';

/** The menus of the menu bar with their groups, which lines separate (rule E153). */
const MENUS = {
	file: ['new', 'open', 'save', 'export', 'close'],
	edit: ['history', 'clipboard', 'select', 'paint', 'preferences'],
	view: ['search', 'panels', 'show', 'zoom', 'page'],
	tileset: ['tiles', 'image', 'animation', 'collision', 'terrain', 'properties'],
	world: ['maps', 'open', 'properties'],
	map: ['tilesets', 'size', 'automapping', 'properties'],
	layer: ['new', 'select', 'move', 'show', 'properties'],
	object: ['edit', 'turn', 'order', 'change', 'properties'],
	help: ['help'],
} as const;

/** The kinds of documents that a menu is for; all by default. */
const KINDS: { readonly [Id in MenuId]?: readonly Kind[] } = {
	tileset: ['tileset'],
	world: ['world'],
	map: ['map'],
	layer: ['map'],
	object: ['map'],
};

type MenuId = keyof typeof MENUS;

/** A group of a menu: `map/size`. */
export type MenuPlace = { [Id in MenuId]: `${Id}/${(typeof MENUS)[Id][number]}` }[MenuId];

/** The entries that a feature adds to a group of a menu. */
export interface MenuPart {
	readonly place: MenuPlace;
	/** Ids of actions, and entries of its own. An id without an action is left out. */
	readonly entries: readonly MenuEntry[] | ((editor: Editor) => readonly MenuEntry[]);
}

/** A menu of the menu bar. */
export interface Menu {
	readonly id: string;
	readonly text: string;
	readonly entries: readonly MenuEntry[];
	/** The kinds of documents that it is for; all by default. */
	readonly kinds?: readonly Kind[];
}

/** The entries that features have added to menus. */
export const menuParts = service('entries of menus', (_: Editor) => signal<readonly MenuPart[]>([]));

/** The menus, made of the entries that features have added so far. */
export function menus(editor: Editor): readonly Menu[] {
	const parts = menuParts(editor).value;
	const menu = (id: MenuId): Menu => {
		const groups = MENUS[id].map((group) =>
			parts.flatMap(({ place, entries }) => {
				if (place !== `${id}/${group}`) return [];
				return typeof entries === 'function' ? entries(editor) : entries;
			}),
		);
		const entries = groups.flatMap((group, i): MenuEntry[] => (i === 0 ? group : ['separator', ...group]));
		const kinds = KINDS[id];
		return { id, text: menusWords[id], entries, ...(kinds !== undefined && { kinds }) };
	};
	return (['file', 'edit', 'view', 'tileset', 'world', 'map', 'layer', 'object', 'help'] as const).map(menu);
}

/** The menus for a kind of document. */
export const menusFor = (all: readonly Menu[], kind: Kind): readonly Menu[] =>
	all.filter(({ kinds }) => kinds === undefined || kinds.includes(kind));
