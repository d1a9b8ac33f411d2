import type { Layer, TileMap } from '@tilewright/format';

/** The target of a finding, as far as the editor can select it. */
export interface Target {
	readonly layer?: number;
	readonly object?: number;
	/** The position of a tileset in the list of the map. */
	readonly tileset?: number;
	/** The cell at the position of an item of tile data. */
	readonly cell?: { readonly x: number; readonly y: number };
}

/** Finds the target to which the pointer of a finding leads. */
export function targetOf(map: TileMap, pointer: string): Target {
	const steps = pointer.split('/').slice(1);
	if (steps[0] === 'tilesets') return { tileset: Number(steps[1]) };
	let layers: readonly Layer[] = map.layers;
	let target: Target = {};
	for (let at = 0; steps[at] === 'layers'; at += 2) {
		const layer = layers[Number(steps[at + 1])];
		if (layer === undefined) return target;
		target = { layer: layer.id };
		if (layer.type === 'group') {
			layers = layer.layers;
			continue;
		}
		const [list, index] = [steps[at + 2], Number(steps[at + 3])];
		if (layer.type === 'objectgroup' && list === 'objects') {
			const id = layer.objects[index]?.id;
			return id === undefined ? target : { ...target, object: id };
		}
		if (layer.type !== 'tilelayer') return target;
		if (list === 'data' && Number.isInteger(index))
			return { ...target, cell: { x: index % layer.width, y: Math.floor(index / layer.width) } };
		const chunk = list === 'chunks' && 'chunks' in layer ? layer.chunks?.[index] : undefined;
		const cell = Number(steps[at + 5]);
		if (chunk === undefined || steps[at + 4] !== 'data' || !Number.isInteger(cell)) return target;
		return { ...target, cell: { x: chunk.x + (cell % chunk.width), y: chunk.y + Math.floor(cell / chunk.width) } };
	}
	return target;
}
