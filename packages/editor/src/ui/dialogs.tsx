import { Fragment } from 'preact';
import { dialogs } from '../page/ask.ts';
import { useEditor } from '../page/context.ts';

/** Shows the dialogs that `editor.ask` opened. */
export function Dialogs() {
	const editor = useEditor();
	return (
		<>
			{dialogs(editor).value.map(({ id, content }) => (
				<Fragment key={id}>{content}</Fragment>
			))}
		</>
	);
}
