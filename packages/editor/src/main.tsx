import { idleInBrowser } from './app/idle-in-browser.ts';
import { whenIdle } from './app/when-idle.ts';
import { browserClipboard } from './clipboard/browser-clipboard.ts';
import { systemClipboard } from './clipboard/system-clipboard.ts';
import './styles/themes.css';
import './styles/base.css';
import './styles/shell.css';
import { render } from 'preact';
import { attempt } from './actions/run.ts';
import { bindShortcuts } from './actions/shortcuts.ts';
import { EditorContext } from './app/context.ts';
import { dropNotices } from './app/drop-notices.ts';
import { createEditor } from './app/editor.ts';
import { installOffline } from './app/install.ts';
import { loadWorkbench } from './app/load-workbench.ts';
import { nameMissingParts } from './app/missing-parts.ts';
import { loadPreferences } from './app/preferences.ts';
import { start } from './app/start.ts';
import { applyTheme } from './app/theme.ts';
import { followTitle } from './app/title.ts';
import { memoryFiles } from './files/memory-files.ts';
import { Shell } from './shell/shell.tsx';
import { addStartCommands } from './shell/start-commands.ts';
import { showTooltips } from './ui/tooltip.ts';

const host = document.querySelector('#app');
if (host === null) throw new Error('The page has no place for the editor.');
const editor = createEditor(memoryFiles(''), loadPreferences(localStorage));
whenIdle.provide(editor, idleInBrowser);
systemClipboard.provide(editor, browserClipboard);
addStartCommands(editor);
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
