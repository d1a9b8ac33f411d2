import type { Property } from './types.gen.ts';

/** An object with custom properties. */
interface WithProperties {
	readonly properties?: readonly Property[];
}

/**
 * Finds a custom property.
 *
 * @returns the property with its type; `undefined` if there is none with that name
 * @example const speed = getProperty(layer, 'speed'); if (speed?.type === 'float') move(speed.value)
 */
export function getProperty(owner: WithProperties, name: string): Property | undefined {
	return owner.properties?.find((property) => property.name === name);
}

/**
 * The values of all custom properties by name, without their types.
 *
 * @example const { speed = 1 } = propertyValues(layer)
 */
export function propertyValues(owner: WithProperties): Record<string, Property['value']> {
	return Object.fromEntries((owner.properties ?? []).map(({ name, value }) => [name, value]));
}

/** Sorts properties by name in place, as in the canonical form (rule J11). */
export function sortProperties<T extends { readonly name?: unknown }>(properties: T[]): T[] {
	for (let i = 1; i < properties.length; i++) {
		if (nameOf(properties[i - 1]) > nameOf(properties[i]))
			return properties.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
	}
	return properties;
}

const nameOf = (property: { readonly name?: unknown } | undefined): string => (typeof property?.name === 'string' ? property.name : '');
