import { targetOf } from '@tilewright/editor-core/findings/target.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { DocumentKind } from '../../contributions/document-kind.ts';
import { subjectOf } from '../properties/model/subject.ts';
import { MapContent } from './map-content.tsx';
import { showTarget } from './show-target.ts';

/** Maps: most of the editor is made for them. */
export const mapKind: DocumentKind<MapSession> = {
	content: (session) => <MapContent session={session} />,
	entries: ['ExportAsImage', 'separator', 'MapProperties'],
	subject: (session) =>
		subjectOf({
			kind: session.inspected.value,
			map: session.structure.value,
			path: session.path.value,
			graph: session.structureGraph.value,
			layers: session.selectedLayers.value,
			objects: session.selectedObjects.value,
			tileset: session.currentTileset.value,
			tiles: session.selectedTiles.value,
		}),
	showFinding: (editor, session, pointer) => showTarget(editor, session, targetOf(session.map.value, pointer)),
};
