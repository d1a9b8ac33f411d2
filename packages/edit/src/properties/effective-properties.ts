import type { CustomClass, Property } from '@tilewright/format';

/** Where a property may come from, from the weakest to the strongest. */
export type PropertyOrigin = 'default' | 'class' | 'tile' | 'template' | 'own';

/** The lists of properties that count for a thing. */
export interface PropertySources {
	/** Its own properties. */
	readonly own: readonly Property[];
	/** The properties that apply where none are set, such as the options of a rule map. */
	readonly defaults?: readonly Property[];
	/** The class of the thing: its members are properties with default values. */
	readonly class?: CustomClass;
	/** The properties of its tile, for tile objects. */
	readonly tile?: readonly Property[];
	/** The properties of its template, for instances. */
	readonly template?: readonly Property[];
}

/** A property that counts for a thing. */
export interface EffectiveProperty {
	readonly property: Property;
	/** Where its value comes from. */
	readonly origin: PropertyOrigin;
	/** For an own property: where the value would come from without it; missing where nothing would be inherited. */
	readonly overrides?: Exclude<PropertyOrigin, 'own'>;
}

const ORDER = ['default', 'class', 'tile', 'template', 'own'] as const;

/**
 * The properties that count for a thing, own and inherited: what counts where nothing is set is overridden by the defaults of its class, these by the properties of its
 * tile, these by those of its template, and these by its own.
 *
 * @returns sorted by name
 * @example effectiveProperties({ own: object.properties, tile: tile.properties, class: findClass(types, object.type, 'object') })
 */
export function effectiveProperties(sources: PropertySources): EffectiveProperty[] {
	if (inheritsNothing(sources) && isSorted(sources.own)) return sources.own.map((property) => ({ property, origin: 'own' }));
	const lists: Readonly<Record<PropertyOrigin, readonly Property[]>> = {
		default: sources.defaults ?? [],
		class: sources.class?.members ?? [],
		tile: sources.tile ?? [],
		template: sources.template ?? [],
		own: sources.own,
	};
	const found = new Map<string, EffectiveProperty>();
	for (const origin of ORDER) {
		for (const property of lists[origin]) {
			const weaker = found.get(property.name)?.origin;
			const overrides = origin === 'own' && weaker !== undefined && weaker !== 'own' ? { overrides: weaker } : {};
			found.set(property.name, { property, origin, ...overrides });
		}
	}
	return [...found.values()].sort((a, b) => (a.property.name < b.property.name ? -1 : 1));
}

/** Most things have only properties of their own, and thousands are asked at once. */
const inheritsNothing = ({ defaults, class: own, tile, template }: PropertySources): boolean =>
	(defaults?.length ?? 0) === 0 && (own?.members.length ?? 0) === 0 && (tile?.length ?? 0) === 0 && (template?.length ?? 0) === 0;

/** Whether properties are sorted, with each name once. */
const isSorted = (properties: readonly Property[]): boolean =>
	properties.every(({ name }, i) => i === 0 || (properties[i - 1]?.name ?? '') < name);
