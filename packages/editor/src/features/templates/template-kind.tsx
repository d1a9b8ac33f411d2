import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import type { TemplateSession } from '@tilewright/editor-core/session/template-session.ts';
import type { DocumentKind } from '../../contributions/document-kind.ts';
import { TemplateContent } from './template-content.tsx';
import { templateSubject } from './template-subject.ts';

/** Object templates. */
export const templateKind: DocumentKind<TemplateSession> = {
	content: (session) => <TemplateContent session={session} />,
	entries: [],
	subject: templateSubject,
	// All findings are about the one object.
	showFinding: (editor) => panelControls(editor).value?.show('properties'),
};
