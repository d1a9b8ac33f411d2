import { wrongType } from '../../issue/findings/structure.ts';
import { short } from '../../issue/short.ts';
import type { RawObject } from '../../model/json.ts';
import type { CompiledField } from '../../spec/compile.ts';
import type { ScalarType } from '../../spec/field.ts';
import type { Checking } from './checking.ts';
import { checkNumber, checkScalar } from './scalar.ts';
import { wrong } from './unexpected.ts';

/** A function of its own, since one that captures variables costs memory at each call of the function around it. */
export function checkAs(checking: Checking, type: ScalarType, value: unknown, field: CompiledField, holder: RawObject): unknown {
	const { path, report } = checking;
	return checkScalar(type, value, field, path, report, (expected) => wrong(checking, expected, value, field, holder));
}

export function checkNumbers({ path, report }: Checking, items: unknown[], field: CompiledField): void {
	for (let i = 0; i < items.length; i++) {
		const item = items[i];
		path.push(i);
		if (typeof item === 'number') checkNumber('int', item, field, path, report);
		else
			items[i] = checkScalar('int', item, field, path, report, () => {
				report.add(wrongType, path, { field: field.name, expected: 'an array of whole numbers', found: `${short(item)} in it` });
			});
		path.pop();
	}
}
