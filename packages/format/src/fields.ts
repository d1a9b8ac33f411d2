/**
 * The fields of each resource as the tables describe them, with their documentation: for programs that show documents in forms. It has an
 * entry of its own, because pages that only read and write need no prose.
 */

export type { FieldInfo, FieldsOfVariant } from './fields/field-info.ts';
export { fieldsOf, fieldsOfVariants, markersOf } from './fields/field-info.ts';
export type { Field, FieldType, FormatVersion, ResourceName, ScalarType, Unit, XmlForm } from './spec/field.ts';
export { LAYER_TYPES } from './xml/element-names.ts';
export type { XmlField, XmlResource } from './xml/xml-resource.ts';
export { xmlResource } from './xml/xml-resource.ts';
