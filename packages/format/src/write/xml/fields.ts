import type { CompiledVariant } from '../../spec/compile.ts';
import type { XmlForm } from '../../spec/field.ts';
import type { WrittenField } from '../fields.ts';
import { perVariant, whenWritten } from '../fields.ts';
import type { Piece } from '../sink.ts';
import { keyOf } from './element.ts';

/** A field with its form in XML. */
export interface FieldInXml extends WrittenField {
	readonly form: XmlForm;
	/** The key of its attribute. */
	readonly key: Piece;
	readonly isAttribute: boolean;
	/** Whether the field is a second name of another one. */
	readonly isOther: boolean;
	/** Whether every value but the default is written, whatever {@link WrittenField.when} says. */
	readonly unlessDefault: boolean;
}

/** The fields of a variant that may be in XML: the attributes in the order of its table, then those of the content. */
export const xmlFields: (variant: CompiledVariant) => readonly FieldInXml[] = /* @__PURE__ */ perVariant((variant) => {
	const fields = [...variant.fields].flatMap(([name, known]): FieldInXml[] => {
		const form = known.field.xml ?? { form: 'attribute' };
		if (known.role !== 'applies' || form.form === 'none' || form.form === 'data-attribute') return [];
		const isExplicit = form.form === 'attribute' && form.explicit === true;
		const unlessDefault = known.field.presence === 'always' && variant.spec?.sparse === undefined && !isExplicit;
		const key = keyOf((form.form === 'attribute' || form.form === 'numbers' ? form.name : undefined) ?? name);
		const isAttribute = form.form === 'attribute' || form.form === 'numbers' || form.form === 'nibbles';
		return [{ name, known, when: whenWritten(name, known, variant), form, key, isAttribute, isOther: name !== known.name, unlessDefault }];
	});
	return [...fields.filter(({ isAttribute }) => isAttribute), ...fields.filter(({ isAttribute }) => !isAttribute)];
});
