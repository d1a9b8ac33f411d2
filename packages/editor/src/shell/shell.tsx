import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import type { VNode } from 'preact';
import { Bars } from '../contributions/bars.tsx';
import { useEditor } from '../page/context.ts';
import { workbench } from '../page/workbench-parts.ts';
import { Dialogs } from '../ui/dialogs.tsx';
import { Failures } from '../ui/failures.tsx';
import { Undertakings } from '../ui/undertakings.tsx';
import { MenuBar } from './menu/menu-bar.tsx';
import { Opening } from './opening.tsx';
import { StartPage } from './start-page.tsx';
import { StatusBar } from './status-bar.tsx';

/** The parts of the page that change when a map is open. */
interface Parts {
	readonly tools?: VNode;
	readonly main: VNode;
	readonly status: VNode;
}

/** The whole page: the start page, or the maps with their panels and tools. */
export function Shell() {
	const editor = useEditor();
	const isClear = panelControls(editor).value?.isClear.value === true;
	const { tools, main, status } = partsOf(editor);
	return (
		<>
			<div class="shell">
				<header class="shell-top" hidden={isClear}>
					<MenuBar />
					{tools}
					<Bars owner={editor} />
				</header>
				{main}
				{status}
			</div>
			<Failures />
			<Undertakings />
			<Dialogs />
		</>
	);
}

function partsOf(editor: Editor): Parts {
	const { sessions, opening, hasStarted } = editor;
	const { value: parts } = workbench(editor);
	const hasMaps = sessions.value.length > 0;
	if (!hasMaps && opening.value.length === 0 && hasStarted.value) return { main: <StartPage />, status: <StatusBar /> };
	if (!hasMaps || parts === undefined) return { main: <Opening />, status: <StatusBar /> };
	const { Toolbars, Dock, StatusBar: MapStatusBar } = parts;
	return { tools: <Toolbars />, main: <Dock />, status: <MapStatusBar /> };
}
