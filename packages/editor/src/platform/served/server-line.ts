import type { FileEvent } from '@tilewright/editor-core/files/files.ts';

/** A line that `tilewright edit` sends: it reports changes from now on; it is still there; something happened to a file. */
export type ServerLine = { readonly type: 'ready' } | { readonly type: 'alive' } | FileEvent;

/** Reads a line of the stream of events; `undefined` for one that this version of the editor does not know. */
export function serverLine(text: string): ServerLine | undefined {
	const { type, path, etag } = fieldsOf(text);
	if (type === 'ready' || type === 'alive') return { type };
	if (typeof path !== 'string') return undefined;
	if (type === 'removed') return { type, path };
	return type === 'changed' && typeof etag === 'string' ? { type, path, version: etag } : undefined;
}

/** The fields of a JSON object; none if the text is something else. */
export function fieldsOf(text: string): Readonly<Record<string, unknown>> {
	try {
		const value: unknown = JSON.parse(text);
		return typeof value === 'object' && value !== null ? { ...value } : {};
	} catch {
		return {};
	}
}
