import { finding } from '../finding.ts';

/** The words that the name of a layer of a rule map may begin with. */
const NAMES = '`input_NAME`, `inputnot_NAME`, `output_NAME`, `regions` and `rule_options`; a name that starts with `//` is a comment';

export const automapLayerUnknown = /* @__PURE__ */ finding(
	'automap-layer-unknown',
	'warning',
	({ found }: { found: string }) => `The name ${found} has no meaning in a rule map. The layer is ignored.`,
	`Rename the layer. The names are: ${NAMES}.`,
);

export const automapUnderscoreMissing = /* @__PURE__ */ finding(
	'automap-underscore-missing',
	'error',
	({ found }: { found: string }) => `The name ${found} has no underscore, so it names no layer of the maps. The rule map is not used.`,
	`Rename the layer. The names are: ${NAMES}.`,
);

export const automapLayerTwice = /* @__PURE__ */ finding(
	'automap-layer-twice',
	'error',
	({ found, regions }: { found: string; regions: string }) =>
		`The layer ${found} is the second one for the ${regions} region. The rule map is not used.`,
	'Merge the two layers, or make one a comment: begin its name with `//`.',
);

export const automapLayerType = /* @__PURE__ */ finding(
	'automap-layer-type',
	'error',
	({ found, expected }: { found: string; expected: string }) => `The layer ${found} must be ${expected}. The rule map is not used.`,
	'Change the type of the layer, or rename it.',
);

export const automapLayersMissing = /* @__PURE__ */ finding(
	'automap-layers-missing',
	'error',
	({ kind }: { kind: string }) => `The rule map has no ${kind} layer. It is not used.`,
	({ kind }) => `Add a layer named \`${kind}_NAME\`, where NAME is that of a layer of the maps.`,
);

export const automapOptionUnknown = /* @__PURE__ */ finding(
	'automap-option-unknown',
	'warning',
	({ found, owner }: { found: string; owner: string }) => `${owner} has no option ${found}. The property is ignored.`,
	'Check the spelling, or remove the property.',
);

export const automapOptionValue = /* @__PURE__ */ finding(
	'automap-option-value',
	'warning',
	({ option, found, expected }: { option: string; found: string; expected: string }) =>
		`The option "${option}" must be ${expected}, found ${found}. It is ignored.`,
	'Correct the value of the property.',
);

export const automapOptionsArea = /* @__PURE__ */ finding(
	'automap-options-area',
	'warning',
	({ found }: { found: string }) => `Options of rules need a rectangle that is not rotated, found ${found}. The object is ignored.`,
	'Draw a rectangle around the rules.',
);

export const automapObjectTooLarge = /* @__PURE__ */ finding(
	'automap-object-too-large',
	'warning',
	({ cells }: { cells: number }) => `The object covers ${cells} cells, which is too much for the outputs of a rule map. It is ignored.`,
	'Make the object smaller, or move it to a layer of the map.',
);

export const automapRuleTooLarge = /* @__PURE__ */ finding(
	'automap-rule-too-large',
	'warning',
	({ x, y }: { x: number; y: number }) => `The rule at ${x}, ${y} has too many conditions. It is not used.`,
	'Leave empty cells between rules: cells that touch are one rule. Use fewer special tiles "Other".',
);

export const automapFileUnusable = /* @__PURE__ */ finding(
	'automap-file-unusable',
	'error',
	({ role, found, reason }: { role: string; found: string; reason: string }) =>
		`The ${role} ${found} cannot be used: ${reason}. The other rules are used.`,
	'Put the file where the path points, or fix the path.',
);

export const automapRulesLoop = /* @__PURE__ */ finding(
	'automap-rules-loop',
	'warning',
	({ found, cycle }: { found: string; cycle: string }) => `The rules file ${found} includes itself: ${cycle}. This line is ignored.`,
	'Remove one of these lines.',
);

export const automapDuplicateLayer = /* @__PURE__ */ finding(
	'automap-duplicate-layer',
	'warning',
	({ found, times }: { found: string; times: number }) =>
		`The map has ${times} layers named ${found}, which rules read or write. Only the lowest one is used.`,
	'Give the layers different names.',
);

export const automapTooLarge = /* @__PURE__ */ finding(
	'automap-too-large',
	'error',
	({ cells, limit }: { cells: number; limit: number }) =>
		`The rules concern ${cells} cells; the limit is ${limit}. These rules were not applied.`,
	'Apply the rules to a part of the map: give a region.',
);

export const automapTooMuchWork = /* @__PURE__ */ finding(
	'automap-too-large',
	'error',
	({ limit }: { limit: number }) => `The rules need more than ${limit} steps of work on this map. No rule was applied.`,
	'Apply the rules to a part of the map: give a region. Or divide rules that have very many cells. If you trust them, raise the limit.',
);
