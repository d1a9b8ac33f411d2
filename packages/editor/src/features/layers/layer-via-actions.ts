import { isEmpty, layerViaCopy, layerViaCut } from '@tilewright/edit';
import type { Action } from '../../contributions/action.ts';
import { selectLayers } from './layer-steps.ts';
import { layersWords } from './layers-words.ts';

const via = (id: string, name: string, keys: string, make: typeof layerViaCopy): Action => ({
	id,
	text: name,
	keys: [keys],
	isEnabled: ({ currentMap }) => {
		const session = currentMap.value;
		const type = session?.currentLayerType.value;
		return (
			session !== undefined &&
			((type === 'tilelayer' && !isEmpty(session.area.value)) || (type === 'objectgroup' && session.selectedObjects.value.length > 0))
		);
	},
	run: (editor) => {
		const session = editor.currentMap.value;
		const current = session?.currentLayerId.value;
		if (session === undefined || current === undefined) return;
		const chosen = { region: session.area.value, objects: session.selectedObjects.value };
		const { changes, issues, layer } = make(session.map.value, current, chosen, name);
		session.do(name, changes);
		if (layer !== undefined) selectLayers(session, [layer]);
		if (issues.length > 0) editor.notify(issues.map(({ message }) => message).join(' '));
	},
});

/** Actions that make new layers of the selected cells or objects (rule E73). */
export const layerViaActions: readonly Action[] = [
	via('LayerViaCopy', layersWords.viaCopy, '$mod+KeyJ', layerViaCopy),
	via('LayerViaCut', layersWords.viaCut, '$mod+Shift+KeyJ', layerViaCut),
];
