import { workbench } from '../../src/page/workbench-parts.ts';
import 'virtual:dockview.css';
import '../../src/styles/shell.css';
import { addLayers, apply, createLayer } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Theme } from '@tilewright/editor-core/editor/preferences.ts';
import type { TileMap } from '@tilewright/format';
import type { MemoryFiles } from '@tilewright/ops';
import { onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dock } from '../../src/shell/dock.tsx';
import { MapStatusBar } from '../../src/shell/map-status-bar.tsx';
import { Shell } from '../../src/shell/shell.tsx';
import { bindShortcuts } from '../../src/shell/shortcuts.ts';
import { applyTheme } from '../../src/shell/theme.ts';
import { Toolbars } from '../../src/shell/toolbars.tsx';
import { editing, emptyMap } from './editing.ts';
import { mount } from './mount.tsx';

/** A map of one tile layer. */
function smallMap(): TileMap {
	const map = emptyMap();
	return apply(map, addLayers(map, [createLayer(map, 'tilelayer', { name: 'Ground' })])).doc;
}

/**
 * The whole page of the editor with a map.
 *
 * @param contents - of files beside the map, by their paths
 */
export async function wholePage(theme: Theme = 'dark', map = smallMap(), contents: MemoryFiles = {}): Promise<Editor> {
	localStorage.clear();
	await page.viewport(1280, 800);
	const { editor } = editing(map, contents);
	workbench(editor).value = { Toolbars, Dock, StatusBar: MapStatusBar };
	editor.hasStarted.value = true;
	editor.preferences.theme.value = theme;
	applyTheme(editor, document);
	document.title = 'tilewright';
	document.documentElement.lang = 'en';
	onTestFinished(bindShortcuts(editor, window));
	const host = mount(editor, <Shell />);
	Object.assign(host.style, { position: 'fixed', inset: '0', width: 'auto', height: 'auto' });
	// The map comes in a task of its own.
	await vi.waitUntil(() => document.querySelector('.map-view canvas') !== null, { timeout: 60_000 });
	await settled();
	return editor;
}

/** Waits until signals and effects have changed the page. */
export const settled = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
