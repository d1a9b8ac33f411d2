import { batch } from '@preact/signals';
import type { Editor } from '../app/editor.ts';
import type { Session } from '../session/session.ts';

/** What opening documents has put in front, and which documents were open then: so that a tab to which the user went meanwhile stays in front. */
export interface Front {
	shown: Session | undefined;
	readonly open: Set<Session>;
}

/** To be taken when opening begins. */
export const frontOf = ({ current, sessions }: Editor): Front => ({ shown: current.value, open: new Set(sessions.value) });

/** Puts a document in front, and opens it if it is not open yet; behind the tab to which the user went since the front was taken. */
export function putInFront(editor: Editor, session: Session, front: Front): void {
	const { value: now } = editor.current;
	const hasLeft = now !== undefined && now !== front.shown && front.open.has(now);
	batch(() => {
		if (!editor.sessions.value.includes(session)) editor.open(session);
		editor.current.value = hasLeft ? now : session;
	});
	front.shown = session;
	front.open.add(session);
}
