import type { ComponentChildren } from 'preact';
import { useEditor } from '../page/context.ts';
import { ConnectionStatus } from './connection-status.tsx';
import './status-bar.css';

/** The line at the bottom of the page: the last message, and whether the files can be reached. */
export function StatusBar({ start, end }: { readonly start?: ComponentChildren; readonly end?: ComponentChildren }) {
	const editor = useEditor();
	return (
		<footer class="status-bar">
			{start}
			{editor.hint.value !== '' && editor.hint.value !== editor.status.value && <span class="status-hint">{editor.hint}</span>}
			<span class="status-message" role="status">
				{editor.status}
			</span>
			<ConnectionStatus />
			{end}
		</footer>
	);
}
