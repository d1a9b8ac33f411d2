import { wrongType } from '../../issue/findings/structure.ts';
import { short } from '../../issue/short.ts';
import type { RawObject } from '../../model/json-value.ts';
import type { CompiledField } from '../../spec/compile.ts';
import type { ScalarType } from '../../spec/field.ts';
import { checkNumber, checkScalar } from './check-scalar.ts';
import type { Checking } from './checking.ts';
import { reportFinding } from './checking.ts';
import { wrong } from './unexpected.ts';

/** A function of its own, since one that captures variables costs memory at each call of the function around it. */
export function checkAs(checking: Checking, type: ScalarType, value: unknown, field: CompiledField, holder: RawObject): unknown {
	return checkScalar(type, value, field, checking.path, checking.context.report, (expected) =>
		wrong(checking, expected, value, field, holder),
	);
}

export function checkNumbers(checking: Checking, items: unknown[], field: CompiledField): void {
	const { path, context } = checking;
	for (let i = 0; i < items.length; i++) {
		const item = items[i];
		path.push(i);
		if (typeof item === 'number') checkNumber('int', item, field, path, context.report);
		else
			items[i] = checkScalar('int', item, field, path, context.report, () => {
				reportFinding(checking, wrongType, { field: field.name, expected: 'an array of whole numbers', found: `${short(item)} in it` });
			});
		path.pop();
	}
}
