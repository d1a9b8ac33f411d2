import type { RawObject } from '../../model/json-value.ts';
import { isObject } from '../../model/json-value.ts';
import type { Field, ResourceName } from '../../spec/field.ts';
import { RESOURCES } from '../../spec/index.ts';
import { stepsFor } from './registry.ts';
import type { UpgradeStep } from './step.ts';

/** A document in the newest form, as it would be in its file. */
export interface NewestForm {
	/** Its unchanged parts are those of the older one. */
	readonly value: RawObject;
	/** The older forms that it had, in words. */
	readonly forms: readonly string[];
}

/**
 * Upgrades a document and changes nothing else: no defaults, no ids. A form stays if its upgrade would drop something anywhere.
 *
 * @param raw - the document as it is in its file
 */
export function newestForm(resource: ResourceName, raw: RawObject): NewestForm {
	const all: Upgrades = { forms: new Set(), lossy: new Set() };
	const value = upgraded(resource, raw, all);
	if (all.lossy.size === 0) return { value, forms: [...all.forms] };
	const lossless: Upgrades = { forms: new Set(), lossy: all.lossy };
	return { value: upgraded(resource, raw, lossless), forms: [...lossless.forms] };
}

/** The older forms that were found on the way, and the steps that lose something. */
interface Upgrades {
	readonly forms: Set<string>;
	/** The steps that dropped something: they are not applied. */
	readonly lossy: Set<UpgradeStep>;
}

function upgraded(resource: ResourceName, raw: RawObject, upgrades: Upgrades): RawObject {
	let value = raw;
	for (const step of stepsFor(resource)) {
		if (upgrades.lossy.has(step) || !step.applies(value)) continue;
		const next = step.upgrade(value, () => upgrades.lossy.add(step));
		if (upgrades.lossy.has(step)) continue;
		upgrades.forms.add(step.form);
		value = next;
	}
	const { fields }: { readonly fields: Readonly<Record<string, Field>> } = RESOURCES[resource];
	const changed = new Map<string, unknown>();
	for (const [name, found] of Object.entries(value)) {
		const type = Object.hasOwn(fields, name) ? fields[name]?.type : undefined;
		if (typeof type !== 'object') continue;
		const after =
			'of' in type && isObject(found)
				? upgraded(type.of, found, upgrades)
				: 'list' in type && type.list !== 'int' && Array.isArray(found)
					? upgradedList(type.list, found, upgrades)
					: found;
		if (after !== found) changed.set(name, after);
	}
	if (changed.size === 0) return value;
	return Object.fromEntries(Object.entries(value).map(([name, found]) => [name, changed.has(name) ? changed.get(name) : found]));
}

function upgradedList(resource: ResourceName, list: readonly unknown[], upgrades: Upgrades): readonly unknown[] {
	const after = list.map((item) => (isObject(item) ? upgraded(resource, item, upgrades) : item));
	return after.every((item, i) => item === list[i]) ? list : after;
}
