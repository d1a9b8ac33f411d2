import type { Layer, WalkedLayer } from '@tilewright/format';
import { walkLayers } from '@tilewright/format';

/** A layer that gets a file of its own. */
export interface NamedLayer {
	readonly walked: WalkedLayer;
	/** The names of its groups and its own, joined by `_`. Unique, and valid in the names of files. */
	readonly name: string;
}

/**
 * Names files for some layers of a map, as exports do that write a file for each layer.
 *
 * @param layers - the layers of the map
 * @param isWanted - whether a layer gets a file; not called for groups
 * @returns the layers from the bottom up
 * @example for (const { name } of layerFileNames(map.layers, ({ visible }) => visible)) console.log(`island_${name}.png`);
 */
export function layerFileNames(layers: readonly Layer[], isWanted: (layer: WalkedLayer) => boolean): NamedLayer[] {
	const found: NamedLayer[] = [];
	const used = new Set<string>();
	/** The names of groups, by their paths. */
	const groups = new Map<string, string>();
	for (const walked of walkLayers(layers)) {
		const { layer, path } = walked;
		const group = groups.get(path.slice(0, -1).join());
		const name = group === undefined ? layer.name : `${group}_${layer.name}`;
		if (layer.type === 'group') groups.set(path.join(), name);
		else if (isWanted(walked)) found.push({ walked, name: unique(asFileName(name), used) });
	}
	return found;
}

/** The name without characters that separate folders or drives, and without control characters. */
const asFileName = (name: string): string =>
	Array.from(name, (character) => (character < ' ' || '/\\:'.includes(character) ? '_' : character)).join('');

/** Some systems take names that differ only in case for the same. */
function unique(name: string, used: Set<string>): string {
	let result = name;
	for (let number = 2; used.has(result.toLowerCase()); number++) result = `${name}_${number}`;
	used.add(result.toLowerCase());
	return result;
}
