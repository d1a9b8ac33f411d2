import { finding } from '../finding.ts';

export const layerLocked = /* @__PURE__ */ finding(
	'layer-locked',
	'warning',
	({ layer }: { layer: string }) => `The layer ${layer} is locked: nothing on it was changed.`,
	'Unlock the layer, or the group that it is in, or choose another layer.',
);

export const mergedLayerLoses = /* @__PURE__ */ finding(
	'merged-layer-loses',
	'warning',
	({ layer, below, fields }: { layer: string; below: string; fields: string }) =>
		`The layer ${layer} was merged into ${below}, which has other values of these fields: ${fields}. Its own values are lost.`,
	'To keep the look of the upper layer, undo the merge, give both layers the same values, and merge them again.',
);
