import type { CustomEnum } from '@tilewright/format';
import { commented, literalKey, quoted } from './identifiers.ts';

/** The values of an enum as a constant, and its type: a union of the values, or a combination of flags. */
export function enumText({ name, values, storageType, valuesAsFlags }: CustomEnum, identifier: string): string {
	const doc = (what: string): string => `/** ${what} ${valuesAsFlags ? 'flags' : 'enum'} "${commented(name)}". */\n`;
	if (storageType === 'int') {
		// Of two with the same name, the first is the one that the name means.
		const named = [...values.entries()].filter(([i, value]) => values.indexOf(value) === i);
		const fields = named.map(([i, value]) => `${literalKey(value)}: ${valuesAsFlags ? 2 ** i : i}`);
		return (
			`${doc('The values of the')}export const ${identifier} = {${fields.length === 0 ? '' : ` ${fields.join(', ')} `}} as const;\n` +
			`${doc(valuesAsFlags ? 'Any of the' : 'A value of the')}export type ${identifier} = ` +
			`${valuesAsFlags ? 'number' : `(typeof ${identifier})[keyof typeof ${identifier}]`};\n`
		);
	}
	const one = `(typeof ${identifier})[number]`;
	return (
		`${doc('The values of the')}export const ${identifier} = [${values.map(quoted).join(', ')}] as const;\n` +
		`${doc(valuesAsFlags ? 'Any of the' : 'A value of the')}export type ${identifier} = ${valuesAsFlags ? `FlagText<${one}>` : one};\n`
	);
}
