import type { Session } from '@tilewright/editor-core/session/session.ts';
import { Settings2 } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import { kindOf } from '../../contributions/kind-of.ts';
import type { Panel } from '../../contributions/panel.ts';
import { panelsWords } from '../../contributions/panels-words.ts';
import type { Subject } from '../../contributions/thing.ts';
import { useEditor } from '../../page/context.ts';
import { useDeferred } from '../../ui/use-deferred.ts';
import { CustomProperties } from './custom-properties.tsx';
import { FieldSections } from './field-sections.tsx';
import type { Form } from './form.ts';
import { formOf, subjectKey } from './form.ts';
import { FormHead } from './form-head.tsx';
import { keepSubject } from './model/keep-subject.ts';
import { propertiesWords } from './properties-words.ts';
import './properties.css';

/** All fields and custom properties of the selected things (rules E103–E110). */
export const propertiesPanel: Panel = {
	id: 'properties',
	title: propertiesWords.title,
	icon: Settings2,
	component: PropertiesPanel,
	place: 'left',
};

/** More objects than this are looked at in a task of its own. */
const MANY = 500;

function PropertiesPanel() {
	const session = useEditor().current.value;
	if (session === undefined) return <p class="empty">{panelsWords.noMap}</p>;
	return <PropertiesOf key={session.id} session={session} />;
}

function PropertiesOf({ session }: { readonly session: Session }) {
	const editor = useEditor();
	const before = useRef<Subject | undefined>(undefined);
	const subject = useDeferred(
		() => {
			session.structure.value;
			before.current = keepSubject(before.current, kindOf(editor, session).subject());
			return before.current;
		},
		() => session.kind === 'map' && session.inspected.value === 'objects' && session.selectedObjects.value.length > MANY,
	);
	const host = useRef<HTMLDivElement>(null);
	useEffect(() => (host.current === null ? undefined : commitBeforeLeaving(host.current)), []);
	const shown = subject.value;
	const form: Form | undefined = shown && formOf(editor, session, shown);
	return (
		<div ref={host} class="properties" onFocusOut={() => session.endMerging()}>
			{form === undefined ? (
				<p class="empty">{propertiesWords.nothing}</p>
			) : (
				<div key={subjectKey(form.subject)}>
					<FormHead form={form} />
					<FieldSections form={form} />
					{hasProperties(form.subject) && <CustomProperties form={form} />}
				</div>
			)}
		</div>
	);
}

/** The places of maps in a world have no custom properties. */
const hasProperties = ({ fields }: Subject): boolean => fields.some(({ name }) => name === 'properties');

/** Commits typed text to the things that are shown now, before a press elsewhere selects others. */
function commitBeforeLeaving(host: HTMLElement): () => void {
	const ending = new AbortController();
	const commit = ({ target }: Event): void => {
		const active = document.activeElement;
		if (active instanceof HTMLElement && host.contains(active) && !(target instanceof Node && host.contains(target))) active.blur();
	};
	window.addEventListener('pointerdown', commit, { capture: true, signal: ending.signal });
	return () => ending.abort();
}
