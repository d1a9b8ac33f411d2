import 'virtual:dockview.css';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { followFindings } from '@tilewright/editor-core/findings/follow-findings.ts';
import type { Workbench } from './contributions/workbench.ts';
import { watchFiles } from './features/documents/watch-files.ts';
import { offerRenumbering } from './features/maps/offer-renumbering.ts';
import { shareChanges } from './features/missing-files/share-changes.ts';
import { keepDrafts } from './features/recovery/keep-drafts.ts';
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
