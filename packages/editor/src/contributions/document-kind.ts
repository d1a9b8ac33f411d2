import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import type { TemplateSession } from '@tilewright/editor-core/session/template-session.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import type { WorldSession } from '@tilewright/editor-core/session/world-session.ts';
import type { VNode } from 'preact';
import type { MenuEntry } from '../ui/menu-entry.ts';
import type { Subject } from './thing.ts';

/** The abilities of the editor for a kind of document. */
export interface DocumentKind<S extends Session> {
	/** The content of its tab. */
	readonly content: (session: S) => VNode;
	/** The menu of its tab, after the entries that all kinds have. */
	readonly entries: readonly MenuEntry[];
	/** The subject of the properties panel: what is selected in the document, else the document. */
	readonly subject: (session: S) => Subject | undefined;
	/** Selects and shows the part of the document that a finding is about. */
	readonly showFinding: (editor: Editor, session: S, pointer: string) => void;
}

/** All kinds of documents. */
export interface DocumentKinds {
	readonly map: DocumentKind<MapSession>;
	readonly tileset: DocumentKind<TilesetSession>;
	readonly template: DocumentKind<TemplateSession>;
	readonly world: DocumentKind<WorldSession>;
}
