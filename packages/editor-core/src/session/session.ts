import type { Document } from '@tilewright/format';
import type { SessionStart } from './document-session.ts';
import type { MapSession } from './map-session.ts';
import { mapSession } from './map-session.ts';
import type { TemplateSession } from './template-session.ts';
import { templateSession } from './template-session.ts';
import type { TilesetSession } from './tileset-session.ts';
import { tilesetSession } from './tileset-session.ts';
import type { WorldSession } from './world-session.ts';
import { worldSession } from './world-session.ts';

/** An open document of any kind. `kind` tells which. */
export type Session = MapSession | TilesetSession | TemplateSession | WorldSession;

/** The state from which the session of a document of any kind starts. */
export type AnyStart = Omit<SessionStart, 'doc'> & { readonly doc: Document };

/** Starts editing a document, whatever its kind. */
export function startSession({ doc, ...start }: AnyStart): Session {
	switch (doc.type) {
		case 'map':
			return mapSession({ ...start, doc });
		case 'tileset':
			return tilesetSession({ ...start, doc });
		case 'template':
			return templateSession({ ...start, doc });
		case 'world':
			return worldSession({ ...start, doc });
	}
}
