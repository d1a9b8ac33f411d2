import 'virtual:dockview.css';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { installFeatures } from './contributions/install.ts';
import { FEATURES } from './features.ts';
import type { Workbench } from './page/workbench-parts.ts';
import { Dock } from './shell/dock.tsx';
import { MapStatusBar } from './shell/map-status-bar.tsx';
import { Toolbars } from './shell/toolbars.tsx';

/**
 * Adds everything for open maps to the editor: their actions and tools, and the code that follows their changes.
 *
 * @param page - the document of the editor
 */
export function startWorkbench(editor: Editor, page: Document): Workbench {
	installFeatures(editor, FEATURES, page);
	return { Toolbars, Dock, StatusBar: MapStatusBar };
}
