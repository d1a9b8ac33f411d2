import type { ReadonlySignal } from '@preact/signals';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { Lock, X } from 'lucide-preact';
import { documentTabsWords } from '../contributions/document-tabs-words.ts';
import type { Panel } from '../contributions/panel.ts';
import { mapFrameWords } from './map-frame-words.ts';
import { tabName } from './tab-name.ts';

/** The tab of a map: its file, a lock if that cannot be written, a mark while it has unsaved changes, and a cross. Dockview gives the tab its role and keys. */
export function MapTab({
	session,
	sessions,
	onClose,
}: {
	readonly session: Session;
	/** All that are open. */
	readonly sessions: ReadonlySignal<readonly Session[]>;
	readonly onClose: () => void;
}) {
	const path = session.path.value;
	const unsaved = session.modified.value;
	const marks = [...(unsaved ? [mapFrameWords.unsaved] : []), ...(session.isReadOnly.value ? [documentTabsWords.readOnly] : [])];
	return (
		<div
			class="dock-tab map-tab"
			data-tip={marks.length > 0 ? `${path} (${marks.join(', ')})` : path}
			onAuxClick={(event) => {
				if (event.button === 1) onClose();
			}}
		>
			<span>
				{tabName(
					path,
					sessions.value.map((each) => each.path.value),
				)}
			</span>
			{session.isReadOnly.value && <Lock size={12} aria-hidden="true" />}
			<span
				class="dock-tab-close"
				data-unsaved={unsaved}
				aria-hidden="true"
				onPointerDown={(event) => event.stopPropagation()}
				onClick={onClose}
			>
				<span class="dock-tab-dot" />
				<X class="dock-tab-cross" size={14} />
			</span>
		</div>
	);
}

/** The tab of a panel. */
export function PanelTab({ panel: { icon: Icon, title } }: { readonly panel: Panel }) {
	return (
		<div class="dock-tab">
			{Icon !== undefined && <Icon size={14} aria-hidden="true" />}
			<span>{title}</span>
		</div>
	);
}
