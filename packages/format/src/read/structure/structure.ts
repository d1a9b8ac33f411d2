import { READS_LISTS } from '#json/chunk-list';
import { FOR_SPEED } from '#platform/for-speed';
import { emptyMark, inapplicableField, unknownField, wrongType } from '../../issue/findings/structure.ts';
import { tooDeep, tooManyObjects } from '../../issue/findings/text.ts';
import { reservedName } from '../../issue/findings/upgrade.ts';
import { short } from '../../issue/short.ts';
import type { RawObject } from '../../model/json-value.ts';
import { isObject, setField } from '../../model/json-value.ts';
import type { Variants } from '../../spec/choose.ts';
import { variantFor, variantsOf, wouldDecide } from '../../spec/choose.ts';
import type { CompiledField, CompiledVariant } from '../../spec/compile.ts';
import type { FieldType, ResourceName } from '../../spec/field.ts';
import { isFlat } from './adopt.ts';

import { Checking, keep, reportFinding } from './checking.ts';
import { complete } from './complete.ts';
import { aOrAn } from './in-words.ts';
import { hasRequired, isRedundant } from './missing.ts';
import { upgraded } from './older-form.ts';
import { hasOnlyValue, withTypeOfValue } from './property-type.ts';
import { learnShape, passes, shapeOf } from './shapes.ts';
import { sortedProperties } from './sorted-properties.ts';
import type { StructureContext } from './structure-context.ts';
import { checkWord, reportNull, reportVariant, wrong } from './unexpected.ts';
import { checkAs, checkNumbers } from './values.ts';
import { MANY, withDefaults } from './with-defaults.ts';

/**
 * Checks a parsed document against the tables, and converts it to the form of its type: upgrades older forms, fills in defaults,
 * converts values, decodes tile data. Reports everything that is wrong. Unknown fields are kept (rule N8). Changes the document in
 * place.
 *
 * @returns the document; a new object if it was upgraded
 */
export function checkStructure(kind: ResourceName, doc: RawObject, context: StructureContext): RawObject {
	return checkFields(new Checking(context), variantsOf(kind), doc, true);
}

function checkResource(checking: Checking, variants: Variants, raw: RawObject): RawObject {
	const { path } = checking;
	const shape = shapeOf(raw, variants.shapes);
	if (shape === undefined) return checkFields(checking, variants, raw, false);
	const { nested, missing, variant } = shape;
	let isLess = false;
	for (let i = 0; i < nested.length; i++) {
		const field = nested[i];
		if (field === undefined) continue;
		// Most classes.
		if (FOR_SPEED && field.type === 'members' && !field.field.memory && path.length < checking.context.depth && isFlat(raw[field.name]))
			continue;
		path.push(field.name);
		checkField(checking, raw, field.name, raw[field.name], field, variant);
		path.pop();
		if (raw[field.name] === undefined) isLess = true;
	}
	if (isLess || missing.length > MANY) return withDefaults(raw, variant.defaults);
	for (let i = 0; i < missing.length; i++) {
		const [name, constant] = missing[i] ?? ['', 0];
		raw[name] = Array.isArray(constant) ? [] : constant;
	}
	return raw;
}

/** Checks field by field: the first value of its kind, and any value with something unusual. */
function checkFields(checking: Checking, variants: Variants, raw: RawObject, root: boolean): RawObject {
	const { path } = checking;
	const { name } = variants.resource;
	let value = upgraded(checking, name, raw);
	let variant = variantFor(variants, value, root);
	const hasType = name === 'property' || name === 'listitem';
	if (variant === undefined || (hasType && hasOnlyValue(value))) {
		reportVariant(checking, variants.resource, value, hasType);
		if (!hasType) return value;
		value = withTypeOfValue(value);
		variant = variantFor(variants, value);
		if (variant === undefined) return value;
	}
	const keys = Object.keys(value);
	let seen = 0;
	let isLess = false;
	for (const key of keys) {
		const found = value[key];
		const field = variant.fields.get(key);
		if (field !== undefined) {
			seen |= field.bit;
			if (field.quick !== undefined && passes(found, field.quick)) continue;
		}
		path.push(key);
		checkField(checking, value, key, found, field, variant);
		path.pop();
		if (value[key] !== undefined) continue;
		isLess = true;
		// A required field that was removed is already reported.
		if (field !== undefined && !variant.required.includes(key)) seen &= ~field.bit;
	}
	const explicit = value['encoding'] !== undefined;
	const isOlder = value !== raw;
	if (isLess || (seen & variant.wanted) !== variant.wanted) value = complete(checking, value, variant, seen, isLess, root);
	if (value['type'] === 'tilelayer' && name === 'layer') {
		if (hasRequired(value, variant)) checking.context.decode(value, path, explicit);
	} else if (!isOlder && !root) learnShape(value, keys, variant, variants);
	return value;
}

