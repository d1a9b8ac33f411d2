import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import { findingsOf } from '@tilewright/editor-core/findings/follow-findings.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import { findingsPanel } from '../features/findings/findings-panel.tsx';
import { useEditor } from '../page/context.ts';
import { mapFrameWords } from './map-frame-words.ts';

/** The number of errors and warnings of the current map; a click shows them (rule E138). */
export function FindingsCount({ session }: { readonly session: Session }) {
	const editor = useEditor();
	const findings = useMemo(() => findingsOf(session), [session]).value;
	const errors = findings.filter(({ severity }) => severity === 'error').length;
	const warnings = findings.filter(({ severity }) => severity === 'warning').length;
	return (
		<button
			type="button"
			class="status-button"
			aria-label={mapFrameWords.findings(errors, warnings)}
			data-tip={mapFrameWords.findings(errors, warnings)}
			onClick={() => panelControls(editor).value?.show(findingsPanel.id)}
		>
			{errors === 0 && warnings === 0 && <CircleCheck size={14} aria-hidden="true" />}
			{errors > 0 && <CircleAlert class="error" size={14} aria-hidden="true" />}
			{errors > 0 && errors}
			{warnings > 0 && <TriangleAlert class="warning" size={14} aria-hidden="true" />}
			{warnings > 0 && warnings}
		</button>
	);
}
