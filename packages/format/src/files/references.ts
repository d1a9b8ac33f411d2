import type { Document } from '../model/document.ts';
import type { RawObject } from '../model/json.ts';
import { isObject, setField } from '../model/json.ts';
import { pointerOf } from '../model/pointer.ts';
import { variantFor, variantsOf } from '../spec/choose.ts';
import type { CompiledField, CompiledVariant } from '../spec/compile.ts';
import type { FieldType, ReferenceRole, ResourceName } from '../spec/field.ts';

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
	walk(doc, (reference) => {
		if (reference.path !== '') found.push(reference);
		return reference.path;
	});
	return found;
}

/**
 * Changes the paths of a document's references.
 *
 * @param change - returns the new path of a reference
 * @returns a new document; the one given is not changed
 * @example mapReferences(map, ({ path, role }) => (role === 'tileset' ? path.replace(/\.tsx$/, '.tsj') : path))
 */
export function mapReferences<T extends Document>(doc: T, change: (reference: Reference) => string): T {
	// The copy shares what the document shares, such as the tiles of a tileset that was embedded twice: those are changed once.
	const changed = new WeakSet<object>();
	const copy = structuredClone(doc);
	walk(copy, change, (value) => {
		if (changed.has(value)) return true;
		changed.add(value);
		return false;
	});
	return copy;
}

/**
 * Visits every path, and replaces it by the result of `visit` if that is different.
 *
 * @param isDone - whether an object needs no visit
 */
function walk(doc: Document, visit: (reference: Reference) => string, isDone: (value: object) => boolean = () => false): void {
	const path: (string | number)[] = [];

	function inResource(name: ResourceName, value: RawObject): void {
		if (isDone(value)) return;
		const variant = variantFor(variantsOf(name), value, path.length === 0);
		for (const { name: key, type, field } of variant === undefined ? [] : pathFields(variant)) {
			const found = value[key];
			if (found === undefined) continue;
			path.push(key);
			const changed = inValue(type, found, field.refersTo ?? 'file');
			if (changed !== found) value[key] = changed;
			path.pop();
		}
		const { value: members, membertypes } = value;
		if (isObject(members) && isObject(membertypes)) at('value', () => inMembers(members, membertypes));
	}

	/** Visits the members of a class that are known to be files (rule X7). */
	function inMembers(members: RawObject, types: RawObject): void {
		if (isDone(members)) return;
		for (const [name, type] of Object.entries(types)) {
			if (!isObject(type)) continue;
			const found = members[name];
			at(name, () => {
				if (type['type'] === 'file' && typeof found === 'string')
					setField(members, name, visit({ path: found, role: 'file', pointer: pointerOf(path) }));
				else if (isObject(found) && isObject(type['members'])) inMembers(found, type['members']);
				else if (Array.isArray(found) && Array.isArray(type['items'])) inItems(found, type['items']);
			});
		}
	}

	function inItems(items: unknown[], types: readonly unknown[]): void {
		const byIndex: RawObject = Object.fromEntries(items.entries());
		inMembers(byIndex, Object.fromEntries(types.entries()));
		for (const i of items.keys()) items[i] = byIndex[i];
	}

	function at(key: string, run: () => void): void {
		path.push(key);
		run();
		path.pop();
	}

	function inValue(type: FieldType, value: unknown, role: ReferenceRole): unknown {
		if (type === 'path') return typeof value === 'string' ? visit({ path: value, role, pointer: pointerOf(path) }) : value;
		if (typeof type === 'string') return value;
		if ('of' in type && isObject(value)) inResource(type.of, value);
		if ('list' in type && type.list !== 'int' && Array.isArray(value)) {
			for (const [i, item] of value.entries()) {
				path.push(i);
				if (isObject(item)) inResource(type.list, item);
				path.pop();
			}
		}
		return value;
	}

	if (isObject(doc)) inResource(doc.type, doc);
}

/** The fields of a variant that are paths or can contain paths. Found once for each variant. */
const known = new WeakMap<CompiledVariant, readonly CompiledField[]>();

function pathFields(variant: CompiledVariant): readonly CompiledField[] {
	let fields = known.get(variant);
	if (fields === undefined) {
		fields = [...variant.fields.values()].filter(
			({ type, role }) => role === 'applies' && (type === 'path' || (typeof type === 'object' && !('values' in type))),
		);
		known.set(variant, fields);
	}
	return fields;
}
