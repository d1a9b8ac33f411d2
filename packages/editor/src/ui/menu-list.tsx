import { attempt } from '@tilewright/editor-core/commands/run.ts';
import { Check, ChevronRight } from 'lucide-preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useEditor } from '../page/context.ts';
import { ariaKeys, keyLabel } from './key-label.ts';
import type { MenuEntries, ShownEntry } from './menu-entry.ts';
import { shownEntries } from './menu-entry.ts';
import type { Anchor } from './place.ts';
import { place } from './place.ts';
import { typeahead } from './typeahead.ts';
import './menu.css';

interface OpenSubmenu {
	readonly index: number;
	readonly element: HTMLElement;
	/** Opened by a key or a click, not by hovering: its first entry gets the focus. */
	readonly focused: boolean;
}

interface MenuListProps {
	readonly entries: MenuEntries;
	readonly anchor: Anchor;
	readonly side: 'below' | 'beside';
	readonly label?: string | undefined;
	/** Whether the first entry gets the focus. */
	readonly focused?: boolean | undefined;
	/** This menu closes: Escape, a click elsewhere. */
	readonly onClose: () => void;
	/** All menus close: an entry ran. */
	readonly onDone: () => void;
	/** Arrow keys that leave the menu: to the next one of a menu bar. */
	readonly onLeave?: ((direction: -1 | 1) => void) | undefined;
}

/** An open menu with its submenus, worked by pointer and by keys as menus are. */
export function MenuList({ entries, anchor, side, label, focused = true, onClose, onDone, onLeave }: MenuListProps) {
	const editor = useEditor();
	const list = useRef<HTMLDivElement>(null);
	const [open, setOpen] = useState<OpenSubmenu | undefined>(undefined);
	const shown = shownEntries(editor, entries);
	const find = useRef(typeahead());

	useLayoutEffect(() => {
		const element = list.current;
		if (element === null) return;
		element.showPopover();
		place(element, anchor, side);
		if (focused) items(element)[0]?.focus();
	}, [anchor, side, focused]);
	useEffect(() => {
		if (side === 'beside') return;
		const closeOutside = (event: Event) => {
			const { target } = event;
			const inside = target instanceof Node && list.current?.contains(target) === true;
			const onAnchor = anchor instanceof HTMLElement && target instanceof Node && anchor.contains(target);
			if (!inside && !onAnchor) onDone();
		};
		window.addEventListener('pointerdown', closeOutside, true);
		window.addEventListener('blur', onDone);
		window.addEventListener('resize', onDone);
		return () => {
			window.removeEventListener('pointerdown', closeOutside, true);
			window.removeEventListener('blur', onDone);
			window.removeEventListener('resize', onDone);
		};
	}, [anchor, side, onDone]);

	function choose(entry: ShownEntry, index: number, element: HTMLElement): void {
		if (!entry.enabled) return;
		if (entry.children !== undefined) {
			setOpen({ index, element, focused: true });
			return;
		}
		onDone();
		void attempt(editor, entry.run);
	}

	function key(event: KeyboardEvent): void {
		const element = list.current;
		if (element === null || !(event.target instanceof HTMLElement)) return;
		const all = items(element);
		const at = all.indexOf(event.target);
		const move = (to: number) => all.at(to % all.length)?.focus();
		const entry = shown[Number(event.target.dataset['index'])];
		event.stopPropagation();
		if (event.key === 'ArrowDown') move(at + 1);
		else if (event.key === 'ArrowUp') move(at < 0 ? -1 : at - 1);
		else if (event.key === 'Home') move(0);
		else if (event.key === 'End') move(-1);
		else if (event.key === 'Escape' || event.key === 'Tab') onClose();
		else if (event.key === 'ArrowRight') {
			if (entry !== undefined && entry !== 'separator' && entry.children !== undefined)
				choose(entry, Number(event.target.dataset['index']), event.target);
			else onLeave?.(1);
		} else if (event.key === 'ArrowLeft') {
			if (side === 'beside') onClose();
			else onLeave?.(-1);
		} else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
			find.current(all, at, event.key)?.focus();
		} else return;
		event.preventDefault();
	}

	return (
		<div ref={list} class="menu" role="menu" aria-label={label} popover="manual" tabIndex={-1} onKeyDown={key}>
			{shown.map((entry, index) =>
				entry === 'separator' ? (
					// biome-ignore lint/a11y/useSemanticElements: `hr` may not stand in a menu's list of roles without this one.
					<div key={`separator ${index}`} class="menu-line" role="separator" />
				) : (
					<button
						key={`${index} ${entry.text}`}
						type="button"
						class="menu-entry"
						{...(entry.on === undefined ? { role: 'menuitem' } : { role: 'menuitemcheckbox', 'aria-checked': entry.on })}
						aria-disabled={!entry.enabled}
						aria-haspopup={entry.children === undefined ? undefined : 'menu'}
						aria-expanded={entry.children === undefined ? undefined : open?.index === index}
						aria-keyshortcuts={ariaKeys(entry.keys)}
						data-index={index}
						tabIndex={-1}
						onClick={(event) => choose(entry, index, event.currentTarget)}
						onPointerMove={(event) => {
							if (open?.index === index) return;
							if (document.activeElement !== event.currentTarget) event.currentTarget.focus();
							if (entry.children !== undefined && entry.enabled) setOpen({ index, element: event.currentTarget, focused: false });
							else if (open !== undefined) setOpen(undefined);
						}}
					>
						<span class="menu-mark">
							{entry.on === true ? (
								<Check size={14} aria-hidden="true" />
							) : (
								entry.icon !== undefined && entry.on === undefined && <entry.icon size={14} aria-hidden="true" />
							)}
						</span>
						<span class="menu-text">{entry.text}</span>
						{entry.keys[0] !== undefined && (
							<span class="menu-keys" aria-hidden="true">
								{keyLabel(entry.keys[0])}
							</span>
						)}
						{entry.children !== undefined && <ChevronRight size={14} aria-hidden="true" />}
					</button>
				),
			)}
			{open !== undefined && (
				<Submenu entry={shown[open.index]} open={open} close={() => setOpen(undefined)} onDone={onDone} onLeave={onLeave} />
			)}
		</div>
	);
}

function Submenu({
	entry,
	open: { element: anchor, focused },
	close,
	onDone,
	onLeave,
}: {
	readonly entry: ShownEntry | 'separator' | undefined;
	readonly open: OpenSubmenu;
	readonly close: () => void;
	readonly onDone: () => void;
	readonly onLeave: MenuListProps['onLeave'];
}) {
	if (entry === undefined || entry === 'separator' || entry.children === undefined) return null;
	const back = () => {
		close();
		anchor.focus();
	};
	return (
		<MenuList
			entries={entry.children}
			anchor={anchor}
			side="beside"
			focused={focused}
			label={entry.text}
			onClose={back}
			onDone={onDone}
			onLeave={onLeave}
		/>
	);
}

/** The entries of one menu, without those of its submenus. */
const items = (list: HTMLElement): readonly HTMLElement[] => [...list.querySelectorAll<HTMLElement>(':scope > .menu-entry')];
