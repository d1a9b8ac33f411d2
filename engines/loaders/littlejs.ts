import { objectLayersAddType, objectLayersLoad, tileLayersLoad } from 'littlejsengine';
import type { LoadMap } from '../loaded.ts';
import { sum } from '../loaded.ts';

export const load: LoadMap = async ({ map }) => {
	const level: unknown = await (await fetch(map)).json();
	const layers = tileLayersLoad(level, undefined, 0, undefined, false);
	// Games add a class for each type of object; this loader ignores objects without a type.
	for (const type of typesIn(level)) objectLayersAddType(type, () => ({}));
	return {
		tiles: sum(layers, (layer) => layer?.data.filter(({ tile }) => tile !== undefined).length ?? 0),
		objects: objectLayersLoad(level).length,
	};
};

function* typesIn(value: unknown): Generator<string> {
	if (typeof value !== 'object' || value === null) return;
	if ('type' in value && typeof value.type === 'string' && 'x' in value) yield value.type;
	for (const inner of Object.values(value)) yield* typesIn(inner);
}
