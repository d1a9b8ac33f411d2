import type { Path, Report } from '@tilewright/format/internal';
import { eachLayer, layerPath, pointerOf, sameName, short } from '@tilewright/format/internal';
import type { Rule } from './rule.ts';

/** Layers and tilesets have names of their own: engines look them up by name. */
export const names: Rule = ({ doc }, report) => {
	if (doc.type !== 'map') return;
	const layers = [...eachLayer(doc.layers)].map(({ layer, path }) => ({ name: layer.name, path: () => layerPath(path) }));
	reportSame(layers, 'layer', report);
	const tilesets = doc.tilesets.map((tileset, i) => ({ name: 'source' in tileset ? '' : tileset.name, path: () => ['tilesets', i] }));
	reportSame(tilesets, 'tileset', report);
};

function reportSame(named: readonly { readonly name: string; readonly path: () => Path }[], what: string, report: Report): void {
	const first = new Map<string, () => Path>();
	for (const { name, path } of named) {
		if (name === '') continue;
		const before = first.get(name);
		if (before === undefined) first.set(name, path);
		else report.add(sameName, [...path(), 'name'], { what, name: short(name), first: pointerOf(before()) });
	}
}
