import type { ResourceName } from '@tilewright/format/internal';
import { variantFor, variantsOf } from '@tilewright/format/internal';
import { fieldsOf } from './compare-values.ts';
import type { Subject } from './subject.ts';

/**
 * Whether a field has no meaning where it is: only resources of another kind use it, such as `image` in a group. The reader keeps
 * such fields (rule N8). A field that has a meaning on one side is not meant.
 *
 * @param before - the resource in the document before; it may lack the field
 * @param after - the resource in the document after; it may lack the field
 */
export function isInapplicable(subject: Subject, before: object, after: object, field: string): boolean {
	const holders = [before, after].filter((resource) => fieldsOf(resource).has(field));
	return holders.length > 0 && holders.every((resource) => roleIn(subject, resource, field) === 'inapplicable');
}

function roleIn(subject: Subject, resource: object, field: string): string | undefined {
	const isRoot = subject.kind === 'document';
	return variantFor(variantsOf(resourceOf(subject)), { ...resource }, isRoot)?.fields.get(field)?.role;
}

function resourceOf(subject: Subject): ResourceName {
	if (subject.kind === 'document') return subject.type;
	return subject.kind === 'object' && subject.in?.kind === 'document' ? 'templateobject' : subject.kind;
}
