import { Fragment } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { menus, menusFor } from '../../contributions/menus.ts';
import { menusWords } from '../../contributions/menus-words.ts';
import { useEditor } from '../../page/context.ts';
import { isEmptyMenu } from '../../ui/menu-entry.ts';
import { MenuList } from '../../ui/menu-list.tsx';
import './menu-bar.css';

/** The menus at the top of the page, worked by pointer and keys as menu bars are. */
export function MenuBar() {
	const editor = useEditor();
	const bar = useRef<HTMLDivElement>(null);
	const [open, setOpen] = useState<{ readonly id: string; readonly element: HTMLElement } | undefined>(undefined);
	const [current, setCurrent] = useState('file');
	// All are in their places from the start, as for maps; empty ones are filled when the workbench is loaded.
	const shown = menusFor(menus(editor), editor.current.value?.kind ?? 'map').map((menu) => ({
		...menu,
		isEmpty: isEmptyMenu(editor, menu.entries),
	}));
	const stop = shown.some(({ id }) => id === current) ? current : shown[0]?.id;
	const buttons = (): readonly HTMLElement[] => [...(bar.current?.querySelectorAll<HTMLElement>(':scope > .menu-bar-entry:enabled') ?? [])];

	function go(to: number, opens: boolean): void {
		const all = buttons();
		const element = all.at(to % all.length);
		const id = element?.dataset['id'];
		if (element === undefined || id === undefined) return;
		setCurrent(id);
		element.focus();
		setOpen(opens ? { id, element } : undefined);
	}

	function close(): void {
		const element = open?.element;
		setOpen(undefined);
		if (bar.current?.contains(document.activeElement) === true) element?.focus();
	}

	function key(event: KeyboardEvent): void {
		const { currentTarget } = event;
		if (!(currentTarget instanceof HTMLElement)) return;
		const at = buttons().indexOf(currentTarget);
		if (event.key === 'ArrowRight') go(at + 1, open !== undefined);
		else if (event.key === 'ArrowLeft') go(at - 1, open !== undefined);
		else if (event.key === 'Home') go(0, false);
		else if (event.key === 'End') go(-1, false);
		else if (event.key === 'ArrowDown' || event.key === 'Enter' || event.key === ' ') go(at, true);
		else return;
		event.preventDefault();
		event.stopPropagation();
	}

	return (
		<div ref={bar} class="menu-bar" role="menubar" aria-label={menusWords.menuBar}>
			{shown.map(({ id, text: words, entries, isEmpty }) => (
				<Fragment key={id}>
					<button
						type="button"
						class="menu-bar-entry"
						role="menuitem"
						aria-haspopup="menu"
						aria-expanded={open?.id === id}
						data-id={id}
						disabled={isEmpty}
						tabIndex={stop === id ? 0 : -1}
						onClick={(event) => (open?.id === id ? close() : setOpen({ id, element: event.currentTarget }))}
						onPointerEnter={({ currentTarget }) => {
							if (open !== undefined && open.id !== id) go(buttons().indexOf(currentTarget), true);
						}}
						onKeyDown={key}
					>
						{words}
					</button>
					{open?.id === id && (
						<MenuList
							entries={entries}
							anchor={open.element}
							side="below"
							label={words}
							onClose={close}
							onDone={close}
							onLeave={(direction) => go(buttons().indexOf(open.element) + direction, true)}
						/>
					)}
				</Fragment>
			))}
		</div>
	);
}
