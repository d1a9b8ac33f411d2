import type { Signal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { Camera } from './camera.ts';
import type { DocumentSession, SessionStart } from './document-session.ts';
import { documentSession } from './document-session.ts';

/** An open object template. */
export interface TemplateSession extends DocumentSession<'template'> {
	/** The part of the object that the view shows; `undefined` until it was moved. */
	readonly camera: Signal<Camera | undefined>;
}

/** Starts editing an object template. */
export const templateSession = (start: SessionStart<'template'>): TemplateSession => ({
	...documentSession<'template'>(start),
	camera: signal(undefined),
});
