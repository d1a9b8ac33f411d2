import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import type { VNode } from 'preact';
import type { Subject } from '../../features/properties/model/thing.ts';
import type { MenuEntry } from '../../ui/menu-entry.ts';

/** What the editor does with a kind of document. Everything that all kinds have in common asks the list of kinds. */
export interface DocumentKind<S extends Session> {
	/** What its tab shows. */
	readonly content: (session: S) => VNode;
	/** The menu of its tab, after the entries that all kinds have. */
	readonly entries: readonly MenuEntry[];
	/** What the properties panel shows: what is selected in the document, else the document. */
	readonly subject: (session: S) => Subject | undefined;
	/** Selects and shows what a finding is about. */
	readonly showFinding: (editor: Editor, session: S, pointer: string) => void;
}
