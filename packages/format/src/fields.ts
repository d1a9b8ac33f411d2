/**
 * The fields of each resource as the tables describe them, with their documentation: for programs that show documents in forms. It has an
 * entry of its own, because pages that only read and write need no prose.
 */

export type { FieldInfo, FieldsOfVariant } from './fields/field-info.ts';
export { fieldsOf, fieldsOfVariants } from './fields/field-info.ts';
export type { FieldType, ResourceName, ScalarType, Unit } from './spec/field.ts';
