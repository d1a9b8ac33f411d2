import { READS_LISTS } from '#json/chunk-list';
import { FOR_SPEED } from '#json/for-speed';
import { unusableId } from '../../issue/findings/ids.ts';
import {
	assumedField,
	classValueArray,
	correctedValue,
	emptyMark,
	inapplicableField,
	missingField,
	nullField,
	propertyValue,
	type Unexpected,
	unknownField,
	unknownType,
	unknownValue,
	wrongType,
} from '../../issue/findings/structure.ts';
import { tooDeep, tooManyObjects } from '../../issue/findings/text.ts';
import { droppedByUpgrade, reservedName } from '../../issue/findings/upgrade.ts';
import type { Path } from '../../issue/report.ts';
import { short } from '../../issue/short.ts';
import type { RawObject } from '../../model/json.ts';
import { isObject, setField } from '../../model/json.ts';
import type { Variants } from '../../spec/choose.ts';
import { isPresent, variantFor, variantsOf, wouldDecide } from '../../spec/choose.ts';
import type { CompiledField, CompiledVariant } from '../../spec/compile.ts';
import type { Constant, FieldType, Resource, ResourceName, ScalarType } from '../../spec/field.ts';
import { stepsFor } from '../upgrade/registry.ts';
import { adopt, isFlat } from './adopt.ts';
import type { StructureContext } from './context.ts';
import { aOrAn, listed, nameOf } from './in-words.ts';
import { assumedFor, hasRequired, isEmptyList, isRedundant } from './missing.ts';
import { hasOnlyValue, withTypeOfValue } from './property-type.ts';
import { checkNumber, checkScalar } from './scalar.ts';
import { learnShape, passes, shapeOf } from './shapes.ts';
import { sortedProperties } from './sorted-properties.ts';
import { MANY, withDefaults } from './with-defaults.ts';

/**
 * Checks a parsed document against the tables, and converts it to the form of its type: upgrades older forms, fills in defaults,
 * converts values, decodes tile data. Reports everything that is wrong. Unknown fields are kept (rule N8). Changes the document in
 * place.
 *
 * @returns the document; a new object if it was upgraded
 */
