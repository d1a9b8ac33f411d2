import type { RawObject } from '../../../model/json-value.ts';
import { isObject, setField } from '../../../model/json-value.ts';
import type { FormatVersion } from '../../../spec/field.ts';
import { isBefore } from '../../../spec/form.ts';
import { RESOURCES } from '../../../spec/index.ts';
import type { DowngradeContext, DowngradeStep } from '../step.ts';

const SINCE = /* @__PURE__ */ typesSince();
const CUSTOM_TYPES_SINCE = /* @__PURE__ */ customTypesSince();

function typesSince(): Readonly<Record<string, FormatVersion>> {
	const { type: field } = RESOURCES.property.fields;
	return field !== undefined && typeof field.type === 'object' && 'values' in field.type ? (field.type.since ?? {}) : {};
}

function customTypesSince(): FormatVersion {
	return RESOURCES.property.fields['propertytype']?.since ?? '1.8';
}

/** The plain types that can hold the same value. */
const PLAIN: Readonly<Record<string, string>> = { color: 'string', file: 'string', object: 'int' };

/** V1: property types were added over time. A value of a newer type gets a plain type that can hold it. */
export const propertyTypes: DowngradeStep = {
	name: '110-property-types',
	versions: [...new Set(Object.values(SINCE))],
	doc: 'A property of a type that the version does not know gets a plain type for the same value: a color or a file becomes a string, an object an int. If there is none, the property is left out. Both are reported.',
	resources: ['property', 'listitem'],
	isFor: ({ version }) => isBefore(version, '1.12'),
	takes: ['propertytype'],
	downgrade(given, context) {
		const { type, value } = given;
		const since = SINCE[String(type)];
		if (since === undefined || !isBefore(context.form.version, since)) {
			const property = withoutCustomType(given, context);
			return type === 'class' && isObject(value) ? { ...property, value: withoutLists(value, ['value'], context) } : property;
		}
		const plain = PLAIN[String(type)];
		const property = typeof given['name'] === 'string' ? `property \`${given['name']}\`` : 'an item';
		if (plain === undefined) {
			context.lost([], `${property} of type \`${type}\``, value);
			return undefined;
		}
		context.changed(['type'], `${property} of type \`${type}\``, `becomes one of type \`${plain}\``);
		return { ...withoutCustomType(given, context), type: plain };
	},
};

/** Custom types were added in 1.8. A property that is dropped is not reported a second time. */
function withoutCustomType(property: RawObject, { form, lost }: DowngradeContext): RawObject {
	if (!isBefore(form.version, CUSTOM_TYPES_SINCE)) return property;
	const { propertytype, ...rest } = property;
	if (propertytype !== undefined && propertytype !== '')
		lost(['propertytype'], `\`propertytype\` (since ${CUSTOM_TYPES_SINCE})`, propertytype);
	return rest;
}

/** Members of a class can be lists only in versions with lists. */
function withoutLists(members: RawObject, place: readonly string[], context: DowngradeContext): RawObject {
	const result: RawObject = {};
	for (const [name, member] of Object.entries(members)) {
		if (Array.isArray(member)) context.lost([...place, name], `the list \`${name}\` of a class`, member);
		else setField(result, name, isObject(member) ? withoutLists(member, [...place, name], context) : member);
	}
	return result;
}
