import type { VNode } from 'preact';
import type { Editor } from '../app/editor.ts';
import type { Subject } from '../panels/properties/model/thing.ts';
import type { Session } from '../session/session.ts';
import type { MenuEntry } from '../ui/menu-entry.ts';
import type { DocumentKind } from './kind.ts';
import { mapKind } from './map/map-kind.tsx';
import { templateKind } from './template/template-kind.tsx';
import { tilesetKind } from './tileset/tileset-kind.tsx';
import { worldKind } from './world/world-kind.tsx';

/** What the editor does with one open document. */
export interface KnownDocument {
	readonly content: () => VNode;
	readonly entries: readonly MenuEntry[];
	readonly subject: () => Subject | undefined;
	readonly showFinding: (editor: Editor, pointer: string) => void;
}

/** What the editor does with an open document, as its kind says. */
export function kindOf(session: Session): KnownDocument {
	switch (session.kind) {
		case 'map':
			return known(mapKind, session);
		case 'tileset':
			return known(tilesetKind, session);
		case 'template':
			return known(templateKind, session);
		case 'world':
			return known(worldKind, session);
	}
}

const known = <S extends Session>({ content, entries, subject, showFinding }: DocumentKind<S>, session: S): KnownDocument => ({
	content: () => content(session),
	entries,
	subject: () => subject(session),
	showFinding: (editor, pointer) => showFinding(editor, session, pointer),
});
