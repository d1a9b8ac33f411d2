import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useUniqueId } from './unique-id.ts';
import './tabs.css';

/** One of several pages that share a place. */
export interface TabPage {
	readonly id: string;
	readonly text: string;
	readonly content: ComponentChildren;
}

/** Pages with tabs above them; the arrow keys go from tab to tab. */
export function Tabs({
	label,
	pages,
	first,
}: {
	readonly label: string;
	readonly pages: readonly TabPage[];
	/** The id of the page that is shown first. */
	readonly first?: string | undefined;
}) {
	const base = useUniqueId();
	const [shown, setShown] = useState(first ?? pages[0]?.id);
	const at = pages.findIndex(({ id }) => id === shown);

	function key(event: KeyboardEvent): void {
		const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
		if (step === undefined) return;
		event.preventDefault();
		const page = pages.at(step % pages.length);
		if (page === undefined) return;
		setShown(page.id);
		document.getElementById(`${base}-${page.id}`)?.focus();
	}

	return (
		<div class="tabs">
			<div class="tab-list" role="tablist" aria-label={label}>
				{pages.map(({ id, text }) => (
					<button
						key={id}
						id={`${base}-${id}`}
						type="button"
						class="tab"
						role="tab"
						aria-selected={id === shown}
						aria-controls={`${base}-page`}
						tabIndex={id === shown ? 0 : -1}
						onClick={() => setShown(id)}
						onKeyDown={key}
					>
						{text}
					</button>
				))}
			</div>
			<div id={`${base}-page`} class="tab-page" role="tabpanel" aria-labelledby={`${base}-${shown}`}>
				{pages[at]?.content}
			</div>
		</div>
	);
}