function checkField(
	checking: Checking,
	value: RawObject,
	key: string,
	found: unknown,
	field: CompiledField | undefined,
	variant: CompiledVariant,
): void {
	const { path, context } = checking;
	const resource = variant.resource.name;
	if (field === undefined) {
		context.report.count(unknownField, `${resource}.${key}`, path, { field: key, resource: aOrAn(resource) });
		const most = Math.floor(context.objects / UNKNOWN_SHARE);
		if (!checking.hasTooMany && checking.unknown.add(key).size > most) {
			checking.hasTooMany = true;
			reportFinding(checking, tooManyObjects, { what: 'different unknown fields', limit: most });
		}
		setField(value, key, keep(checking, found));
	} else if (field.role === 'inapplicable' && found === '' && variantsOf(resource).marks.has(key)) {
		// Code tells variants apart by the names of their fields.
		reportFinding(checking, emptyMark, { field: key });
		value[key] = undefined;
	} else if (field.role === 'inapplicable' && found !== false && found !== null) {
		const kind = variant.spec?.name ?? resource;
		const details = { field: key, resource: `${aOrAn(resource)} (${kind})` };
		context.report.count(inapplicableField, `${resource}.${kind}.${key}`, path, details);
		setField(value, key, keep(checking, found));
	} else if (field.role !== 'applies') {
		if (found === null && wouldDecide(variantsOf(resource), key, value, variant)) reportNull(checking, field);
		value[key] = undefined;
	} else if (field.field.memory && !context.memory) {
		reportFinding(checking, reservedName, { field: key, found: short(found) });
		value[key] = undefined;
	} else {
		const checkIt = READS_LISTS ? checkUnlessRegular : checkValue;
		const checked =
			found === null && mayBeMissing(checking, field, variant) ? undefined : checkIt(checking, field.type, found, field, value);
		if (checked === undefined || isRedundant(checked, field, variant)) value[key] = undefined;
		else if (checked !== found) value[key] = checked;
	}
}

/** Many exporters write null for a missing field. */
function mayBeMissing(checking: Checking, field: CompiledField, variant: CompiledVariant): boolean {
	if (field.lenient || variant.required.includes(field.name)) return false;
	reportNull(checking, field);
	return true;
}

/** Leaves out lists whose items need no check, unless they are nested too deeply. */
function checkUnlessRegular(checking: Checking, type: FieldType, value: unknown, field: CompiledField, holder: RawObject): unknown {
	const regular = checking.context.regular?.(value);
	return regular !== undefined && checking.path.length < checking.context.depth
		? regular
		: checkValue(checking, type, regular ?? value, field, holder);
}

function checkValue(checking: Checking, type: FieldType, value: unknown, field: CompiledField, holder: RawObject): unknown {
	if (typeof type === 'string') {
		if (type === 'tiles' || type === 'plain') return value;
		if (type === 'members') return isObject(value) ? keep(checking, value) : wrong(checking, 'an object', value, field, holder);
		return checkAs(checking, type, value, field, holder);
	}
	if ('values' in type)
		return typeof value === 'string'
			? checkWord(checking, type.values, value, field, holder)
			: wrong(checking, 'a string', value, field, holder);
	if ('of' in type)
		return isObject(value) ? nested(checking, variantsOf(type.of), value) : wrong(checking, 'an object', value, field, holder);
	if (!('list' in type)) return value;
	if (!Array.isArray(value)) return wrong(checking, 'an array', value, field, holder);
	if (type.list !== 'int') {
		checkItems(checking, variantsOf(type.list), value, field);
		return type.list === 'property' ? sortedProperties(value, checking.path, checking.context) : value;
	}
	const isNone = value.length === 0 && field.field.default !== undefined;
	if (type.length !== undefined && value.length !== type.length && !isNone)
		wrong(checking, `an array of ${type.length}`, value, field, holder);
	checkNumbers(checking, value, field);
	return value;
}

function checkItems(checking: Checking, variants: Variants, items: unknown[], field: CompiledField): void {
	const { path } = checking;
	const last = path.push(0) - 1;
	for (let i = 0; i < items.length; i++) {
		const item = items[i];
		path[last] = i;
		if (isObject(item)) {
			const checked = nested(checking, variants, item);
			if (checked !== item) items[i] = checked;
		} else reportFinding(checking, wrongType, { field: field.name, expected: 'an array of objects', found: `${short(item)} in it` });
	}
	path.pop();
}

function nested(checking: Checking, variants: Variants, value: RawObject): RawObject {
	if (checking.hasTooMany) return value;
	if (checking.path.length <= checking.context.depth) return checkResource(checking, variants, value);
	reportFinding(checking, tooDeep, { limit: checking.context.depth });
	return value;
}

/** One in this many objects may have an unknown field with a name of its own. */
const UNKNOWN_SHARE = 4;