export function checkStructure(kind: ResourceName, doc: RawObject, context: StructureContext): RawObject {
	const { report } = context;
	const path: (string | number)[] = [];
	const keep = (value: unknown): unknown => adopt(value, path, context);
	/** The names of unknown fields. Engines keep a description of all fields of an object for each set of names. */
	const unknown = new Set<string>();
	const mostUnknown = Math.floor(context.objects / UNKNOWN_SHARE);
	let hasTooMany = false;

	function checkResource(variants: Variants, raw: RawObject): RawObject {
		const shape = shapeOf(raw, variants.shapes);
		if (shape === undefined) return checkFields(variants, raw, false);
		const { nested, missing, variant } = shape;
		let isLess = false;
		for (let i = 0; i < nested.length; i++) {
			const field = nested[i];
			if (field === undefined) continue;
			// Most classes.
			if (FOR_SPEED && field.type === 'members' && !field.field.memory && path.length < context.depth && isFlat(raw[field.name])) continue;
			path.push(field.name);
			checkField(raw, field.name, raw[field.name], field, variant);
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
	function checkFields(variants: Variants, raw: RawObject, root: boolean): RawObject {
		const { name } = variants.resource;
		let value = upgraded(name, raw);
		let variant = variantFor(variants, value, root);
		const hasType = name === 'property' || name === 'listitem';
		if (variant === undefined || (hasType && hasOnlyValue(value))) {
			reportVariant(variants.resource, value, hasType);
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
			checkField(value, key, found, field, variant);
			path.pop();
			if (value[key] !== undefined) continue;
			isLess = true;
			// A required field that was removed is already reported.
			if (field !== undefined && !variant.required.includes(key)) seen &= ~field.bit;
		}
		const explicit = value['encoding'] !== undefined;
		const isOlder = value !== raw;
		if (isLess || (seen & variant.wanted) !== variant.wanted) value = complete(value, variant, seen, isLess, root);
		if (value['type'] === 'tilelayer' && name === 'layer') {
			if (hasRequired(value, variant)) context.decode(value, path, explicit);
		} else if (!isOlder && !root) learnShape(value, keys, variant, variants);
		return value;
	}

	function upgraded(name: ResourceName, raw: RawObject): RawObject {
		let value = raw;
		// The scan may have taken tile data out of a property with the name `data`.
		if (isObject(raw['properties'])) {
			path.push('properties');
			keep(raw['properties']);
			path.pop();
		}
		// The properties of a collision layer move to the tile before the layer is checked (rule U7).
		if (name === 'tile' && isObject(raw['objectgroup']) && isObject(raw['objectgroup']['properties'])) {
			path.push('objectgroup', 'properties');
			keep(raw['objectgroup']['properties']);
			path.length -= 2;
		}
		for (const step of stepsFor(name)) {
			if (!step.applies(value)) continue;
			report.upgraded(step.name, step.form, path, step.originOf?.(value));
			value = step.upgrade(value, (field, found, name = field.at(-1)) => reportDropped(field, `\`${name}\``, found));
		}
		return name === 'layer' && isPresent(value['chunks']) && isPresent(value['data']) ? withoutChunks(value) : value;
	}

	/** Cells of a layer win over its chunks, as in Tiled. Some programs write lists that are not used as empty ones. */
	function withoutChunks({ chunks, ...rest }: RawObject): RawObject {
		if (!Array.isArray(chunks) || chunks.length > 0) reportDropped(['chunks'], '`chunks` beside `data`', 'it');
		return rest;
	}

	function reportDropped(field: Path, what: string, found: string): void {
		report.add(droppedByUpgrade, [...path, ...field], { what, found, asIs: report.asIs });
	}

	/** Reports that no variant fits: the field that decides it is missing or has an unknown value. `corrected`: that is no error. */
	function reportVariant({ variants = [] }: Resource, value: RawObject, corrected: boolean): void {
		const [field] = variants.flatMap((variant) => Object.keys(variant.when ?? {}));
		if (field === undefined) return;
		const words = variants.map((variant) => variant.when?.[field]);
		const details = { field, expected: listed([...new Set(words)]), found: short(value[field]), asIs: report.asIs };
		if (corrected) report.add(correctedValue, [...path, field], details);
		else if (value[field] === undefined) report.add(missingField, path, { field });
		else report.add(unknownType, [...path, field], details);
	}

	/** Fills in the missing fields that have a default, and reports the missing fields that are required. */
	function complete(value: RawObject, variant: CompiledVariant, seen: number, isLess: boolean, root: boolean): RawObject {
		for (const name of variant.required) {
			const field = variant.fields.get(name);
			if (field === undefined || (seen & field.bit) !== 0) continue;
			const assumed = assumedFor(field, value);
			value[name] = assumed;
			report.add(assumed === undefined ? missingField : assumedField, path, { field: name, assumed: short(assumed) });
		}
		const missing = variant.fill.filter(([field]) => value[field] === undefined);
		const result = isLess || (missing.length > MANY && !root) ? withDefaults(value, root ? '{}' : variant.defaults) : value;
		for (const [field, constant] of missing) {
			if (result[field] === undefined) fillIn(result, field, constant, variant);
		}
		return result;
	}

	/** Fills in a missing field. XML has only the second name of a field with two (rule N1). */
	function fillIn(value: RawObject, field: string, constant: Constant, variant: CompiledVariant): void {
		const alias = variant.fields.get(field)?.field.alias;
		if (alias === undefined) value[field] = Array.isArray(constant) ? [] : constant;
		else if (value[alias] === undefined) value[context.memory ? alias : field] = constant;
	}

	function checkField(value: RawObject, key: string, found: unknown, field: CompiledField | undefined, variant: CompiledVariant): void {
		const resource = variant.resource.name;
		if (field === undefined) {
			report.count(unknownField, `${resource}.${key}`, path, { field: key, resource: aOrAn(resource) });
			if (!hasTooMany && unknown.add(key).size > mostUnknown) {
				hasTooMany = true;
				report.add(tooManyObjects, path, { what: 'different unknown fields', limit: mostUnknown });
			}
			setField(value, key, keep(found));
		} else if (field.role === 'inapplicable' && found === '' && variantsOf(resource).marks.has(key)) {
			// Code tells variants apart by the names of their fields.
			report.add(emptyMark, path, { field: key, asIs: report.asIs });
			value[key] = undefined;
		} else if (field.role === 'inapplicable' && found !== false && found !== null) {
			const kind = variant.spec?.name ?? resource;
			const details = { field: key, resource: `${aOrAn(resource)} (${kind})` };
			report.count(inapplicableField, `${resource}.${kind}.${key}`, path, details);
			setField(value, key, keep(found));
		} else if (field.role !== 'applies') {
			if (found === null && wouldDecide(variantsOf(resource), key, value, variant)) reportNull(field);
			value[key] = undefined;
		} else if (field.field.memory && !context.memory) {
			report.add(reservedName, path, { field: key, found: short(found), asIs: report.asIs });
			value[key] = undefined;
		} else {
			const checkIt = READS_LISTS ? checkUnlessRegular : checkValue;
			const checked = found === null && mayBeMissing(field, variant) ? undefined : checkIt(field.type, found, field, value);
			if (checked === undefined || isRedundant(checked, field, variant)) value[key] = undefined;
			else if (checked !== found) value[key] = checked;
		}
	}

	/** Many exporters write null for a missing field. */
	function mayBeMissing(field: CompiledField, variant: CompiledVariant): boolean {
		if (field.lenient || variant.required.includes(field.name)) return false;
		reportNull(field);
		return true;
	}

	/** Reports a null. The decoder of tile data reports missing data itself. */
	function reportNull(field: CompiledField): void {
		if (field.type !== 'tiles') report.add(nullField, path, { field: field.name, asIs: report.asIs });
	}

	/** Leaves out lists whose items need no check, unless they are nested too deeply. */
	function checkUnlessRegular(type: FieldType, value: unknown, field: CompiledField, holder: RawObject): unknown {
		const regular = context.regular?.(value);
		return regular !== undefined && path.length < context.depth ? regular : checkValue(type, regular ?? value, field, holder);
	}

	function checkValue(type: FieldType, value: unknown, field: CompiledField, holder: RawObject): unknown {
		if (typeof type === 'string') {
			if (type === 'tiles' || type === 'plain') return value;
			if (type === 'members') return isObject(value) ? keep(value) : wrong('an object', value, field, holder);
			return checkAs(type, value, field, holder);
		}
		if ('values' in type)
			return typeof value === 'string' ? checkWord(type.values, value, field, holder) : wrong('a string', value, field, holder);
		if ('of' in type) return isObject(value) ? nested(variantsOf(type.of), value) : wrong('an object', value, field, holder);
		if (!('list' in type)) return value;
		if (!Array.isArray(value)) return wrong('an array', value, field, holder);
		if (type.list !== 'int') {
			checkItems(variantsOf(type.list), value, field);
			return type.list === 'property' ? sortedProperties(value, path, context) : value;
		}
		const isNone = value.length === 0 && field.field.default !== undefined;
		if (type.length !== undefined && value.length !== type.length && !isNone) wrong(`an array of ${type.length}`, value, field, holder);
		checkNumbers(value, field);
		return value;
	}

	/** A function of its own, since one that captures variables costs memory at each call of the function around it. */
	function checkAs(type: ScalarType, value: unknown, field: CompiledField, holder: RawObject): unknown {
		return checkScalar(type, value, field, path, report, (expected) => wrong(expected, value, field, holder));
	}

	/**
	 * Reports a value of a wrong type. The value of a property is kept, so that a game that does not use it can load the map. An id
	 * becomes 0, so that the next free one is assigned (rule J17).
	 */
	function wrong(expected: string, value: unknown, field: CompiledField, holder: RawObject): unknown {
		const found = short(value);
		const details = { field: field.field.alias === undefined ? field.name : String(path.at(-1)), expected, found };
		if (field.field.assigned) {
			report.add(unusableId, path, { found, asIs: report.asIs });
			return 0;
		}
		if (field.lenient) {
			const finding = field.type === 'members' && Array.isArray(value) ? classValueArray : propertyValue;
			report.add(finding, path, { property: nameOf(holder), expected, found });
			return keep(value);
		}
		if (!leaveOutIfEmpty(isEmptyList(value, field) ? '' : value, field, details)) report.add(wrongType, path, details);
		return undefined;
	}

	/** An empty text counts as a missing field, as in Tiled, which is reported. @returns whether it is one */
	function leaveOutIfEmpty(value: unknown, { field }: CompiledField, details: Unexpected): boolean {
		const isEmpty = value === '' && field.presence !== 'required';
		if (isEmpty) report.add(correctedValue, path, { ...details, asIs: report.asIs });
		return isEmpty;
	}

	function checkItems(variants: Variants, items: unknown[], field: CompiledField): void {
		const last = path.push(0) - 1;
		for (let i = 0; i < items.length; i++) {
			const item = items[i];
			path[last] = i;
			if (isObject(item)) {
				const checked = nested(variants, item);
				if (checked !== item) items[i] = checked;
			} else report.add(wrongType, path, { field: field.name, expected: 'an array of objects', found: `${short(item)} in it` });
		}
		path.pop();
	}

	function checkNumbers(items: unknown[], field: CompiledField): void {
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

	function nested(variants: Variants, value: RawObject): RawObject {
		if (hasTooMany) return value;
		if (path.length <= context.depth) return checkResource(variants, value);
		report.add(tooDeep, path, { limit: context.depth });
		return value;
	}

	/**
	 * An unknown word is kept: it may be from a newer version. It is an error only if the rest cannot be read without it. An empty text
	 * counts as a missing field, and so does the compression of text that has none.
	 */
	function checkWord(words: readonly string[], value: string, field: CompiledField, holder: RawObject): string | undefined {
		if (words.includes(value)) return value;
		const details = { field: field.name, expected: listed(words), found: short(value) };
		const isVain = field.name === 'compression' && holder['encoding'] === 'csv';
		if (words.length > 1 && leaveOutIfEmpty(isVain ? '' : value, field, details)) return undefined;
		const vital = field.name === 'encoding' || field.name === 'compression' || words.length === 1;
		report.add(vital ? unknownType : unknownValue, path, details);
		return value;
	}

	return checkFields(variantsOf(kind), doc, true);
}

/** One of so many objects may have an unknown field with a name of its own. */
const UNKNOWN_SHARE = 4;
