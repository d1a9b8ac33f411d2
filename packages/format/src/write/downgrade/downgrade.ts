import { changedForVersion, notInKeyedJson, notInVersion, tooLargeForVersion } from '../../issue/findings/writing.ts';
import type { Path, Report } from '../../issue/report.ts';
import { short } from '../../issue/short.ts';
import type { Document } from '../../model/document.ts';
import type { RawObject } from '../../model/json-value.ts';
import { isObject, setField } from '../../model/json-value.ts';
import { MOST_CELLS } from '../../model/limits.ts';
import { kindOf } from '../../read/kind.ts';
import { variantFor, variantsIn, variantsOf } from '../../spec/choose.ts';
import type { CompiledField, CompiledVariant } from '../../spec/compile.ts';
import type { Field, FieldType, ResourceName, Variant } from '../../spec/field.ts';
import type { Form } from '../../spec/form.ts';
import { isBefore, isIn, KEYED_UNTIL, resourcesOf } from '../../spec/form.ts';
import type { Kind } from '../../spec/index.ts';
import type { TileEncoding } from '../tile-data.ts';
import { finiteBox } from './finite-box.ts';
import { downgradeSteps } from './registry.ts';
import { returningIds } from './returning-ids.ts';
import type { DowngradeContext } from './step.ts';
import { TAKEN_OVER, ungrouped } from './ungroup.ts';

/** A document in an older form. */
export interface Downgraded {
	readonly doc: RawObject;
	/** Maps the place of a list item to its place in the newest form, for findings. */
	readonly placeOf: (item: object) => Path | undefined;
}

/**
 * Converts a document to the form of an older version: drops newer fields and converts newer forms (rules V1–V3). Reports everything
 * that is lost or changed, with its place in the document given, which is not changed.
 */
