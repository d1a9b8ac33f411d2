import type { Kind } from '@tilewright/format';
import type { Field, FieldType, ResourceName, Variant } from '../../src/spec/field.ts';
import { KINDS, RESOURCES } from '../../src/spec/index.ts';

type Raw = Record<string, unknown>;
type Path = readonly (string | number)[];

/** A place in a small document for one field of a variant, whether the variant has this field or not. */
export interface Place {
	/** Such as `object.ellipse.gid`. */
	readonly name: string;
	/** A document in JSON that reads without errors. It contains little more than the way to the field. */
	readonly doc: Raw;
	/** Where the field is. */
	readonly path: Path;
	/** Whether a value of any type is kept. */
	readonly lenient: boolean;
}

/** A resource in a document. */
export interface Holder {
	readonly path: Path;
	readonly resource: ResourceName;
	readonly variant: string;
}

/** Every field of every variant of every resource, made from the spec tables; each place once. */
export function everyPlace(): Place[] {
	return everyHolder().flatMap(({ doc, path, resource, variant }) =>
		Object.entries(RESOURCES[resource].fields).map(([key, { type }]) => ({
			name: `${resource}.${variant}.${key}`,
			doc,
			path: [...path, key],
			lenient: typeof type === 'object' && 'by' in type,
		})),
	);
}

/** Every variant of every resource that documents have today, each in a small document. */
export function everyHolder(): (Holder & { readonly doc: Raw })[] {
	const met = new Set<string>();
	return fullDocuments().flatMap(({ doc, holders }) =>
		holders.flatMap((holder) => {
			const name = `${holder.resource} ${holder.variant}`;
			if (met.has(name)) return [];
			met.add(name);
			// The lists on the way keep one item.
			return [{ ...holder, doc: pruned(doc, holder.path), path: holder.path.map((key) => (typeof key === 'number' ? 0 : key)) }];
		}),
	);
}

/** Documents that have, together, every field of every variant of every resource. */
export function fullDocuments(): { readonly doc: Raw; readonly holders: readonly Holder[] }[] {
	const most = Math.max(...Object.values(RESOURCES).map(({ variants = [] }) => variants.length));
	return KINDS.flatMap((kind) =>
		(RESOURCES[kind].variants ?? [undefined])
			.filter((variant) => kind !== 'tileset' || variant?.root === true)
			.flatMap((root) => Array.from({ length: most }, (_, i) => fullDocument(kind, root, i))),
	);
}

/**
 * A document with every field that the variants of its resources have. Each resource is filled once.
 *
 * @param pick - which variant single resources have
 */
function fullDocument(kind: Kind, root: Variant | undefined, pick: number): { readonly doc: Raw; readonly holders: readonly Holder[] } {
	const holders: Holder[] = [];
	const filled = new Set<ResourceName>([kind]);

	function resourceOf(resource: ResourceName, variant: Variant | undefined, path: Path, whole: boolean): Raw {
		if (whole) holders.push({ path, resource, variant: variant?.name ?? '' });
		const result: Raw = {};
		for (const [name, field] of Object.entries(RESOURCES[resource].fields)) {
			if (!applies(field, variant) || field.until !== undefined || field.memory || (!whole && field.presence !== 'required')) continue;
			const { type } = field;
			const own = typeof type === 'object' && 'by' in type ? (type.by[variant?.name ?? ''] ?? 'string') : type;
			result[name] = variant?.when?.[name] ?? valueIn(own, field, [...path, name]);
		}
		return result;
	}

	function valueIn(type: FieldType, field: Field, path: Path): unknown {
		if (typeof type === 'object' && 'list' in type) {
			if (type.list === 'int') return Array.from({ length: type.length ?? 1 }, () => 1);
			const { list } = type;
			if (filled.has(list)) return [];
			filled.add(list);
			const variants = (RESOURCES[list].variants ?? [undefined]).filter((variant) => variant?.root !== true);
			return variants.map((variant, i) => resourceOf(list, variant, [...path, i], true));
		}
		if (typeof type === 'object' && 'of' in type) {
			const whole = !filled.has(type.of);
			filled.add(type.of);
			const variants = (RESOURCES[type.of].variants ?? [undefined]).filter((variant) => variant?.root !== true);
			return resourceOf(type.of, variants[pick % variants.length], path, whole);
		}
		return ordinary(type, field);
	}

	return { doc: resourceOf(kind, root, [], true), holders };
}

/** A value that is not the default, if there is one. */
function ordinary(type: FieldType, { min = 1, max = Infinity }: Field): unknown {
	if (typeof type === 'object') return 'values' in type ? type.values.at(-1) : {};
	switch (type) {
		case 'int':
		case 'gid':
			return Math.max(1, min);
		case 'double':
			return max === 1 ? 0.5 : Math.max(1.5, min);
		case 'bool':
			return true;
		case 'color':
		case 'rgb':
			return '#010203';
		case 'tiles':
			return [1];
		case 'members':
			return { a: 1 };
		case 'string':
		case 'path':
		case 'plain':
			return 'a';
	}
}

const applies = ({ on }: Field, variant: Variant | undefined): boolean =>
	on === undefined || variant === undefined || variant.sparse !== undefined || on.includes(variant.name);

/** A copy without the other items of the lists on the way to a place, and without what is not on the way. */
function pruned(value: unknown, path: Path): Raw {
	const copy = (inner: unknown, rest: Path): unknown => {
		if (typeof inner !== 'object' || inner === null) return inner;
		const [next, ...more] = rest;
		if (Array.isArray(inner)) {
			if (next === undefined) return inner.every((item) => typeof item === 'number') ? [...inner] : [];
			return inner.map((item, i) => (i === next ? copy(item, more) : undefined)).filter((item) => item !== undefined);
		}
		return Object.fromEntries(Object.entries(inner).map(([key, own]) => [key, copy(own, key === next ? more : [])]));
	};
	const result = copy(value, path);
	if (!isRaw(result)) throw new TypeError('a document is an object');
	return result;
}

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
