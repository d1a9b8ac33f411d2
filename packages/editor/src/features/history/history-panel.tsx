import type { Session } from '@tilewright/editor-core/session/session.ts';
import { History, Save } from 'lucide-preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Panel } from '../../contributions/panel.ts';
import { panelsWords } from '../../contributions/panels-words.ts';
import { useEditor } from '../../page/context.ts';
import { useVirtualRows } from '../../ui/use-virtual-rows.ts';
import { historyWords } from './history-words.ts';
import './history-panel.css';

/** The steps that can be undone and redone; a click goes to one (rule E156). */
export const historyPanel: Panel = {
	id: 'history',
	title: historyWords.history,
	icon: History,
	component: HistoryPanel,
	place: 'right-top',
};

/** The height of a row, in pixels; the style sheet has the same. */
const ROW = 26;

function HistoryPanel() {
	const session = useEditor().current.value;
	if (session === undefined) return <p class="empty">{panelsWords.noMap}</p>;
	return <Steps key={session.id} session={session} />;
}

function Steps({ session }: { readonly session: Session }) {
	session.revision.value;
	const { steps, position, savedPosition } = session.history;
	const host = useRef<HTMLDivElement>(null);
	const list = useVirtualRows(host, steps.length + 1, ROW);
	useLayoutEffect(() => list.reveal(position), [position, steps.length]);

	function key(event: KeyboardEvent): void {
		const to = { ArrowUp: position - 1, ArrowDown: position + 1, Home: 0, End: steps.length }[event.key];
		if (to === undefined) return;
		event.preventDefault();
		event.stopPropagation();
		session.goTo(Math.min(steps.length, Math.max(0, to)));
	}

	return (
		<div ref={host} class="steps-scroller">
			<div
				class="steps"
				role="listbox"
				aria-label={historyWords.history}
				aria-activedescendant={`step-${position}`}
				tabIndex={0}
				style={{ height: list.height }}
				onKeyDown={key}
			>
				{list.rows.map(({ index, top }) => (
					// biome-ignore lint/a11y/useKeyWithClickEvents: the list has the keys.
					// biome-ignore lint/a11y/useFocusableInteractive: the list has the focus, and says which step is active.
					<div
						key={index}
						id={`step-${index}`}
						class="step"
						role="option"
						aria-selected={index === position}
						aria-posinset={index + 1}
						aria-setsize={steps.length + 1}
						data-undone={index > position}
						style={{ top }}
						onClick={() => session.goTo(index)}
					>
						<span class="step-name">{index === 0 ? historyWords.opened : steps[index - 1]?.name}</span>
						{index > 0 && index === savedPosition && (
							<span class="step-saved">
								<Save size={13} aria-hidden="true" />
								{historyWords.saved}
							</span>
						)}
					</div>
				))}
			</div>
		</div>
	);
}
