import type { Item, Member } from '@tilewright/format';
import type { Identifiers } from './identifiers.ts';

/** Names the types of values in TypeScript. */
export interface TypeNames {
	readonly of: (type: Pick<Member | Item, 'type' | 'propertytype'>) => string;
}

/** Names them by the identifiers of custom types. A custom type that does not exist means nothing. */
export function typeNames(identifiers: Identifiers): TypeNames {
	return {
		of({ type, propertytype }) {
			const custom = (kind: 'class' | 'enum'): string | undefined =>
				propertytype === undefined ? undefined : identifiers(kind, propertytype);
			switch (type) {
				case 'int':
				case 'string':
					return custom('enum') ?? (type === 'int' ? 'number' : 'string');
				case 'float':
					return 'number';
				case 'bool':
					return 'boolean';
				case 'color':
					return 'Color';
				case 'file':
					return 'FilePath';
				case 'object':
					return 'ObjectId';
				case 'list':
					return 'readonly PropertyValue[]';
				case 'class':
					return custom('class') ?? '{ readonly [name: string]: PropertyValue }';
			}
		},
	};
}
