import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import type { DocumentKind } from '../../../contributions/document-kind.ts';
import { showTilesetFinding } from './show-tileset-finding.ts';
import { TilesetContent } from './tileset-content.tsx';
import { tilesetDocumentSubject } from './tileset-document-subject.ts';

/** Tilesets in files of their own. */
export const tilesetKind: DocumentKind<TilesetSession> = {
	content: (session) => <TilesetContent session={session} />,
	entries: [
		'separator',
		'AddTiles',
		'RemoveTiles',
		'ReplaceTilesetImage',
		'separator',
		'ShowAnimationEditor',
		'EditCollision',
		'EditWang',
		'RelocateTiles',
		'separator',
		'TilesetProperties',
	],
	subject: tilesetDocumentSubject,
	showFinding: showTilesetFinding,
};
