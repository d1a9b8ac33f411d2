import { batch } from '@preact/signals-core';
import type { Editor } from '../editor/editor.ts';
import { service } from '../services/service.ts';
import type { Session } from '../session/session.ts';

/** The document that opening has put in front, and the documents that were open then, so that a tab to which the user went in the meantime stays in front. */
export interface Front {
	/** Openings that began later have higher numbers. */
	readonly number: number;
	shown: Session | undefined;
	readonly open: Set<Session>;
}

let lastNumber = 0;

/** The opening that has put a document in front last. */
const bringing = service('what has put it in front', (_: Session): { by?: Front } => ({}));

/** To be taken when opening begins. */
export const frontOf = ({ current, sessions }: Editor): Front => ({
	number: ++lastNumber,
	shown: current.value,
	open: new Set(sessions.value),
});

/** The same for documents that are opened behind the one in front. */
export const behind = (editor: Editor): Front => ({ ...frontOf(editor), shown: undefined });

/**
 * Puts a document in front, and opens it if it is not open yet; behind the tab to which the user went since the front was taken, or which the user
 * asked for later.
 */
export function putInFront(editor: Editor, session: Session, front: Front): void {
	const { value: now } = editor.current;
	const isLater = now !== undefined && (bringing(now).by?.number ?? 0) > front.number;
	const hasLeft = isLater || (now !== undefined && now !== front.shown && front.open.has(now));
	batch(() => {
		if (!editor.sessions.value.includes(session)) editor.open(session);
		editor.current.value = hasLeft ? now : session;
	});
	if (!hasLeft) bringing(session).by = front;
	front.shown = session;
	front.open.add(session);
}
