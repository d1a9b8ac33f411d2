import { belongsToField } from '@tilewright/editor-canvas/keys/pressed-keys.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { uiWords } from './ui-words.ts';

/** The name of something, such as a layer, while it is edited in its row. Enter and leaving it commit, Escape does not. */
export function NameInput({
	name,
	label = uiWords.name,
	onCommit,
	onEnd,
}: {
	readonly name: string;
	/** The name of the field for screen readers. */
	readonly label?: string;
	readonly onCommit: (name: string) => void;
	readonly onEnd: () => void;
}) {
	const input = useRef<HTMLInputElement>(null);
	// At once: text that is typed now replaces the old name.
	useLayoutEffect(() => {
		input.current?.focus();
		input.current?.select();
	}, []);
	const isOver = useRef(false);
	const end = (value: string): void => {
		if (isOver.current) return;
		isOver.current = true;
		if (value !== name) onCommit(value);
		onEnd();
	};
	return (
		<input
			ref={input}
			class="input layer-name-input"
			aria-label={label}
			defaultValue={name}
			spellcheck={false}
			autocomplete="off"
			onBlur={({ currentTarget }) => end(currentTarget.value)}
			onClick={(event) => event.stopPropagation()}
			onDblClick={(event) => event.stopPropagation()}
			onKeyDown={(event) => {
				if (belongsToField(event)) event.stopPropagation();
				if (event.key === 'Enter') end(event.currentTarget.value);
				if (event.key === 'Escape') end(name);
			}}
		/>
	);
}
