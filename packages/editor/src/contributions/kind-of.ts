import { signal } from '@preact/signals';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import type { VNode } from 'preact';
import type { MenuEntry } from '../ui/menu-entry.ts';
import type { DocumentKind, DocumentKinds } from './document-kind.ts';
import type { Subject } from './thing.ts';

/** The kinds of documents that features have contributed. */
export const documentKinds = service('kinds of documents', (_: Editor) => signal<Partial<DocumentKinds>>({}));

/** The abilities of the editor for one open document. */
export interface KnownDocument {
	readonly content: () => VNode;
	readonly entries: readonly MenuEntry[];
	readonly subject: () => Subject | undefined;
	readonly showFinding: (pointer: string) => void;
}

/** Returns the abilities of the editor for an open document. @throws TypeError if no feature knows its kind */
export function kindOf(editor: Editor, session: Session): KnownDocument {
	const kinds = documentKinds(editor).value;
	switch (session.kind) {
		case 'map':
			return known(editor, kinds.map, session);
		case 'tileset':
			return known(editor, kinds.tileset, session);
		case 'template':
			return known(editor, kinds.template, session);
		case 'world':
			return known(editor, kinds.world, session);
	}
}

function known<S extends Session>(editor: Editor, kind: DocumentKind<S> | undefined, session: S): KnownDocument {
	if (kind === undefined) throw new TypeError(`No feature shows documents of the kind ${session.kind}.`);
	return {
		content: () => kind.content(session),
		entries: kind.entries,
		subject: () => kind.subject(session),
		showFinding: (pointer) => kind.showFinding(editor, session, pointer),
	};
}
