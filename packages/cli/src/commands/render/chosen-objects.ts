import type { RenderFlags } from './flags.ts';
import type { Names } from './names.ts';
import { namesOf } from './names.ts';

interface ShownObject {
	readonly name?: string | undefined;
	readonly id?: number | undefined;
	readonly visible?: boolean | undefined;
}

/** The selected objects. */
export interface ChosenObjects {
	/** Whether to draw an object; fields of its template must be merged already. */
	readonly isDrawn: (object: ShownObject) => boolean;
	/** Options with names that no object has. */
	readonly unmatched: readonly (readonly [flag: string, name: string])[];
}

/**
 * Selects the objects to draw (rule C3). Hidden objects are never drawn.
 *
 * @param all - the objects of all maps
 */
export function chosenObjects(all: Iterable<ShownObject>, flags: Pick<RenderFlags, 'hideObject' | 'showObject'>): ChosenObjects {
	const [hide, show] = [namesOf(flags.hideObject), namesOf(flags.showObject)];
	if (!hide.none || !show.none) {
		for (const object of all) {
			hide.match(object);
			show.match(object);
		}
	}
	return {
		isDrawn: (object) => object.visible !== false && !hide.match(object) && (show.none || show.match(object)),
		unmatched: [...missing('--hide-object', hide), ...missing('--show-object', show)],
	};
}

const missing = (flag: string, names: Names): [string, string][] => names.unmatched().map((name) => [flag, name]);
