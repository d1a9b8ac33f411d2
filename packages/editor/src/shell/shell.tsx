import { useEditor } from '../app/context.ts';
import { Bars } from '../bars/bars.tsx';
import { Dialogs } from '../ui/dialogs.tsx';
import { Failures } from '../ui/failures.tsx';
import { Dock } from './dock.tsx';
import { MenuBar } from './menu/menu-bar.tsx';
import { StatusBar } from './status-bar.tsx';
import { Toolbars } from './toolbars.tsx';

/** The whole page. */
export function Shell() {
	const editor = useEditor();
	const isClear = editor.dock.value?.isClear.value === true;
	return (
		<>
			<div class="shell">
				<header class="shell-top" hidden={isClear}>
					<MenuBar />
					<Toolbars />
					<Bars owner={editor} />
				</header>
				<Dock />
				<StatusBar />
			</div>
			<Failures />
			<Dialogs />
		</>
	);
}
