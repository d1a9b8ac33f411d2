import { useEditor } from '../../app/context.ts';
import { text } from '../../messages/text.ts';
import type { Panel } from '../panel.ts';

/** The steps that can be undone and redone; a click goes to one (rule E156). */
export const historyPanel: Panel = { id: 'history', title: text.panels.history, component: HistoryPanel, place: 'right-top' };

function HistoryPanel() {
	const { current } = useEditor();
	const session = current.value;
	if (session === undefined) return <p class="empty">{text.panels.noMap}</p>;
	session.revision.value;
	const { steps, position } = session.history;
	return (
		<ol class="steps">
			{[text.panels.opened, ...steps.map(({ name }) => name)].map((name, index) => (
				<li key={index}>
					<button type="button" aria-current={index === position ? 'step' : undefined} onClick={() => session.goTo(index)}>
						{name}
					</button>
				</li>
			))}
		</ol>
	);
}
