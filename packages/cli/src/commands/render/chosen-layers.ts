import type { Layer } from '@tilewright/format';
import type { RenderFlags } from './flags.ts';
import type { Names } from './names.ts';
import { namesOf } from './names.ts';

/** The layers that a picture shows. */
export interface ChosenLayers {
	readonly layers: ReadonlySet<Layer>;
	/** Flags that name no layer, with the name. */
	readonly unmatched: readonly (readonly [flag: string, name: string])[];
}

type LayerFlags = Pick<
	RenderFlags,
	'ignoreVisibility' | 'hideLayer' | 'showLayer' | 'layers' | 'hideTileLayers' | 'hideObjectLayers' | 'hideImageLayers'
>;

interface Around {
	readonly visible: boolean;
	readonly shown: boolean;
	readonly hidden: boolean;
}

/**
 * The layers that are drawn (rule C3). A group that is named stands for all that is in it; one that `--layers` names is drawn though
 * it is hidden.
 *
 * @param maps - the layers of each map
 */
export function chosenLayers(maps: Iterable<readonly Layer[]>, flags: LayerFlags): ChosenLayers {
	const [hide, show, only] = [namesOf(flags.hideLayer), namesOf(flags.showLayer), namesOf(flags.layers)];
	const chosen = new Set<Layer>();
	for (const layers of maps) walk(layers, { visible: true, shown: show.none && only.none, hidden: false });
	return {
		layers: chosen,
		unmatched: [...missing('--hide-layer', hide), ...missing('--show-layer', show), ...missing('--layers', only)],
	};

	function walk(layers: readonly Layer[], around: Around): void {
		for (const layer of layers) {
			// All three are asked: what no layer has is told.
			const named = only.match(layer);
			const shown = show.match(layer);
			const hidden = hide.match(layer);
			const own: Around = {
				visible: named || (around.visible && (layer.visible || flags.ignoreVisibility === true)),
				shown: around.shown || shown || named,
				hidden: around.hidden || hidden,
			};
			if (layer.type === 'group') walk(layer.layers, own);
			else if (own.visible && own.shown && !own.hidden && !isLeftOut(layer.type, flags)) chosen.add(layer);
		}
	}
}

const missing = (flag: string, names: Names): [string, string][] => names.unmatched().map((name) => [flag, name]);

function isLeftOut(type: Layer['type'], { hideTileLayers, hideObjectLayers, hideImageLayers }: LayerFlags): boolean {
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
