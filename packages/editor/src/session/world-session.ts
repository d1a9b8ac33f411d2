import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { Camera } from '../viewport/camera.ts';
import type { DocumentSession, SessionStart } from './document-session.ts';
import { documentSession } from './document-session.ts';

/** An open world. */
export interface WorldSession extends DocumentSession<'world'> {
	/** The file names of the selected maps, as the world has them. */
	readonly selectedMaps: Signal<readonly string[]>;
	/** What the view of the world shows; `undefined` until it was moved. */
	readonly camera: Signal<Camera | undefined>;
}

/** Starts editing a world. */
export const worldSession = (start: SessionStart<'world'>): WorldSession => ({
	...documentSession<'world'>(start),
	selectedMaps: signal([]),
	camera: signal(undefined),
});
