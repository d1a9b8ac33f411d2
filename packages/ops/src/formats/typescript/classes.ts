import type { CustomClass, UseAs } from '@tilewright/format';
import { mayBeUsedAs } from '@tilewright/format';
import type { Identifiers } from './identifiers.ts';
import { commented, keyFor } from './identifiers.ts';
import type { TypeNames } from './type-of.ts';

const USES: readonly UseAs[] = ['property', 'map', 'layer', 'object', 'tile', 'tileset', 'wangset', 'wangcolor', 'project'];

/** The members of a class as an interface. */
export function classText({ name, members, useAs }: CustomClass, identifier: string, names: TypeNames): string {
	const uses = useAs.length === 0 ? '' : `, for ${commented(useAs.join(', '))}`;
	const fields = members.map((member) => `\treadonly ${keyFor(member.name)}: ${names.of(member)};\n`);
	return `/** The members of the class "${commented(name)}"${uses}. */\nexport interface ${identifier} {\n${fields.join('')}}\n`;
}

/** The interfaces of classes by their names, and by what they are for. */
export function classTables(classes: readonly CustomClass[], identifiers: Identifiers): string {
	const fields = (which: readonly CustomClass[], indent: string): string =>
		which.map(({ name }) => `${indent}readonly ${keyFor(name)}: ${identifiers('class', name)};\n`).join('');
	const uses = USES.map((use) => {
		const inner = fields(
			classes.filter((each) => mayBeUsedAs(each, use)),
			'\t\t',
		);
		return `\treadonly ${use}: {${inner === '' ? '' : `\n${inner}\t`}};\n`;
	});
	return (
		`/** All classes by name. */\nexport interface AllClasses {\n${fields(classes, '\t')}}\n\n` +
		`/** The classes by what they are for, then by name. */\nexport interface Classes {\n${uses.join('')}}\n`
	);
}