export function downgrade(doc: Document, form: Form, encodingOf: (layer: RawObject) => TileEncoding, report: Report): Downgraded {
	const places = new WeakMap<object, Path>();
	const placeOf = (item: object): Path | undefined => places.get(item);
	const path: (string | number)[] = [];
	const resources = resourcesOf(form);
	const stepsFor = downgradeSteps(form);
	const hasGroups = resources.layer.fields['layers'] !== undefined;
	const context: DowngradeContext = {
		form,
		box: doc.type === 'map' && resources.map.fields['infinite'] === undefined ? finiteBox(doc) : undefined,
		encodingOf,
		lost: (place, what, found) => report.add(notInVersion, [...path, ...place], { what, found: short(found), version: form.version }),
		changed: (place, what, change) => report.add(changedForVersion, [...path, ...place], { what, change, version: form.version }),
	};
	const unkeyed = (place: Path, what: string): void => report.add(notInKeyedJson, [...path, ...place], { what });
	const keyedContext: DowngradeContext = isBefore(form.version, KEYED_UNTIL) ? context : { ...context, lost: unkeyed, changed: unkeyed };
	const comesBack = doc.type === 'map' ? returningIds(doc, hasGroups) : () => false;
	if (!isIn(form, resources[doc.type])) context.changed([], `a ${doc.type}`, `is a file that Tiled ${form.version} does not know`);
	if (context.box !== undefined && context.box.width * context.box.height > MOST_CELLS) {
		const { width, height } = context.box;
		report.add(tooLargeForVersion, ['layers'], { version: form.version, found: `${width} × ${height}`, limit: MOST_CELLS });
		return { doc: {}, placeOf };
	}

	function convert(name: ResourceName, value: RawObject): RawObject | undefined {
		const variant = variantFor(variantsOf(name), value, path.length === 0);
		// The printer reports what is wrong with it.
		if (variant === undefined) return value;
		const steps = stepsFor(name);
		const taken = new Set(steps.flatMap(({ takes = [] }) => takes));
		let result: RawObject | undefined = {};
		for (const [key, found] of Object.entries(value)) {
			const field = variant.fields.get(key);
			if (field?.role !== 'applies' || found === undefined) setField(result, key, found);
			else if (taken.has(key) || isField(name, field)) {
				const converted = at(key, () => convertValue(field.type, found));
				if (converted !== undefined) setField(result, key, converted);
			} else if (isLoss(key, found, field, variant.spec)) context.lost([key], `\`${key}\` (${spanOf(field.field)})`, found);
		}
		for (const step of steps) result = result && step.downgrade(result, step.isKeyedForm ? keyedContext : context);
		return result && withoutGaps(withoutRevived(name, variant, value, result));
	}

	/**
	 * Drops fields without a meaning that would get one: without its `text`, which versions before 1.0 do not have, an object with a
	 * `polygon` would be a polygon.
	 */
	function withoutRevived(name: ResourceName, { fields, spec }: CompiledVariant, before: RawObject, value: RawObject): RawObject {
		// The steps give other fields their meaning: a finite layer its `data`.
		const others = Object.keys(value).filter((key) => fields.get(key)?.role === 'inapplicable' && value[key] === before[key]);
		if (others.length === 0) return value;
		const own = Object.fromEntries(Object.entries(value).filter(([key]) => !others.includes(key)));
		const variants = variantsIn(resources)(name);
		const older = variantFor(variants, own, path.length === 0);
		if (older?.spec?.name === spec?.name) return value;
		for (const key of others) {
			if (older?.fields.get(key)?.role !== 'applies' && !variants.marks.has(key)) own[key] = value[key];
			else context.lost([key], `\`${key}\`, which has no meaning in the document`, value[key]);
		}
		return own;
	}

	const isField = (name: ResourceName, { name: field }: CompiledField): boolean => resources[name].fields[field] !== undefined;

	/** Whether a dropped field does not read back the same. */
	function isLoss(key: string, found: unknown, { field }: CompiledField, variant?: Variant): boolean {
		if (field.memory || found === null || comesBack(path, key, found)) return false;
		// An instance has only the fields that it overrides.
		if (variant?.sparse !== undefined && !variant.sparse.includes(key)) return true;
		return found !== field.default && !(Array.isArray(found) && found.length === 0 && Array.isArray(field.default));
	}

	function convertValue(type: FieldType, value: unknown): unknown {
		if (typeof type !== 'object') return value;
		if ('of' in type) return isObject(value) ? convert(type.of, value) : value;
		if (!('list' in type) || type.list === 'int' || !Array.isArray(value)) return value;
		const { list } = type;
		return list === 'layer' ? layers(value, []) : value.map((item: unknown, i) => at(i, () => convertItem(list, item, [i])));
	}

	function convertItem(name: ResourceName, item: unknown, place: Path): unknown {
		const result = isObject(item) ? convert(name, item) : item;
		if (isObject(result)) places.set(result, place);
		return result;
	}

	/**
	 * Replaces groups by their layers, if the form has no groups.
	 *
	 * @param around - the path to the list from the list of the outermost group
	 */
	function layers(list: readonly unknown[], around: Path): unknown[] {
		return list.flatMap((layer, i) =>
			at(i, () => {
				if (!isObject(layer) || layer['type'] !== 'group' || hasGroups) return convertItem('layer', layer, [...around, i]);
				context.changed([], `group \`${layer['name']}\``, 'becomes its layers, which take over its appearance');
				const variant = variantFor(variantsOf('layer'), layer);
				for (const [key, found] of Object.entries(layer)) {
					const field = variant?.fields.get(key);
					if (field !== undefined && !TAKEN_OVER.has(key) && isLoss(key, found, field)) context.lost([key], `\`${key}\` of a group`, found);
				}
				return at('layers', () => layers(ungrouped(layer), [...around, i, 'layers']));
			}),
		);
	}

	function at<T>(key: string | number, run: () => T): T {
		path.push(key);
		const result = run();
		path.pop();
		return result;
	}

	const older = convert(doc.type, { ...doc }) ?? {};
	return { doc: form.syntax === 'json' ? withKind(older, doc.type) : older, placeOf };
}

/** N3: a version without `type` tells the kind by the fields. `type` stays if unknown fields would make it another kind. */
function withKind(older: RawObject, type: Kind): RawObject {
	const found = kindOf(older);
	return 'kind' in found && found.kind === type ? older : { ...older, type };
}

/** The versions that have a field, in words. */
const spanOf = ({ since, until }: Field): string => (until === undefined ? `since ${since}` : `until ${until}`);

/** Stands for a dropped item until all steps have reported their losses, so that the indexes of the others stay right. */
function withoutGaps(value: RawObject): RawObject {
	const result: RawObject = {};
	for (const [name, found] of Object.entries(value)) {
		setField(result, name, Array.isArray(found) ? found.filter((item) => item !== undefined) : found);
	}
	return result;
}
