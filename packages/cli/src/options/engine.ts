import type { Engine } from '@tilewright/ops';
import { ENGINES } from '@tilewright/ops';
import { UsageError } from '../host/exit.ts';
import { nearest } from '../host/nearest.ts';

/** The engine that `--for` names; `undefined` if there is none with this name. */
export const engineNamed = (typed: string): Engine | undefined => ENGINES.find(({ id }) => id === typed.toLowerCase());

/** @param otherwise - what else `--for` may name, or the option for it */
export function unknownEngine(typed: string, otherwise: string): UsageError {
	const names = ENGINES.map(({ id }) => id);
	const similar = nearest(typed, names);
	return new UsageError(
		`--for: unknown engine "${typed}".`,
		`${similar === undefined ? '' : `Did you mean "${similar}"? `}The engines are: ${names.join(', ')}. ${otherwise}`,
	);
}
