import { pointSelectionOf } from '@tilewright/editor-canvas/tool/point-selection.ts';
import { useEditor } from '../../page/context.ts';
import { IconButton } from '../../ui/button.tsx';
import { pointActions } from './point-menu.ts';

/** The buttons for the selected points of polygons and polylines. */
export function PointOptions() {
	const editor = useEditor();
	const session = editor.toolMap.value;
	const selection = session && pointSelectionOf(session).value;
	if (session === undefined || selection === undefined) return null;
	return (
		<>
			{pointActions({ editor, session }, selection).map(({ text: name, icon, keys, isEnabled, run }) => (
				<IconButton key={name} icon={icon} label={name} keys={keys} disabled={!isEnabled()} onClick={run} />
			))}
		</>
	);
}
