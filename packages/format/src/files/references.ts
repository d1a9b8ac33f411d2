import type { Document } from '../model/document.ts';
import type { RawObject } from '../model/json-value.ts';
import { isObject, setField } from '../model/json-value.ts';
import { pointerOf } from '../model/pointer.ts';
import type { Variants } from '../spec/choose.ts';
import { variantFor, variantsOf } from '../spec/choose.ts';
import type { CompiledField, CompiledVariant } from '../spec/compile.ts';
import type { FieldType, ReferenceRole } from '../spec/field.ts';

/** A reference of a document to another file. */
export interface Reference {
	/** The path in the document, usually relative to the document's folder. */
	readonly path: string;
	readonly role: ReferenceRole;
	/** JSON pointer to the field that holds it. */
	readonly pointer: string;
}

/**
 * All references of a document to other files, in the order of its fields: the maps of a world, tilesets, templates, images,
 * properties of type `file`, and the target of Tiled's last export. Empty paths are skipped. Files that match the patterns of a
 * world are not included.
 *
 * @example referencesOf(map).filter(({ role }) => role === 'image').map(({ path }) => path)
 */
export function referencesOf(doc: Document): Reference[] {
	const found: Reference[] = [];
	mapReferences(doc, (reference) => {
		if (reference.path !== '') found.push(reference);
		return reference.path;
	});
	return found;
}

/**
 * Changes the paths of a document's references.
 *
 * @param change - returns the new path of a reference
 * @returns the changed document; it shares what stays as it is with the one given, which is not changed
 * @example mapReferences(map, ({ path, role }) => (role === 'tileset' ? path.replace(/\.tsx$/, '.tsj') : path))
 */
export function mapReferences<T extends Document>(doc: T, change: (reference: Reference) => string): T {
	const path: (string | number)[] = [];

	function inResource<R extends RawObject>(variants: Variants, value: R): R {
		const variant = variantFor(variants, value, path.length === 0);
		let result = value;
		for (const { name, type, field } of variant === undefined ? [] : pathFields(variant))
			result = inField(result, value, name, (found) => inValue(type, found, field.refersTo));
		const { membertypes: members } = value;
		return members === undefined ? result : inField(result, value, 'value', (found) => inMember(found, { members }));
	}

	function inValue(type: FieldType, value: unknown, role?: ReferenceRole): unknown {
		if (typeof type === 'string') return changed(value, role);
		if ('of' in type) return isObject(value) ? inResource(variantsOf(type.of), value) : value;
		if (!('list' in type) || type.list === 'int' || !Array.isArray(value)) return value;
		const variants = variantsOf(type.list);
		return mapItems(value, (item) => (isObject(item) ? inResource(variants, item) : item));
	}

	const changed = (value: unknown, role: ReferenceRole = 'file'): unknown =>
		typeof value === 'string' ? change({ path: value, role, pointer: pointerOf(path) }) : value;

	/** The value of a class, a member or an item; in it, what is known to be a file is changed (rule X7). */
	function inMember(value: unknown, of: unknown): unknown {
		if (!isObject(of)) return value;
		const { type, members, items } = of;
		if (type === 'file') return changed(value);
		if (Array.isArray(value)) return Array.isArray(items) ? mapItems(value, (item, i) => inMember(item, items[i])) : value;
		if (!isObject(value) || !isObject(members)) return value;
		let result = value;
		for (const name of Object.keys(members))
			if (Object.hasOwn(value, name)) result = inField(result, value, name, (found) => inMember(found, members[name]));
		return result;
	}

	/**
	 * An object with another value in a field; itself if the value stays.
	 *
	 * @param result - the object so far, which is `value` until a field changes
	 */
	function inField<R extends RawObject>(result: R, value: R, name: string, map: (found: unknown) => unknown): R {
		const found = value[name];
		if (found === undefined) return result;
		path.push(name);
		const mapped = map(found);
		path.pop();
		if (mapped === found) return result;
		const copy = result === value ? { ...value } : result;
		setField(copy, name, mapped);
		return copy;
	}

	/** A list with other items; itself if all stay. */
	function mapItems(items: readonly unknown[], map: (item: unknown, index: number) => unknown): readonly unknown[] {
		const result = items.map((item, i) => {
			path.push(i);
			const mapped = map(item, i);
			path.pop();
			return mapped;
		});
		return result.every((item, i) => item === items[i]) ? items : result;
	}

	return isObject(doc) ? inResource(variantsOf(doc.type), doc) : doc;
}

/** The fields of a variant that are paths or can contain paths. Found once for each variant. */
const known = new WeakMap<CompiledVariant, readonly CompiledField[]>();

function pathFields(variant: CompiledVariant): readonly CompiledField[] {
	let fields = known.get(variant);
	if (fields === undefined) {
		fields = [...variant.fields.values()].filter(({ type, role }) => role === 'applies' && mayHavePath(type));
		known.set(variant, fields);
	}
	return fields;
}

/** Whether a value may be a path or contain one. Points and chunks have only numbers and tile data, and a map may have thousands of them. */
const mayHavePath = (type: FieldType): boolean =>
	typeof type === 'string' ? type === 'path' : 'list' in type ? type.list !== 'point' && type.list !== 'chunk' : !('values' in type);
