import { useEditor } from '../app/context.ts';
import { text } from '../messages/text.ts';
import { ConnectionStatus } from './connection-status.tsx';

/** Where the pointer is, and the last message. */
export function StatusBar() {
	const { pointer, status } = useEditor();
	return (
		<footer class="status-bar">
			<span>{pointer.value === undefined ? '' : text.shell.cell(pointer.value.cell.x, pointer.value.cell.y)}</span>
			<span role="status">{status}</span>
			<ConnectionStatus />
		</footer>
	);
}
