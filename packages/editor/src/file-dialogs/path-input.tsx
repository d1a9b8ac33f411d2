import { useLayoutEffect, useRef } from 'preact/hooks';
import { TextInput } from '../ui/fields.ts';
import './path-input.css';

/** The path of a file that will be written. If it gets the focus, its name is selected, so that typing replaces it and nothing else. */
export function PathInput({
	value,
	onChange,
	autoFocus,
}: {
	readonly value: string;
	readonly onChange: (path: string) => void;
	readonly autoFocus: boolean;
}) {
	const host = useRef<HTMLSpanElement>(null);
	useLayoutEffect(() => {
		const input = host.current?.querySelector('input');
		if (!autoFocus || !input) return;
		const name = input.value.lastIndexOf('/') + 1;
		const end = input.value.indexOf('.', name);
		input.setSelectionRange(name, end < 0 ? input.value.length : end);
		// It has a place on the page only when its dialog opens. The name is the end of a path that may be longer than the field.
		input.addEventListener('focus', () => (input.scrollLeft = input.scrollWidth), { once: true });
	}, [autoFocus]);
	return (
		<span ref={host} class="path-input">
			<TextInput value={value} autoFocus={autoFocus} onInput={onChange} onCommit={onChange} />
		</span>
	);
}
