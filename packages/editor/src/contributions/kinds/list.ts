import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import type { VNode } from 'preact';
import { mapKind } from '../../features/maps/map-kind.tsx';
import type { Subject } from '../../features/properties/model/thing.ts';
import { templateKind } from '../../features/templates/template-kind.tsx';
import { tilesetKind } from '../../features/tilesets/document/tileset-kind.tsx';
import { worldKind } from '../../features/worlds/document/world-kind.tsx';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import type { DocumentKind } from './kind.ts';

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
