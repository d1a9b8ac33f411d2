import { read } from '@tilewright/format';
import { parsed, results } from '../../tests/support/agreement.ts';

/** The findings that end the check before the form of the document is known, or are about more than its form. */
const NOT_COMPARED = new Set(['too-large', 'too-deep', 'unknown-kind', 'too-many']);

/** Says how the published schema, run by ajv, and our check disagree about the form of a document; `undefined` if they agree. */
export function disagreementAbout(bytes: Uint8Array): string | undefined {
	try {
		const json = parsed(bytes);
		if (json === undefined) return undefined;
		const { issues, source } = read(bytes);
		if (issues.some(({ code }) => NOT_COMPARED.has(code))) return undefined;
		// The older position of an image layer may be a fraction: before the check, it is moved to fields that allow fractions.
		if (source.upgraded.includes('080-image-layer-position')) return undefined;
		const { schema, ours } = results(bytes, json.value);
		if ((schema === '') === (ours === '')) return undefined;
		return schema === '' ? `agreement: only our check finds ${ours}` : `agreement: only the schema finds ${schema}`;
	} catch (error) {
		return `thrown: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
	}
}
