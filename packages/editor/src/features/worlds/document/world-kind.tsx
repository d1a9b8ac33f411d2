import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import type { WorldSession } from '@tilewright/editor-core/session/world-session.ts';
import type { DocumentKind } from '../../../contributions/document-kind.ts';
import { placedMaps } from '../placed-maps.ts';
import { WorldContent } from './world-content.tsx';
import { worldSubject } from './world-subject.ts';

/** Worlds: maps side by side. */
export const worldKind: DocumentKind<WorldSession> = {
	content: (session) => <WorldContent session={session} />,
	entries: ['separator', 'AddMapToWorld', 'RemoveMapsFromWorld', 'separator', 'EditWorldPatterns', 'WorldProperties'],
	subject: worldSubject,
	showFinding(editor, session, pointer) {
		const [, list, index] = pointer.split('/');
		const map = list === 'maps' ? session.doc.value.maps[Number(index)] : undefined;
		session.selectedMaps.value = map === undefined ? [] : [map.fileName];
		const place = placedMaps(session).find(({ fileName, isListed }) => isListed && fileName === map?.fileName);
		if (place !== undefined) session.reveal.value?.(place);
		panelControls(editor).value?.show('properties');
	},
};
