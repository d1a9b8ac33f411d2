import { service } from '../services/service.ts';
import type { Editor } from './editor.ts';

/** Calls a function when there is nothing else to do. A page knows when that is; elsewhere, the function is called after a moment. */
export type WhenIdle = (work: () => void) => void;

/** Waits until there is nothing else to do. */
export const whenIdle = service(
	'idle time',
	(_: Editor): WhenIdle =>
		(work) =>
			void setTimeout(work, 200),
);
