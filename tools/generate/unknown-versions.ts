interface Versioned {
	readonly since?: string;
	readonly until?: string;
}

interface VersionedField extends Versioned {
	readonly type: unknown;
}

/** A spec table whose versions may be misspelled. */
export interface VersionedResource extends Versioned {
	readonly name: string;
	readonly fields: Readonly<Record<string, VersionedField>>;
	readonly older?: readonly (VersionedField & { readonly name: string })[];
}

/**
 * Finds `since` and `until` of versions that do not exist, such as a typing error. The generator runs without a type check.
 *
 * @param versions - all versions of the format
 * @returns one line for each, with the name of the field
 */
export function unknownVersions(resources: readonly VersionedResource[], versions: readonly string[]): string[] {
	const wrong: string[] = [];
	const check = (place: string, version: unknown): void => {
		if (version !== undefined && !versions.some((known) => known === version))
			wrong.push(`${place}: there is no version "${version}". The versions are ${versions.join(', ')}.`);
	};
	const checkBoth = (place: string, { since, until }: Versioned): void => {
		check(`${place}, since`, since);
		check(`${place}, until`, until);
	};
	const checkField = (place: string, field: VersionedField): void => {
		checkBoth(place, field);
		const { type } = field;
		if (typeof type !== 'object' || type === null || !('since' in type) || typeof type.since !== 'object') return;
		for (const [word, since] of Object.entries(type.since ?? {})) check(`${place}, since of "${word}"`, since);
	};
	for (const resource of resources) {
		checkBoth(resource.name, resource);
		for (const [name, field] of Object.entries(resource.fields)) checkField(`${resource.name}.${name}`, field);
		for (const field of resource.older ?? []) checkField(`${resource.name}.${field.name} (older)`, field);
	}
	return wrong;
}
