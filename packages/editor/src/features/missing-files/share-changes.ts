import { effect } from '@preact/signals';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { readReferences } from './missing-files.ts';

/**
 * Shows unsaved changes to open tilesets and templates in the documents that use them (rules E64, E97). Worlds show maps as
 * they were saved: drawing all of a map small with each stroke would take too long.
 *
 * @returns a function that ends this
 */
export function shareChanges(editor: Editor): () => void {
	let before: readonly Session[] = [];
	return effect(() => {
		const sessions = editor.sessions.value;
		for (const session of sessions) for (const used of sessions) if (isShared(used, session, sessions)) share(used, session);
		// Unsaved changes are gone with the tab.
		for (const closed of before) {
			if (sessions.includes(closed) || closed.kind === 'map' || !closed.modified.peek()) continue;
			for (const session of sessions) if (uses(session, closed)) void readReferences(session);
		}
		before = sessions;
	});
}

function isShared(used: Session, session: Session, sessions: readonly Session[]): boolean {
	if (used === session || used.files !== session.files || first(used, sessions) !== used) return false;
	return used.kind === 'tileset' || used.kind === 'template' || (used.kind === 'map' && session.kind === 'world' && !used.modified.value);
}

/** The first session of a file. Of two, which restored changes can lead to, only one can be shown in others. */
const first = ({ files, path }: Session, sessions: readonly Session[]): Session | undefined =>
	sessions.find((other) => other.files === files && other.path.value === path.value);

const uses = (session: Session, { files, path }: Session): boolean =>
	session.files === files && session.loaded.peek().files.has(path.peek());

/** Puts a document as it is now into the graph of another. */
function share(used: Session, session: Session): void {
	const path = used.path.value;
	const loaded = session.loaded.value;
	const known = loaded.files.get(path);
	if (known === undefined) return;
	// The cells of maps change with each stroke: their new documents matter when they are saved.
	const { files } = used.kind === 'map' ? used.graph.peek() : used.graph.value;
	const now = files.get(path);
	// The files that it refers to are read a moment after a change: the same document may get other links.
	if (now === undefined || (known.doc === now.doc && known.links === now.links)) return;
	// Its findings may be mended by now; its own tab shows the present ones.
	const issues = loaded.issues.filter(({ file }) => file !== path);
	const { doc, links } = now;
	session.loaded.value = { ...loaded, issues, files: new Map(loaded.files).set(path, { ...known, doc, links }) };
}
