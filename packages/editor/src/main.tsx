import 'virtual:dockview.css';
import './styles/themes.css';
import './styles/base.css';
import './styles/shell.css';
import { render } from 'preact';
import { addCommands } from './actions/commands.ts';
import { bindShortcuts } from './actions/shortcuts.ts';
import { EditorContext } from './app/context.ts';
import { dropNotices } from './app/drop-notices.ts';
import { createEditor } from './app/editor.ts';
import { installOffline } from './app/install.ts';
import { loadPreferences } from './app/preferences.ts';
import { start } from './app/start.ts';
import { applyTheme } from './app/theme.ts';
import { followTitle } from './app/title.ts';
import { memoryFiles } from './files/memory-files.ts';
import { followFindings } from './findings/follow-findings.ts';
import { Shell } from './shell/shell.tsx';
import { shellActions } from './shell/shell-actions.tsx';
import { showTooltips } from './ui/tooltip.ts';

const host = document.querySelector('#app');
if (host === null) throw new Error('The page has no place for the editor.');
const editor = createEditor(memoryFiles(''), loadPreferences(localStorage));
addCommands(editor, shellActions);
applyTheme(editor.preferences, document);
bindShortcuts(editor, window);
showTooltips(document);
followFindings(editor);
followTitle(editor, document);
dropNotices(editor);
render(
	<EditorContext.Provider value={editor}>
		<Shell />
	</EditorContext.Provider>,
	host,
);

installOffline(window);
await start(editor, window);
