import type { Layer } from './types.gen.ts';

/**
 * Visits all layers of a map in drawing order, each group before its layers.
 *
 * @param visit - called once for each layer. `path` holds the indexes into `layers`, from the map down; `group` is what `visit`
 * returned for the group around the layer, `undefined` for a layer of the map itself
 * @returns yields what `visit` returns
 * @example const names = [...visitLayers(map.layers, (layer, path, group?: string) => `${group ?? ''}/${layer.name}`)];
 */
export function* visitLayers<T>(
	layers: readonly Layer[],
	visit: (layer: Layer, path: readonly number[], group: T | undefined) => T,
): Generator<T, void, undefined> {
	yield* visitIn(layers, visit, [], undefined);
}

function* visitIn<T>(
	layers: readonly Layer[],
	visit: (layer: Layer, path: readonly number[], group: T | undefined) => T,
	around: readonly number[],
	group: T | undefined,
): Generator<T, void, undefined> {
	for (let i = 0; i < layers.length; i++) {
		const layer = layers[i];
		if (layer === undefined) continue;
		const path = [...around, i];
		const result = visit(layer, path, group);
		yield result;
		if (layer.type === 'group') yield* visitIn(layer.layers, visit, path, result);
	}
}

/** All layers of a map in drawing order, each group before its layers, with the path of each: indexes into `layers`. */
export const eachLayer = (
	layers: readonly Layer[],
): Generator<{ readonly layer: Layer; readonly path: readonly number[] }, void, undefined> =>
	visitLayers(layers, (layer, path) => ({ layer, path }));

/**
 * Changes layers without changing the ones given. A group is changed after the layers in it.
 *
 * @param change - returns the layer to put in place of one; the layer itself where nothing changes
 * @returns a new list; layers without a change are shared
 */
export const mapLayers = (layers: readonly Layer[], change: (layer: Layer, path: readonly number[]) => Layer): Layer[] =>
	mapIn(layers, change, []);

function mapIn(layers: readonly Layer[], change: (layer: Layer, path: readonly number[]) => Layer, around: readonly number[]): Layer[] {
	return layers.map((layer, i) => {
		const path = [...around, i];
		if (layer.type !== 'group') return change(layer, path);
		const inner = mapIn(layer.layers, change, path);
		const isSame = inner.every((own, j) => own === layer.layers[j]);
		return change(isSame ? layer : { ...layer, layers: inner }, path);
	});
}

/** The path of a layer from the document's root: `['layers', 0, 'layers', 2]` for the indexes `[0, 2]`. */
export const layerPath = (path: readonly number[]): (string | number)[] => path.flatMap((index) => ['layers', index]);
