import type { CompiledVariant } from '../../spec/compile.ts';
import type { XmlForm } from '../../spec/field.ts';
import type { Piece } from '../sink.ts';
import type { WrittenField } from '../written-fields.ts';
import { perVariant, whenWritten } from '../written-fields.ts';
import { keyOf } from './element-writer.ts';

/** A field with its form in XML. */
export interface FieldInXml extends WrittenField {
	readonly form: XmlForm;
	/** The key of its attribute; `undefined` if it is no attribute. */
	readonly key: Piece | undefined;
	/** Whether the field is a second name of another one. */
	readonly isOther: boolean;
	/** Whether every value but the default is written, whatever {@link WrittenField.when} says. */
	readonly unlessDefault: boolean;
}

/** The fields of a variant that may be in XML, in the order of its table: the attributes, then the others. */
export const xmlFields: (variant: CompiledVariant) => readonly FieldInXml[] = /* @__PURE__ */ perVariant((variant) => {
	const [attributes, others]: [FieldInXml[], FieldInXml[]] = [[], []];
	for (const [name, known] of variant.fields) {
		const form = known.field.xml ?? { form: 'attribute' };
		if (known.role !== 'applies' || form.form === 'none' || form.form === 'data-attribute') continue;
		const isExplicit = form.form === 'attribute' && form.explicit === true;
		const unlessDefault = known.field.presence === 'always' && variant.spec?.sparse === undefined && !isExplicit;
		const isAttribute = form.form === 'attribute' || form.form === 'numbers' || form.form === 'nibbles';
		const key = isAttribute ? keyOf((form.form !== 'nibbles' && form.name) || name) : undefined;
		// No spread, for the same reason as in the lines of JSON.
		const field = { name, known, when: whenWritten(name, known, variant), form, key, isOther: name !== known.name, unlessDefault };
		(key === undefined ? others : attributes).push(field);
	}
	return [...attributes, ...others];
});
