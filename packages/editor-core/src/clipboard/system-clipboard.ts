import type { Editor } from '../editor/editor.ts';
import { service } from '../services/service.ts';

/** The clipboard that programs share. */
export interface SystemClipboard {
	/** The text on it, that of a map first; `undefined` if the editor may not read it. */
	read(): Promise<string | undefined>;
	/**
	 * Puts a text on it.
	 *
	 * @param isMap - whether it is a map: then it is there as such, too
	 * @returns whether the editor was allowed to do it
	 */
	write(text: string, isMap?: boolean): Promise<boolean>;
}

/** The clipboard of the system; where there is none, nothing leaves the editor. */
export const systemClipboard = service(
	'clipboard of the system',
	(_: Editor): SystemClipboard => ({ read: () => Promise.resolve(undefined), write: () => Promise.resolve(false) }),
);
