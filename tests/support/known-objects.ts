import type { RawObject } from '../../packages/format/src/model/json-value.ts';
import { isObject } from '../../packages/format/src/model/json-value.ts';
import { variantFor, variantsOf } from '../../packages/format/src/spec/choose.ts';
import type { ResourceName } from '../../packages/format/src/spec/field.ts';

/** An object of a document, with the resource that it is. */
export interface KnownObject {
	readonly resource: ResourceName;
	readonly value: RawObject;
}

/** The objects of a document at places that the newest form has: what an unknown field holds is not among them. */
export function* knownObjects(resource: ResourceName, value: unknown, root = true): Generator<KnownObject> {
	if (!isObject(value)) return;
	// All other fields of a reference to a tileset are unknown.
	if (resource === 'tileset' && typeof value['source'] === 'string' && !root) return;
	yield { resource, value };
	for (const { name, type, role } of variantFor(variantsOf(resource), value, root)?.fields.values() ?? []) {
		const inner = Object.hasOwn(value, name) ? value[name] : undefined;
		if (role !== 'applies' || typeof type !== 'object') continue;
		if ('of' in type) yield* knownObjects(type.of, inner, false);
		else if ('list' in type && type.list !== 'int' && Array.isArray(inner))
			for (const item of inner) yield* knownObjects(type.list, item, false);
	}
}
