import type { Layer } from '@tilewright/format';
import { visitLayers } from '@tilewright/format/internal';
import type { RenderFlags } from './flags.ts';
import type { Names } from './names.ts';
import { namesOf } from './names.ts';

/** The selected layers. */
export interface ChosenLayers {
	readonly layers: ReadonlySet<Layer>;
	/** Options with names that no layer has. */
	readonly unmatched: readonly (readonly [flag: string, name: string])[];
}

type LayerFlags = Pick<
	RenderFlags,
	'ignoreVisibility' | 'hideLayer' | 'showLayer' | 'layers' | 'hideTileLayers' | 'hideObjectLayers' | 'hideImageLayers'
>;

/** Whether a layer is drawn, as far as its groups and the flags decide. */
interface Visibility {
	readonly layer: Layer;
	readonly visible: boolean;
	readonly shown: boolean;
	readonly hidden: boolean;
}

/**
 * Selects the layers to draw (rule C3). The name of a group applies to all layers in it; `--layers` also selects hidden layers.
 *
 * @param maps - the layers of each map
 */
export function chosenLayers(maps: Iterable<readonly Layer[]>, flags: LayerFlags): ChosenLayers {
	const [hide, show, only] = [namesOf(flags.hideLayer), namesOf(flags.showLayer), namesOf(flags.layers)];
	const chosen = new Set<Layer>();
	const outside = { visible: true, shown: show.none && only.none, hidden: false };
	for (const layers of maps) {
		for (const { layer, visible, shown, hidden } of visitLayers<Visibility>(layers, (each, _path, group) =>
			within(each, group ?? outside),
		)) {
			if (layer.type !== 'group' && visible && shown && !hidden && !isExcluded(layer.type, flags)) chosen.add(layer);
		}
	}
	return {
		layers: chosen,
		unmatched: [...missing('--hide-layer', hide), ...missing('--show-layer', show), ...missing('--layers', only)],
	};

	function within(layer: Layer, group: Omit<Visibility, 'layer'>): Visibility {
		// Each flag is matched, so that names without a layer are known.
		const named = only.match(layer);
		const shown = show.match(layer);
		const hidden = hide.match(layer);
		return {
			layer,
			visible: named || (group.visible && (layer.visible || flags.ignoreVisibility === true)),
			shown: group.shown || shown || named,
			hidden: group.hidden || hidden,
		};
	}
}

const missing = (flag: string, names: Names): [string, string][] => names.unmatched().map((name) => [flag, name]);

function isExcluded(type: Layer['type'], { hideTileLayers, hideObjectLayers, hideImageLayers }: LayerFlags): boolean {
	switch (type) {
		case 'tilelayer':
			return hideTileLayers === true;
		case 'objectgroup':
			return hideObjectLayers === true;
		case 'imagelayer':
			return hideImageLayers === true;
		case 'group':
			return false;
	}
}
