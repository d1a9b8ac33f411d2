import { useEffect, useRef } from 'preact/hooks';
import { useEditor } from '../../app/context.ts';
import { text } from '../../messages/text.ts';
import type { Panel } from '../panel.ts';
import './history-panel.css';

/** The steps that can be undone and redone; a click goes to one (rule E156). */
export const historyPanel: Panel = { id: 'history', title: text.panels.history, component: HistoryPanel, place: 'right-middle' };

function HistoryPanel() {
	const { current } = useEditor();
	const list = useRef<HTMLOListElement>(null);
	const session = current.value;
	useEffect(() => list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }));
	if (session === undefined) return <p class="empty">{text.panels.noMap}</p>;
	session.revision.value;
	const { steps, position } = session.history;
	return (
		<ol ref={list} class="steps">
			{[text.panels.opened, ...steps.map(({ name }) => name)].map((name, index) => (
				<li key={index}>
					<button
						type="button"
						class="step"
						data-undone={index > position}
						aria-current={index === position ? 'step' : undefined}
						onClick={() => session.goTo(index)}
					>
						{name}
					</button>
				</li>
			))}
		</ol>
	);
}
