/** The role of a layer in a rule map, by its name (rule A3). */
export type LayerRole =
	| { readonly kind: 'comment' | 'options' | 'unknown' | 'no-underscore' }
	| { readonly kind: 'regions'; readonly input: boolean; readonly output: boolean }
	| {
			readonly kind: 'input' | 'inputnot' | 'output';
			/** The text before the underscore: which layers belong together. */
			readonly index: string;
			/** The name of a layer of the target map. */
			readonly target: string;
	  };

/** Reads the name of a layer of a rule map (rules A2, A3, A5). */
export function layerRole(name: string): LayerRole {
	const lower = name.toLowerCase();
	if (lower.startsWith('//')) return { kind: 'comment' };
	if (lower === 'regions') return { kind: 'regions', input: true, output: true };
	if (lower.startsWith('regions')) {
		if (lower.endsWith('input')) return { kind: 'regions', input: true, output: false };
		return lower.endsWith('output') ? { kind: 'regions', input: false, output: true } : { kind: 'unknown' };
	}
	if (lower === 'rule_options') return { kind: 'options' };
	const underscore = name.indexOf('_');
	if (underscore < 0) return { kind: 'no-underscore' };
	const target = name.slice(underscore + 1);
	for (const kind of ['inputnot', 'input', 'output'] as const)
		if (lower.startsWith(kind) && underscore >= kind.length) return { kind, index: name.slice(kind.length, underscore), target };
	return { kind: 'unknown' };
}
