import { isInfinite } from '@tilewright/format';
import { eachLayer, layerSize as finding, layerPath } from '@tilewright/format/internal';
import type { Rule } from './rule.ts';

/** The tile layers of a finite map have its size. */
export const layerSize: Rule = ({ doc }, report) => {
	if (doc.type !== 'map' || doc.infinite) return;
	for (const { layer, path } of eachLayer(doc.layers)) {
		if (layer.type !== 'tilelayer' || isInfinite(layer) || (layer.width === doc.width && layer.height === doc.height)) continue;
		report.add(finding, layerPath(path), { found: `${layer.width} × ${layer.height}`, expected: `${doc.width} × ${doc.height}` });
	}
};
