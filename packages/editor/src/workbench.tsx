import 'virtual:dockview.css';
import type { Editor } from './app/editor.ts';
import type { Workbench } from './app/workbench.ts';
import { offerRenumbering } from './documents/offer-renumbering.ts';
import { shareChanges } from './documents/share-changes.ts';
import { watchFiles } from './documents/watch-files.ts';
import { followFindings } from './findings/follow-findings.ts';
import { keepDrafts } from './recovery/keep-drafts.ts';
import { Dock } from './shell/dock.tsx';
import { addMapCommands } from './shell/map-commands.ts';
import { MapStatusBar } from './shell/map-status-bar.tsx';
import { Toolbars } from './shell/toolbars.tsx';

/**
 * Brings the editor all that works on open maps: their actions and tools, and what follows their changes.
 *
 * @param page - the document of the editor
 */
export function startWorkbench(editor: Editor, page: Document): Workbench {
	addMapCommands(editor);
	watchFiles(editor);
	shareChanges(editor);
	offerRenumbering(editor);
	keepDrafts(editor, page);
	followFindings(editor);
	return { Toolbars, Dock, StatusBar: MapStatusBar };
}
