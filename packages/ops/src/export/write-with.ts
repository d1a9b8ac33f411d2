import type { WriteOptions } from '@tilewright/format';
import type { OneFileFormat, WriteRequest } from './format.ts';

/** The `write` of a format that `@tilewright/format` writes, given these options. */
export function writeWith(own: (request: WriteRequest) => WriteOptions): OneFileFormat['write'] {
	return async (doc, request) => {
		const { writeDocument } = await import('./write-document.ts');
		return writeDocument(doc, { ...request.options, ...own(request) });
	};
}
