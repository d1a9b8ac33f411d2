import { Fragment } from 'preact';
import { useEditor } from '../app/context.ts';

/** Shows the dialogs that `editor.ask` opened. */
export function Dialogs() {
	const { dialogs } = useEditor();
	return (
		<>
			{dialogs.value.map(({ id, content }) => (
				<Fragment key={id}>{content}</Fragment>
			))}
		</>
	);
}
