import type { Field, FormatVersion, OlderField, Resource } from '../../packages/format/src/spec/field.ts';
import { isIn } from '../../packages/format/src/spec/form.ts';
import { RESOURCES } from '../../packages/format/src/spec/index.ts';
import { isUsed } from './variants.ts';

/** A field with its name in a version. */
export interface Named {
	readonly name: string;
	readonly field: Field;
}

/** A change of a field, or of the same field of several resources. */
export interface FieldChange extends Named {
	readonly resources: readonly Resource[];
	/** The older form of the field. */
	readonly before?: Named;
	/** The changed syntax, if the other one is unchanged. */
	readonly syntax?: OlderField['syntax'];
	/** The words that were added. */
	readonly words?: readonly string[];
}

export interface Changes {
	readonly added: readonly FieldChange[];
	readonly removed: readonly FieldChange[];
	/** Fields with a new form. */
	readonly changed: readonly FieldChange[];
	/** Fields with new words. */
	readonly extended: readonly FieldChange[];
}

/** The changes of a version to the fields of documents, according to the tables. */
export function changesAt(version: FormatVersion): Changes {
	const all = Object.values(RESOURCES)
		.filter((resource) => isIn({ version, syntax: 'json' }, resource) || resource.until === version)
		.map((resource) => changesOf(resource, version));
	return {
		added: shared(all.flatMap(({ added }) => added)),
		removed: shared(all.flatMap(({ removed }) => removed)),
		changed: shared(all.flatMap(({ changed }) => changed)),
		extended: shared(all.flatMap(({ extended }) => extended)),
	};
}

/** Whether a version changed a field. */
export const changesSomething = (version: FormatVersion): boolean => Object.values(changesAt(version)).some(({ length }) => length > 0);

function changesOf(resource: Resource, version: FormatVersion): Changes {
	const resources = [resource];
	const older = resource.older ?? [];
	const fields = Object.entries(resource.fields)
		.filter(([, field]) => isUsed(resource, field))
		.map(([name, field]): Named => ({ name, field }));
	const alone = older.filter(({ instead }) => instead === undefined).map((field): Named => ({ name: field.name, field }));
	const instead = older.flatMap((field) => fields.filter(({ name }) => name === field.instead).map((now) => ({ was: field, now })));
	return {
		added: [...fields, ...alone].filter(({ field }) => field.since === version).map((named) => ({ ...named, resources })),
		removed: [...fields, ...alone].filter(({ field }) => field.until === version).map((named) => ({ ...named, resources })),
		changed: instead.flatMap(({ was, now }): FieldChange[] => {
			const old: Named = { name: was.name, field: was };
			const syntax = was.syntax === undefined ? {} : { syntax: was.syntax };
			// A form that only some versions had replaces the newest form, and is replaced by it again.
			if (was.since === version && now.field.since !== version) return [{ ...old, before: now, resources, ...syntax }];
			return was.until === version ? [{ ...now, before: old, resources, ...syntax }] : [];
		}),
		extended: fields.flatMap((named) => {
			const { type } = named.field;
			if (typeof type === 'string' || !('values' in type)) return [];
			const words = type.values.filter((word) => type.since?.[word] === version);
			return words.length === 0 ? [] : [{ ...named, resources, words }];
		}),
	};
}

/** Joins equal changes of several resources, such as layers and collision layers. */
function shared(changes: readonly FieldChange[]): readonly FieldChange[] {
	const bySubject = new Map<string, FieldChange>();
	for (const change of changes) {
		const { name, field, before, syntax, words } = change;
		const meaning = before === undefined ? field.doc : [before.name, before.field.type];
		const key = JSON.stringify([name, field.type, meaning, syntax, words]);
		const known = bySubject.get(key);
		bySubject.set(key, known === undefined ? change : { ...known, resources: [...known.resources, ...change.resources] });
	}
	return [...bySubject.values()];
}
