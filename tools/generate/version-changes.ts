import type { Field, FormatVersion, OlderField, Resource } from '../../packages/format/src/spec/field.ts';
import { isIn } from '../../packages/format/src/spec/form.ts';
import { RESOURCES } from '../../packages/format/src/spec/index.ts';
import { isUsed } from './variants.ts';

/** A field under the name that it has at the time. */
export interface Named {
	readonly name: string;
	readonly field: Field;
}

/** Something that happened to a field, in the same way to that of several resources. */
export interface FieldChange extends Named {
	readonly resources: readonly Resource[];
	/** What stood for it before. */
	readonly before?: Named;
	/** The syntax that is changed, where the other is not. */
	readonly syntax?: OlderField['syntax'];
	/** Words that it may have now. */
	readonly words?: readonly string[];
}

export interface Changes {
	readonly came: readonly FieldChange[];
	readonly went: readonly FieldChange[];
	/** Fields that have another form than before. */
	readonly changed: readonly FieldChange[];
	/** Fields with words that they had not. */
	readonly worded: readonly FieldChange[];
}

/** What a version changed in the fields of documents, by the tables. */
export function changesAt(version: FormatVersion): Changes {
	const all = Object.values(RESOURCES)
		.filter((resource) => isIn({ version, syntax: 'json' }, resource) || resource.until === version)
		.map((resource) => changesOf(resource, version));
	return {
		came: shared(all.flatMap(({ came }) => came)),
		went: shared(all.flatMap(({ went }) => went)),
		changed: shared(all.flatMap(({ changed }) => changed)),
		worded: shared(all.flatMap(({ worded }) => worded)),
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
		came: [...fields, ...alone].filter(({ field }) => field.since === version).map((named) => ({ ...named, resources })),
		went: [...fields, ...alone].filter(({ field }) => field.until === version).map((named) => ({ ...named, resources })),
		changed: instead.flatMap(({ was, now }): FieldChange[] => {
			const old: Named = { name: was.name, field: was };
			const syntax = was.syntax === undefined ? {} : { syntax: was.syntax };
			// A form of its own for some versions alone comes instead of the newest one, and goes for it again.
			if (was.since === version && now.field.since !== version) return [{ ...old, before: now, resources, ...syntax }];
			return was.until === version ? [{ ...now, before: old, resources, ...syntax }] : [];
		}),
		worded: fields.flatMap((named) => {
			const { type } = named.field;
			if (typeof type === 'string' || !('values' in type)) return [];
			const words = type.values.filter((word) => type.since?.[word] === version);
			return words.length === 0 ? [] : [{ ...named, resources, words }];
		}),
	};
}

/** What several resources have alike, such as a collision layer and a layer, said once. */
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
