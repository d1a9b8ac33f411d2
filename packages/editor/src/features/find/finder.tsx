import { attempt } from '@tilewright/editor-core/commands/run.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useEditor } from '../../page/context.ts';
import { uiWords } from '../../ui/ui-words.ts';
import { useUniqueId } from '../../ui/unique-id.ts';
import type { FoundItem } from './found-item.ts';
import './finder.css';

/** The largest number of results that are listed. */
const LIMIT = 100;

/** A field over the page that finds one of many things while the user types. */
export function Finder<T>({
	label,
	placeholder,
	empty,
	find,
	onClose,
}: {
	readonly label: string;
	readonly placeholder: string;
	/** The text that it shows if nothing matches. */
	readonly empty: string;
	/** Loads the search: text that is typed in the meantime is not lost. */
	readonly find: () => Promise<(words: string) => readonly FoundItem<T>[]>;
	/** The user chose something, or nothing. */
	readonly onClose: (chosen?: T) => void;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	const [words, setWords] = useState('');
	const [at, setAt] = useState(0);
	const listId = useUniqueId();
	const editor = useEditor();
	const [search, setSearch] = useState<{ readonly by: (words: string) => readonly FoundItem<T>[] }>();
	/** Enter came before the search was loaded. */
	const isAnswered = useRef(false);
	const all = search?.by(words) ?? [];
	const found = all.slice(0, LIMIT);
	useLayoutEffect(() => {
		const element = dialog.current;
		element?.showModal();
		void attempt(editor, async () => setSearch({ by: await find() }));
		return () => element?.close();
	}, []);
	useLayoutEffect(() => {
		if (search !== undefined && isAnswered.current) choose();
	}, [search]);
	useEffect(() => {
		dialog.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
	});

	function choose(): void {
		isAnswered.current = search === undefined;
		const chosen = found[at];
		if (chosen !== undefined) onClose(chosen.value);
	}

	function key(event: KeyboardEvent): void {
		const last = found.length - 1;
		if (event.key === 'ArrowDown') setAt(at >= last ? 0 : at + 1);
		else if (event.key === 'ArrowUp') setAt(at <= 0 ? last : at - 1);
		else if (event.key === 'PageDown') setAt(Math.min(last, at + 10));
		else if (event.key === 'PageUp') setAt(Math.max(0, at - 10));
		else if (event.key === 'Enter') choose();
		else return;
		event.preventDefault();
	}

	return (
		<dialog
			ref={dialog}
			class="finder"
			aria-label={label}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			onPointerDown={(event) => {
				if (event.target === dialog.current) onClose();
			}}
		>
			<input
				class="finder-input"
				type="text"
				role="combobox"
				aria-label={label}
				aria-expanded={true}
				aria-controls={listId}
				aria-autocomplete="list"
				aria-activedescendant={found[at] === undefined ? undefined : `${listId}-${at}`}
				placeholder={placeholder}
				autocomplete="off"
				spellcheck={false}
				value={words}
				onInput={(event) => {
					setWords(event.currentTarget.value);
					setAt(0);
					isAnswered.current = false;
				}}
				onKeyDown={key}
			/>
			<div id={listId} class="finder-list" role="listbox" aria-label={label}>
				{found.map((item, index) => (
					// biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the field takes the keys.
					<div
						key={item.key}
						id={`${listId}-${index}`}
						class="finder-item"
						role="option"
						aria-selected={index === at}
						onPointerMove={() => setAt(index)}
						onClick={() => onClose(item.value)}
					>
						<span class="finder-mark">{item.icon !== undefined && <item.icon size={14} aria-hidden="true" />}</span>
						<span class="finder-text">{item.parts.map((part, each) => (each % 2 === 1 ? <mark key={each}>{part}</mark> : part))}</span>
						{item.detail !== undefined && <span class="finder-detail">{item.detail}</span>}
						{item.keys !== undefined && <span class="finder-keys">{item.keys}</span>}
					</div>
				))}
			</div>
			{all.length > LIMIT && <p class="finder-more">{uiWords.more(all.length - LIMIT)}</p>}
			{search !== undefined && found.length === 0 && <p class="empty">{empty}</p>}
		</dialog>
	);
}
