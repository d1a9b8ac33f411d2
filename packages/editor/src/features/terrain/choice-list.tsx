import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { NameInput } from '../../ui/name-input.tsx';

/** A set or a color in a list. */
export interface Choice {
	readonly id: number;
	/** Its name for people. */
	readonly label: string;
	/** More about it, next to its name. */
	readonly note?: string;
	readonly look: ComponentChildren;
	/** Its own name, if it can be renamed. */
	readonly name?: string;
}

interface ChoiceListProps {
	readonly label: string;
	readonly choices: readonly Choice[];
	/** The id of the current one. */
	readonly chosen: number | undefined;
	readonly onChoose: (id: number) => void;
	/** The name of the field for a name, for screen readers. */
	readonly nameLabel: string;
	readonly onRename: (id: number, name: string) => void;
	/** Removes the current one. */
	readonly onRemove: () => void;
	/** Opens the menu of the current one. @param rename - lets the user type its name */
	readonly onMenu: (at: { readonly x: number; readonly y: number } | HTMLElement, rename: (() => void) | undefined) => void;
}

/** A list in which one thing is current: arrow keys go through it, F2 and a double click rename, Delete removes. */
export function ChoiceList({ label, choices, chosen, onChoose, nameLabel, onRename, onRemove, onMenu }: ChoiceListProps) {
	const host = useRef<HTMLDivElement>(null);
	const [renaming, setRenaming] = useState<number | undefined>(undefined);
	const at = choices.findIndex(({ id }) => id === chosen);
	// Asked before the page changes: an option that is removed takes the focus with it.
	const hadFocus = host.current?.contains(document.activeElement) === true && document.activeElement?.matches('input') === false;
	useLayoutEffect(() => {
		const option = host.current?.querySelector<HTMLElement>('[aria-selected="true"]');
		option?.scrollIntoView({ block: 'nearest' });
		if (hadFocus) option?.focus();
	}, [chosen, choices.length]);

	/** Lets the user type the name of an item, if it has one. */
	const renamer = (id: number | undefined): (() => void) | undefined =>
		choices.some((each) => each.id === id && each.name !== undefined) ? () => setRenaming(id) : undefined;

	function key(event: KeyboardEvent): void {
		const { key: pressed, ctrlKey, metaKey, altKey } = event;
		if (ctrlKey || metaKey || altKey) return;
		const to = { ArrowUp: Math.max(0, at - 1), ArrowDown: at + 1, Home: 0, End: choices.length - 1 }[pressed];
		const next = to === undefined ? undefined : choices[to];
		if (next !== undefined) onChoose(next.id);
		else if ((pressed === 'Enter' || pressed === ' ') && chosen !== undefined) onChoose(chosen);
		else if (pressed === 'F2') renamer(chosen)?.();
		else if (pressed === 'Delete' || pressed === 'Backspace') onRemove();
		else if (pressed === 'ContextMenu' && event.target instanceof HTMLElement) onMenu(event.target, renamer(chosen));
		else if (to === undefined) return;
		event.preventDefault();
		event.stopPropagation();
	}

	function endRenaming(): void {
		setRenaming(undefined);
		host.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
	}

	return (
		<div ref={host} class="terrain-list" role="listbox" aria-label={label} tabIndex={-1} onKeyDown={key}>
			{choices.map(({ id, label: shown, note, look, name }, index) => (
				// biome-ignore lint/a11y/useKeyWithClickEvents: the list around it has the keys.
				<div
					key={id}
					class="terrain-choice"
					role="option"
					aria-selected={id === chosen}
					tabIndex={index === Math.max(0, at) ? 0 : -1}
					onClick={() => onChoose(id)}
					onDblClick={() => renamer(id)?.()}
					onContextMenu={(event) => {
						event.preventDefault();
						if (id !== chosen) onChoose(id);
						onMenu({ x: event.clientX, y: event.clientY }, renamer(id));
					}}
				>
					{look}{' '}
					{renaming === id && name !== undefined ? (
						<NameInput name={name} label={nameLabel} onCommit={(changed) => onRename(id, changed)} onEnd={endRenaming} />
					) : (
						<span class="terrain-name">{shown}</span>
					)}{' '}
					{note !== undefined && renaming !== id && <span class="dim">{note}</span>}
				</div>
			))}
		</div>
	);
}
