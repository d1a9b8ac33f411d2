import type { Kind } from '@tilewright/format';
import { expect, test } from 'vitest';
import { TOOLS } from '../../test/support/contributed.ts';
import { editing, emptyMap } from '../../test/support/editing.ts';
import { menus, menusFor } from '../contributions/menus.ts';
import type { MenuEntries } from '../ui/menu.tsx';

/** The ids of the actions in menus and their submenus. */
const idsIn = (entries: MenuEntries): readonly string[] =>
	(typeof entries === 'function' ? entries() : entries).flatMap((entry) => {
		if (typeof entry === 'string') return entry === 'separator' ? [] : [entry];
		return entry.children === undefined ? [] : idsIn(entry.children);
	});

function all() {
	const { editor } = editing(emptyMap());
	return { commands: [...editor.commands.value.keys()], inMenus: menus(editor).flatMap(({ entries }) => idsIn(entries)) };
}

/** The ids in the menus for a kind of document. */
const inMenusOf = (kind: Kind): readonly string[] =>
	menusFor(menus(editing(emptyMap()).editor), kind).flatMap(({ entries }) => idsIn(entries));

/** Actions that have no place in menus: those of keys only, and of tools. */
const KEYS_ONLY = /^(UseStamp|StoreStamp|ExtendStamp)\d$|^(Next|Previous)(Part|Document)$/;

test('[E153] every action is in a menu, once', () => {
	const { commands, inMenus } = all();
	const tools = new Set(TOOLS.map(({ tool }) => tool.id));
	expect(commands.filter((id) => !inMenus.includes(id) && !tools.has(id) && !KEYS_ONLY.test(id))).toEqual([]);
	for (const kind of ['map', 'tileset', 'template', 'world'] as const) {
		const shown = inMenusOf(kind);
		expect(shown.filter((id, index) => shown.indexOf(id) !== index)).toEqual([]);
	}
});

test('[E153] menus of maps, tilesets and worlds are shown for these', () => {
	const ids = (kind: Kind): readonly string[] => menusFor(menus(editing(emptyMap()).editor), kind).map(({ id }) => id);
	expect(ids('map')).toEqual(['file', 'edit', 'view', 'map', 'layer', 'object', 'help']);
	expect(ids('tileset')).toEqual(['file', 'edit', 'view', 'tileset', 'help']);
	expect(ids('template')).toEqual(['file', 'edit', 'view', 'help']);
	expect(ids('world')).toEqual(['file', 'edit', 'view', 'world', 'help']);
});

test('[E153] menus have no entries without an action', () => {
	const { commands, inMenus } = all();
	expect(inMenus.filter((id) => !commands.includes(id))).toEqual([]);
});
