import { systemClipboard } from '@tilewright/editor-core/clipboard/system-clipboard.ts';
import { whenIdle } from '@tilewright/editor-core/editor/when-idle.ts';
import { browserClipboard } from './platform/browser-clipboard.ts';
import { idleInBrowser } from './platform/idle-in-browser.ts';
import './styles/themes.css';
import './styles/base.css';
import './styles/shell.css';
import { attempt } from '@tilewright/editor-core/commands/run.ts';
import { createEditor } from '@tilewright/editor-core/editor/editor.ts';
import { loadPreferences } from '@tilewright/editor-core/editor/preferences.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { render } from 'preact';
import { dropNotices } from './contributions/drop-notices.ts';
import { installFeatures } from './contributions/install.ts';
import { EditorContext } from './page/context.ts';
import { followTitle } from './shell/page-title.ts';
import { Shell } from './shell/shell.tsx';
import { bindShortcuts } from './shell/shortcuts.ts';
import { applyTheme } from './shell/theme.ts';
import { installOffline } from './start/install-offline.ts';
import { loadWorkbench } from './start/load-workbench.ts';
import { nameMissingParts } from './start/missing-parts.ts';
import { start } from './start/start.ts';
import { START_FEATURES } from './start-features.ts';
import { showTooltips } from './ui/tooltip.ts';

const host = document.querySelector('#app');
if (host === null) throw new Error('The page has no place for the editor.');
const editor = createEditor(memoryFiles(''), loadPreferences(localStorage));
whenIdle.provide(editor, idleInBrowser);
systemClipboard.provide(editor, browserClipboard);
installFeatures(editor, START_FEATURES, document);
applyTheme(editor, document);
bindShortcuts(editor, window);
showTooltips(document);
followTitle(editor, document);
dropNotices(editor);
nameMissingParts(window);
loadWorkbench(editor, async () => (await import('./workbench.tsx')).startWorkbench(editor, document));
render(
	<EditorContext.Provider value={editor}>
		<Shell />
	</EditorContext.Provider>,
	host,
);

installOffline(window);
// Not awaited: parts that are loaded later wait for this module.
void attempt(editor, () => start(editor, window));
