import type { WriteOptions } from '@tilewright/format';
import type { OneFileFormat, WriteRequest } from './format.ts';

/** The `write` of a format that `@tilewright/format` writes, given these options. */
export function writeWith(own: (request: WriteRequest) => WriteOptions): OneFileFormat['write'] {
	return async (doc, request) => {
		const { writeDocumentAside } = await import('./write-document.ts');
		return await writeDocumentAside(doc, { ...request.options, ...own(request) });
	};
}
