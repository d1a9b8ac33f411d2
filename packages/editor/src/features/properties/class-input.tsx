import { mayBeUsedAs } from '@tilewright/format';
import { ChevronDown } from 'lucide-preact';
import { IconButton } from '../../ui/button.tsx';
import { TextInput } from '../../ui/fields.ts';
import { openMenu } from '../../ui/menu.tsx';
import type { Form } from './form.ts';
import { propertiesWords } from './properties-words.ts';

interface ClassInputProps {
	readonly form: Form;
	readonly value: string;
	readonly mixed: boolean;
	readonly onCommit: (value: string) => void;
}

/** A class: any word, with the classes of the project that fit the things (rule E109). Without one, the class of the tile shows through. */
export function ClassInput({ form: { editor, subject, types }, value, mixed, onCommit }: ClassInputProps) {
	const names = types.classes.filter((type) => mayBeUsedAs(type, subject.use)).map(({ name }) => name);
	const entries = () => [
		{ text: propertiesWords.noClass, isOn: () => !mixed && value === '', run: () => onCommit('') },
		'separator',
		...names.toSorted().map((name) => ({ text: name, isOn: () => !mixed && value === name, run: () => onCommit(name) })),
	];
	return (
		<>
			<TextInput value={value} mixed={mixed} placeholder={subject.things[0]?.tileClass} onCommit={onCommit} />
			{names.length > 0 && (
				<IconButton
					icon={ChevronDown}
					label={propertiesWords.chooseClass}
					onClick={({ currentTarget }) => {
						if (currentTarget instanceof HTMLElement) void openMenu(editor, currentTarget, entries, propertiesWords.chooseClass);
					}}
				/>
			)}
		</>
	);
}
