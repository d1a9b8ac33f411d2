import { useComputed } from '@preact/signals';
import { eachLayer } from '@tilewright/format/internal';
import { layersWords } from '../features/layers/layers-words.ts';
import { useEditor } from '../page/context.ts';
import { LAYER_ICONS } from '../ui/layer-icons.ts';
import { FindingsCount } from './findings-count.tsx';
import { mapFrameWords } from './map-frame-words.ts';
import { pixelUnderPointer } from './pixel-under-pointer.ts';
import { StatusBar } from './status-bar.tsx';
import { tileUnderPointer } from './tile-under-pointer.ts';

/** The status bar of the current map: the things under the pointer, and the state of the map. */
export function MapStatusBar() {
	const session = useEditor().current.value;
	if (session === undefined) return <StatusBar />;
	const start = (
		<>
			<UnderPointer />
			<CurrentLayer />
		</>
	);
	return <StatusBar start={start} end={<FindingsCount session={session} />} />;
}

/** The layer on which tools draw: the panel of layers may be hidden. */
function CurrentLayer() {
	const { currentMap } = useEditor();
	const layer = useComputed(() => {
		const session = currentMap.value;
		const layers = session === undefined ? [] : [...eachLayer(session.structure.value.layers)];
		return layers.find(({ layer }) => layer.id === session?.currentLayerId.value)?.layer;
	}).value;
	if (layer === undefined) return null;
	const Icon = LAYER_ICONS[layer.type];
	return (
		<span class="status-layer">
			<Icon size={13} aria-hidden="true" />
			<span>{layer.name === '' ? layersWords.unnamed : layer.name}</span>
		</span>
	);
}

function UnderPointer() {
	const editor = useEditor();
	const cell = editor.pointer.value?.cell;
	return (
		<>
			<span class="status-cell">{cell === undefined ? '' : mapFrameWords.cell(cell.x, cell.y)}</span>
			<span class="status-tile">{tileUnderPointer(editor) || pixelUnderPointer(editor)}</span>
		</>
	);
}
