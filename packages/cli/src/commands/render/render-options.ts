import type { CustomTypes, Layer } from '@tilewright/format';
import type { RenderOptions, Scene } from '@tilewright/render';
import { printMessage } from '../../host/output.ts';
import { clean } from '../../host/terminal.ts';
import { wrap } from '../../host/text.ts';
import { chosenLayers } from './chosen-layers.ts';
import { chosenObjects } from './chosen-objects.ts';
import type { RenderFlags } from './flags.ts';

/** The options of drawing, except the time. Prints a note for each unknown name; tmxrasterizer ignores those silently. */
export function renderOptionsOf(scene: Scene, flags: RenderFlags, types: CustomTypes | undefined): RenderOptions {
	const all = scene.maps.map(({ map }) => map.layers);
	const { layers, unmatched } = chosenLayers(all, flags);
	const objects = chosenObjects(objectsOf(scene), flags);
	for (const [flag, name] of unmatched) printMessage(`note: ${flag} ${clean(name)}: unknown layer. ${layerNames(scene)}`);
	for (const [flag, name] of objects.unmatched) printMessage(`note: ${flag} ${clean(name)}: unknown object.`);
	if (scene.maps.length > 0 && layers.size === 0) printMessage(`note: ${whyNoLayers(all, flags)}`);
	return {
		layers: ({ layer }) => layers.has(layer),
		objects: objects.isDrawn,
		shapes: flags.shapes !== false,
		background: flags.background ?? false,
		grid: flags.grid ?? false,
		labels: flags.labels ?? false,
		...(flags.parallax && { parallax: flags.parallax }),
		...(types && { types }),
		smooth: flags.smoothing !== false,
		unlimited: flags.limits === false,
	};
}

/** Why no layer is drawn. Layers that only hold others do not count. */
function whyNoLayers(all: readonly (readonly Layer[])[], { ignoreVisibility = false }: RenderFlags): string {
	if (chosenLayers(all, { ignoreVisibility: true }).layers.size === 0) return 'There are no layers to draw.';
	if (chosenLayers(all, { ignoreVisibility }).layers.size === 0) return 'All layers are hidden. To draw them: --ignore-visibility.';
	return 'The options exclude all layers.';
}

function* objectsOf({ maps }: Scene): Generator<{ name: string; id: number; visible: boolean }> {
	for (const { layers } of maps) {
		for (const layer of layers) if (layer.kind === 'objects') for (const { object } of layer.objects) yield object;
	}
}

const MOST_NAMES = 160;

function layerNames({ maps }: Scene): string {
	const names = new Set(maps.flatMap(({ layers }) => layers.map(({ walked }) => clean(walked.layer.name))));
	const [line = 'none', more] = wrap([...names], MOST_NAMES);
	return `The layers are: ${line}${more === undefined ? '' : ' …'}`;
}
