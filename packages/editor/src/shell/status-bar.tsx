import { useEditor } from '../app/context.ts';
import { text } from '../messages/text.ts';
import { ConnectionStatus } from './connection-status.tsx';
import { FindingsCount } from './findings-count.tsx';
import { tileUnderPointer } from './tile-under-pointer.ts';
import './status-bar.css';

/** What is under the pointer, the last message, and how the map is. */
export function StatusBar() {
	const editor = useEditor();
	const session = editor.current.value;
	return (
		<footer class="status-bar">
			{session !== undefined && <UnderPointer />}
			{editor.hint.value !== '' && <span class="status-hint">{editor.hint}</span>}
			<span class="status-message" role="status">
				{editor.status}
			</span>
			<ConnectionStatus />
			{session !== undefined && <FindingsCount session={session} />}
		</footer>
	);
}

function UnderPointer() {
	const editor = useEditor();
	const cell = editor.pointer.value?.cell;
	return (
		<>
			<span class="status-cell">{cell === undefined ? '' : text.shell.cell(cell.x, cell.y)}</span>
			<span class="status-tile">{tileUnderPointer(editor)}</span>
		</>
	);
}
