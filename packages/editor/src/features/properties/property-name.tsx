import { belongsToField } from '@tilewright/editor-canvas/keys/pressed-keys.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { propertiesWords } from './properties-words.ts';

/** The name of a property while it is edited. Enter and leaving it commit, Escape does not. */
export function PropertyName(props: {
	readonly name: string;
	readonly label?: string;
	readonly onCommit: (name: string) => void;
	readonly onEnd: () => void;
}) {
	const { name, label = propertiesWords.name, onCommit, onEnd } = props;
	const input = useRef<HTMLInputElement>(null);
	const isOver = useRef(false);
	useLayoutEffect(() => {
		input.current?.focus();
		input.current?.select();
	}, []);
	const end = (written: string): void => {
		if (isOver.current) return;
		isOver.current = true;
		onEnd();
		if (written !== '' && written !== name) onCommit(written);
	};
	return (
		<input
			ref={input}
			class="input property-name-input"
			aria-label={label}
			defaultValue={name}
			spellcheck={false}
			autocomplete="off"
			onBlur={({ currentTarget }) => end(currentTarget.value.trim())}
			onKeyDown={(event) => {
				if (belongsToField(event)) event.stopPropagation();
				if (event.key === 'Enter') end(event.currentTarget.value.trim());
				if (event.key !== 'Escape') return;
				// Else it would close the dialog around it, too.
				event.preventDefault();
				end(name);
			}}
		/>
	);
}
