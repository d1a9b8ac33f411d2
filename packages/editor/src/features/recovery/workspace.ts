import { effect } from '@preact/signals';
import { frontOf, putInFront } from '@tilewright/editor-core/documents/front.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { rootKey } from '@tilewright/editor-core/files/root-key.ts';
import type { Camera } from '@tilewright/editor-core/session/camera.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { openPath } from '../../opening/open-path.ts';

/** The documents that were open when the page was left, with their views (rule E121). */
export interface Workspace {
	readonly root: string;
	readonly rootName: string;
	readonly open: readonly OpenFile[];
	/** The path of the document that was shown. */
	readonly active: string | undefined;
}

interface OpenFile {
	readonly path: string;
	readonly camera?: Camera;
	readonly layer?: number;
}

const KEY = 'tilewright.workspace';
const PAUSE = 300;

/** Remembers the open documents, so that they can be opened again. */
export function keepWorkspace(editor: Editor): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	effect(() => {
		const workspace = workspaceOf(editor);
		clearTimeout(timer);
		if (workspace.open.length > 0) timer = setTimeout(() => localStorage.setItem(KEY, JSON.stringify(workspace)), PAUSE);
	});
}

function workspaceOf({ files: { value: files }, sessions, current }: Editor): Workspace {
	const own = sessions.value.filter((session) => session.files === files && session.hasFile.value);
	return {
		root: rootKey(files),
		rootName: files.name,
		active: current.value?.path.value,
		open: own.map((session) => ({ path: session.path.value, ...shownOf(session) })),
	};
}

/** Returns the part of a document that is shown. A tileset begins at its first tile again. */
function shownOf(session: Session): Omit<OpenFile, 'path'> {
	if (session.kind === 'tileset') return {};
	const camera = session.camera.value;
	const layer = session.kind === 'map' ? session.currentLayerId.value : undefined;
	return { ...(camera !== undefined && { camera }), ...(layer !== undefined && { layer }) };
}

function show(session: Session, { camera, layer }: OpenFile): void {
	if (session.kind === 'tileset') return;
	if (camera !== undefined && isCamera(camera)) session.camera.value = camera;
	if (session.kind === 'map' && layer !== undefined) session.selectLayer(layer);
}

/** Returns the documents that were open last; `undefined` if none was. */
export function lastWorkspace(): Workspace | undefined {
	try {
		const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
		return isWorkspace(value) ? value : undefined;
	} catch {
		return undefined;
	}
}

const isWorkspace = (value: unknown): value is Workspace =>
	typeof value === 'object' &&
	value !== null &&
	'root' in value &&
	typeof value.root === 'string' &&
	'rootName' in value &&
	typeof value.rootName === 'string' &&
	'open' in value &&
	Array.isArray(value.open) &&
	value.open.every((file: unknown) => typeof file === 'object' && file !== null && 'path' in file && typeof file.path === 'string');

/** Opens the documents that were open last, with their views. Those that are gone are left out. */
export async function openWorkspace(editor: Editor, files: Files, { open, active }: Workspace): Promise<void> {
	editor.files.value = files;
	const known = new Set(await files.list());
	const front = frontOf(editor);
	for (const file of open) {
		if (!known.has(file.path)) continue;
		const before = editor.sessions.value;
		const session = await openPath(editor, file.path, files, front);
		// The user may have opened it in the meantime, and be anywhere in it.
		if (session !== undefined && !before.includes(session)) show(session, file);
	}
	const shown = editor.sessions.value.find((session) => session.files === files && session.path.value === active);
	if (shown !== undefined) putInFront(editor, shown, front);
}

const isCamera = ({ center, scale }: Camera): boolean => [center?.x, center?.y].every(Number.isFinite) && scale > 0;
