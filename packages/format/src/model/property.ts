import { isObject } from './json-value.ts';
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
	if (isSortedByName(properties)) return properties;
	return properties.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : 0));
}

/** Whether the items of a list are objects, sorted by name. */
export function isSortedByName(list: readonly unknown[]): boolean {
	let before = '';
	for (let i = 0; i < list.length; i++) {
		const item = list[i];
		if (!isObject(item)) return false;
		const name = nameOf(item);
		if (before > name) return false;
		before = name;
	}
	return true;
}

const nameOf = ({ name }: { readonly name?: unknown }): string => (typeof name === 'string' ? name : '');
