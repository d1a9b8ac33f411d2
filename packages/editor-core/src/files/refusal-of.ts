import type { Refused } from '@tilewright/ops';

/** Returns the reason why the browser did not read or write a file. */
export function refusalOf(error: unknown): Refused {
	const name = error instanceof Error ? error.name : '';
	if (name === 'NoModificationAllowedError') return { refused: 'forbidden', why: 'it is locked, or may only be read' };
	if (name === 'NotAllowedError') return { refused: 'forbidden', why: 'the browser has no permission for it; open it again' };
	return { refused: 'unreadable', why: error instanceof Error ? error.message : String(error) };
}
