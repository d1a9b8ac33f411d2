import type { MemberType } from '../custom-types/member-types.ts';
import { memberTypes } from '../custom-types/member-types.ts';
import type { CustomTypes } from '../custom-types/model.ts';
import { typesNotInJson } from '../issue/findings/writing.ts';
import type { Path, Report } from '../issue/report.ts';
import type { RawObject } from '../model/json-value.ts';
import { isObject } from '../model/json-value.ts';
import { typed } from '../xml/typed.ts';

/**
 * X7: reports the types of members that JSON cannot hold and that a reader cannot infer, neither from the values nor from the custom
 * types.
 *
 * @param path - the place of the property
 */
export function reportMemberTypes(
	{ value, propertytype, membertypes }: RawObject,
	types: CustomTypes | undefined,
	path: Path,
	report: Report,
): void {
	const className = typeof propertytype === 'string' && propertytype !== '' ? propertytype : undefined;
	const members = types && className !== undefined ? memberTypes(types, className) : undefined;
	reportMembers(membertypes, value, members, []);

	function reportMembers(declared: unknown, values: unknown, known: MemberType['members'], place: Path): void {
		if (!isObject(declared) || !isObject(values)) return;
		for (const [name, type] of Object.entries(declared)) {
			if (Object.hasOwn(values, name)) reportMember(type, values[name], known?.get(name), [...place, name]);
		}
	}

	function reportMember(declared: unknown, found: unknown, known: MemberType | undefined, place: Path): void {
		if (!isObject(declared)) return;
		const { type, propertytype: custom = '', members: inner, items } = declared;
		const { type: other, propertytype: otherCustom = '' } = known ?? typed(found);
		if (type !== other || custom !== otherCustom) {
			const ofClass = className === undefined ? '' : ` of class \`${className}\``;
			// Values of the same class are reported once for each member.
			report.count(typesNotInJson, JSON.stringify([className, place]), [...path, 'value', ...place], {
				member: `member \`${place.join('.')}\`${ofClass}`,
				type: custom === '' ? String(type) : `${type} \`${custom}\``,
			});
		}
		reportMembers(inner, found, known?.members, place);
		// Custom types do not define the types of list items.
		if (Array.isArray(items) && Array.isArray(found))
			for (const [i, item] of items.entries()) reportMember(item, found[i], undefined, [...place, i]);
	}
}
