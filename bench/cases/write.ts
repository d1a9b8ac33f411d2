import { readMap, write } from '@tilewright/format';
import type { Case, Group } from '../support/case.ts';
import { drawnObjectMap, mixedObjectMap, tileMap, VARIED } from '../support/maps.ts';
import { compare } from '../support/ratio.ts';

export const group: Group = {
	title: 'Write, to bytes, in the default layout',
	times: 'of the processor',
	cases: (['json', 'xml'] as const).flatMap((syntax) => [
		writing(`4 × 1000 × 1000 tiles, to ${syntax.toUpperCase()}`, 0.4, () => tileMap('array'), syntax),
		writing(`the same with runs, gaps and noise, to ${syntax.toUpperCase()}`, 0.4, () => tileMap('array', VARIED), syntax),
		writing(
			`20,000 objects of 5 kinds × 5 properties, to ${syntax.toUpperCase()}`,
			syntax === 'json' ? 1.6 : 1.8,
			() => mixedObjectMap('scripts'),
			syntax,
		),
		writing(`20,000 objects drawn without a grid, to ${syntax.toUpperCase()}`, syntax === 'json' ? 1.6 : 1.8, drawnObjectMap, syntax),
	]),
};

function writing(name: string, aim: number, make: () => Uint8Array, syntax: 'json' | 'xml'): Case {
	return {
		name,
		baseline: 'JSON.stringify, to bytes',
		aim,
		measure: (rounds) => {
			const bytes = make();
			const map = once(() => readMap(bytes));
			const plain = once((): unknown => JSON.parse(new TextDecoder().decode(bytes)));
			return compare(
				() => write(map(), { syntax }),
				() => new TextEncoder().encode(JSON.stringify(plain())),
				rounds,
			);
		},
	};
}

/** Makes a value when it is needed first. */
function once<Value>(make: () => Value): () => Value {
	let made: { readonly value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
