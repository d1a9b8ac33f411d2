import type { Constant } from '../../packages/format/src/spec/field.ts';

/** The keywords of JSON Schema 2020-12 that the generated schemas use. A type, not an interface, so that it can be printed as plain JSON. */
export type Schema = {
	readonly $schema?: string;
	readonly $id?: string;
	readonly $comment?: string;
	readonly title?: string;
	readonly description?: string;
	readonly $ref?: string;
	readonly type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
	readonly const?: string | boolean;
	readonly enum?: readonly (string | null)[];
	readonly pattern?: string;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly items?: Schema;
	readonly minItems?: number;
	readonly maxItems?: number;
	readonly default?: Constant;
	readonly properties?: Readonly<Record<string, Schema>>;
	readonly additionalProperties?: Schema;
	readonly required?: readonly string[];
	readonly not?: Schema;
	readonly anyOf?: readonly Schema[];
	readonly allOf?: readonly Schema[];
	readonly if?: Schema;
	readonly then?: Schema;
	readonly else?: Schema;
	readonly $defs?: Readonly<Record<string, Schema>>;
};
