import { choicesOf, planFor } from './check/choose.ts';
import type { Plan, RawObject } from './check/plan.ts';
import { isObject } from './check/plan.ts';
import type { Document } from './model/document.ts';
import { relocate } from './paths.ts';
import type { FieldType, ResourceName } from './spec/field.ts';

/** Where a document comes from and goes to: absolute paths of folders, with `/`. */
export interface ExportFolders {
	readonly from: string;
	readonly to: string;
}

/**
 * The document as an export of it has it: paths lead from the target's folder (rule J9), and the editor's own record of where
 * to export is left out (rule J12).
 *
 * @returns a new document; the one given is left as it is
 * @example write(toExport(map, { from: '/game/maps', to: '/game/dist' }))
 */
export function toExport<T extends Document>(document: T, { from, to }: ExportFolders): T {
	const copy = structuredClone(document);
	if (from !== to && isObject(copy)) rewritePaths(copy.type, copy, true, (path) => relocate(path, from, to));
	if (copy.type !== 'template' && copy.editorsettings !== undefined) {
		delete copy.editorsettings.export;
		if (Object.keys(copy.editorsettings).length === 0) delete copy.editorsettings;
	}
	return copy;
}

/** Rewrites every path of a resource and of those in it, in place. */
function rewritePaths(name: ResourceName, value: RawObject, root: boolean, rewrite: (path: string) => string): void {
	const plan = planFor(choicesOf(name), value, root);
	for (const key of plan === undefined ? [] : pathFields(plan)) {
		const found = value[key];
		if (found !== undefined) value[key] = rewritten(plan?.fields.get(key)?.type ?? 'string', found, rewrite);
	}
}

function rewritten(type: FieldType, value: unknown, rewrite: (path: string) => string): unknown {
	if (type === 'path') return typeof value === 'string' ? rewrite(value) : value;
	if (typeof type === 'string') return value;
	if ('of' in type && isObject(value)) rewritePaths(type.of, value, false, rewrite);
	if ('list' in type && type.list !== 'int' && Array.isArray(value)) {
		for (const item of value) if (isObject(item)) rewritePaths(type.list, item, false, rewrite);
	}
	return value;
}

/** The fields of a variant that are paths or may hold some further down, found once. */
const known = new WeakMap<Plan, readonly string[]>();

function pathFields(plan: Plan): readonly string[] {
	let names = known.get(plan);
	if (names === undefined) {
		names = [...plan.fields.values()]
			.filter(({ type, role }) => role === 'applies' && (type === 'path' || (typeof type === 'object' && !('values' in type))))
			.map(({ name }) => name);
		known.set(plan, names);
	}
	return names;
}
