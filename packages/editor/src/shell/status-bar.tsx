import { useEditor } from '../app/context.ts';
import { text } from '../messages/text.ts';
import { LAYER_ICONS } from '../ui/layer-icons.ts';
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
			<CurrentLayer />
			{editor.hint.value !== '' && <span class="status-hint">{editor.hint}</span>}
			<span class="status-message" role="status">
				{editor.status}
			</span>
			<ConnectionStatus />
			{session !== undefined && <FindingsCount session={session} />}
		</footer>
	);
}

/** Where tools draw: the panel of layers may be hidden. */
function CurrentLayer() {
	const layer = useEditor().currentMap.value?.currentLayer.value;
	if (layer === undefined) return null;
	const Icon = LAYER_ICONS[layer.type];
	return (
		<span class="status-layer">
			<Icon size={13} aria-hidden="true" />
			<span>{layer.name === '' ? text.layers.unnamed : layer.name}</span>
		</span>
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
