import { assumedField, missingField } from '../../issue/findings/structure.ts';
import { short } from '../../issue/short.ts';
import type { RawObject } from '../../model/json-value.ts';
import type { CompiledVariant } from '../../spec/compile.ts';
import type { Constant } from '../../spec/field.ts';
import type { Checking } from './checking.ts';
import { reportFinding } from './checking.ts';
import { assumedFor } from './missing.ts';
import { MANY, withDefaults } from './with-defaults.ts';

/** Fills in the missing fields that have a default, and reports the missing fields that are required. */
export function complete(
	checking: Checking,
	value: RawObject,
	variant: CompiledVariant,
	seen: number,
	isLess: boolean,
	root: boolean,
): RawObject {
	for (const name of variant.required) {
		const field = variant.fields.get(name);
		if (field === undefined || (seen & field.bit) !== 0) continue;
		const assumed = assumedFor(field, value);
		value[name] = assumed;
		reportFinding(checking, assumed === undefined ? missingField : assumedField, { field: name, assumed: short(assumed) });
	}
	const missing = variant.fill.filter(([field]) => value[field] === undefined);
	const result = isLess || (missing.length > MANY && !root) ? withDefaults(value, root ? '{}' : variant.defaults) : value;
	for (const [field, constant] of missing) {
		if (result[field] === undefined) fillIn(checking, result, field, constant, variant);
	}
	return result;
}

/** Fills in a missing field. XML has only the second name of a field with two (rule N1). */
function fillIn(checking: Checking, value: RawObject, field: string, constant: Constant, variant: CompiledVariant): void {
	const alias = variant.fields.get(field)?.field.alias;
	if (alias === undefined) value[field] = Array.isArray(constant) ? [] : constant;
	else if (value[alias] === undefined) value[checking.context.memory ? alias : field] = constant;
}
