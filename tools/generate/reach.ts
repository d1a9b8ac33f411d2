import type { FieldType, FormatVersion, Resource, ResourceName } from '../../packages/format/src/spec/field.ts';
import { VERSIONS } from '../../packages/format/src/spec/field.ts';
import type { Resources } from '../../packages/format/src/spec/form.ts';
import { formAt, isIn, resourcesOf } from '../../packages/format/src/spec/form.ts';
import { KINDS } from '../../packages/format/src/spec/index.ts';
import { isUsed } from './variants.ts';

/** The resources that a value may contain directly. */
export function namesIn(type: FieldType): readonly ResourceName[] {
	if (typeof type === 'string' || 'values' in type) return [];
	if ('of' in type) return [type.of];
	if ('list' in type) return type.list === 'int' ? [] : [type.list];
	return 'keyed' in type ? namesIn(type.keyed) : Object.values(type.by).flatMap(namesIn);
}

/** The resources that documents may contain, and the kinds of documents themselves. */
export function reachedIn(resources: Resources, kinds: readonly ResourceName[] = KINDS): ReadonlySet<ResourceName> {
	const reached = new Set(kinds);
	// The loop also visits names that are added meanwhile.
	for (const name of reached) {
		const resource = resources[name];
		for (const field of Object.values(resource.fields)) {
			if (isUsed(resource, field)) for (const other of namesOf(field.type, resource)) reached.add(other);
		}
	}
	return reached;
}

/** The resources of a type that depends on the variant, for all existing variants. */
function namesOf(type: FieldType, { variants = [] }: Resource): readonly ResourceName[] {
	if (typeof type === 'string' || !('by' in type)) return namesIn(type);
	return variants.flatMap(({ name }) => namesIn(type.by[name] ?? 'string'));
}

/** The first version whose documents may contain a resource; `undefined` for the first known version. */
export function sinceOf(name: ResourceName): FormatVersion | undefined {
	const first = VERSIONS.find((version) => reachedAt(version).has(name));
	return first === VERSIONS[0] ? undefined : first;
}

const known = new Map<FormatVersion, ReadonlySet<ResourceName>>();

/** The resources that documents of a version may contain, in either syntax. */
function reachedAt(version: FormatVersion): ReadonlySet<ResourceName> {
	const before = known.get(version);
	if (before !== undefined) return before;
	const reached = new Set<ResourceName>();
	for (const syntax of ['json', 'xml'] as const) {
		const resources = resourcesOf(formAt(version, syntax));
		const kinds = KINDS.filter((kind) => isIn({ version, syntax }, resources[kind]));
		for (const name of reachedIn(resources, kinds)) reached.add(name);
	}
	known.set(version, reached);
	return reached;
}
