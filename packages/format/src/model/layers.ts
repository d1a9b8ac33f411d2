import type { Layer } from './types.gen.ts';

/** Where a layer is. A path as a list would take time and memory by the depth of the groups, for each layer. */
export interface LayerPlace {
	readonly index: number;
	/** The place of the group around the layer; `undefined` for a layer of the map itself. */
	readonly around: LayerPlace | undefined;
}

/** A layer, and where it is. */
export interface PlacedLayer {
	readonly layer: Layer;
	readonly place: LayerPlace;
}

/** All layers of a map in drawing order, each group before its layers. The time does not depend on the depth of the groups. */
export function* placedLayers(layers: readonly Layer[]): Generator<PlacedLayer, void, undefined> {
	const open: { readonly list: readonly Layer[]; readonly around: LayerPlace | undefined; next: number }[] = [
		{ list: layers, around: undefined, next: 0 },
	];
	for (let inner = open.at(-1); inner !== undefined; inner = open.at(-1)) {
		const index = inner.next++;
		const layer = inner.list[index];
		// In a document made by hand, a list may be something else that has no length.
		if (!(index < inner.list.length)) open.pop();
		if (layer === undefined) continue;
		const place: LayerPlace = { index, around: inner.around };
		if (layer.type === 'group') open.push({ list: layer.layers, around: place, next: 0 });
		yield { layer, place };
	}
}

/** The indexes into `layers`, from the map down. */
export function indexesTo(place: LayerPlace): number[] {
	const path: number[] = [];
	for (let at: LayerPlace | undefined = place; at !== undefined; at = at.around) path.push(at.index);
	return path.reverse();
}

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
	const results = new WeakMap<LayerPlace, { readonly of: T }>();
	for (const { layer, place } of placedLayers(layers)) {
		const group = place.around === undefined ? undefined : results.get(place.around)?.of;
		const result = visit(layer, indexesTo(place), group);
		if (layer.type === 'group') results.set(place, { of: result });
		yield result;
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
