import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Select, TextInput } from '../../ui/fields.ts';
import type { ChosenType } from './model/values.ts';
import { typeKey, typeLabel } from './type-label.ts';

/** The name and the type of something that will be added: a property, or a member of a class. */
export interface NewName<E extends HTMLElement> {
	/** The element around the fields. */
	readonly host: RefObject<E>;
	readonly name: string;
	/** The type that was chosen last, if it is offered. */
	readonly type: ChosenType;
	readonly isTaken: boolean;
	readonly canAdd: boolean;
	setName(name: string): void;
	setType(key: string): void;
	/** Empties the field for the next name, and gives it the focus. */
	clear(): void;
}

/** Follows the input in {@link NewNameFields}. */
export function useNewName<E extends HTMLElement>(
	{ preferences: { propertyType } }: Editor,
	offered: readonly ChosenType[],
	taken: ReadonlySet<string>,
): NewName<E> {
	const [written, setName] = useState('');
	const host = useRef<E>(null);
	const name = written.trim();
	const isTaken = taken.has(name);
	return {
		host,
		name,
		type: offered.find((each) => typeKey(each) === propertyType.value) ?? { type: 'string' },
		isTaken,
		canAdd: name !== '' && !isTaken,
		setName,
		setType(key) {
			propertyType.value = key;
		},
		clear() {
			setName('');
			const input = host.current?.querySelector('input');
			if (!input) return;
			input.value = '';
			input.focus();
		},
	};
}

interface NewNameFieldsProps {
	readonly of: NewName<HTMLElement>;
	readonly offered: readonly ChosenType[];
	readonly words: { readonly name: string; readonly hint: string; readonly type: string };
}

/** The fields for a name and a type. */
export const NewNameFields = ({ of: { type, setName, setType }, offered, words }: NewNameFieldsProps) => (
	<>
		<TextInput label={words.name} placeholder={words.hint} value="" onInput={setName} onCommit={setName} />
		<Select
			label={words.type}
			value={typeKey(type)}
			options={offered.map((each) => ({ value: typeKey(each), text: typeLabel(each) }))}
			onChange={setType}
		/>
	</>
);
