import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** The sections that the user opened or closed, by title: they stay that way when something else is selected. */
const open = signal<Readonly<Record<string, boolean>>>({});

/** Rows under a title that can be closed. */
export function Section({
	title,
	isOpenAtFirst,
	actions,
	onKeyDown,
	children,
}: {
	readonly title: string;
	readonly isOpenAtFirst: boolean;
	/** Buttons next to the title. */
	readonly actions?: ComponentChildren;
	/** Keys in it, if it has such buttons. */
	readonly onKeyDown?: (event: KeyboardEvent) => void;
	readonly children: ComponentChildren;
}) {
	const isOpen = open.value[title] ?? isOpenAtFirst;
	const section = (
		<details
			class="properties-section"
			open={isOpen}
			onToggle={({ currentTarget }) => {
				if (currentTarget.open !== isOpen) open.value = { ...open.value, [title]: currentTarget.open };
			}}
		>
			<summary>{title}</summary>
			{isOpen && <div class="properties-lines">{children}</div>}
		</details>
	);
	if (actions === undefined) return section;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to its content.
		<div class="properties-section-box" onKeyDown={onKeyDown}>
			{section}
			<div class="properties-section-actions">{actions}</div>
		</div>
	);
}
