import { service } from '../services/service.ts';
import type { Session } from '../session/session.ts';

/** The draft that a document was restored from: it goes in the moment in which the document is stored again. */
export interface TakenDraft {
	readonly id: string;
	/** The content of the file that its steps begin with; `undefined` if they begin with a document. */
	readonly bytes: Uint8Array | undefined;
	/** To be called when the document is stored, or cannot be stored: then the draft stays. */
	readonly end: () => void;
}

const taken = service('the draft that it was restored from', (_: Session): { draft?: TakenDraft | undefined } => ({}));

/** Hands a draft over to the code that records the session restored from it. @returns when that is done */
export const handOverDraft = (session: Session, draft: Omit<TakenDraft, 'end'>): Promise<void> =>
	new Promise((end) => {
		taken(session).draft = { ...draft, end };
	});

/** Returns the draft that was handed over with a session, until it has ended. */
export const takenDraft = (session: Session): TakenDraft | undefined => taken(session).draft;

/** Ends the draft that was handed over: the stored document takes its place. */
export function endTakenDraft(session: Session): void {
	taken(session).draft?.end();
	taken(session).draft = undefined;
}
