import type { Document, Issue, Kind, Layer, TargetVersion, WriteOptions } from '@tilewright/format';
import { isInfinite, read, TARGET_VERSIONS, walkLayers, write } from '@tilewright/format';
import { zstd } from '@tilewright/format/zstd';
import { prepareZstd } from '@tilewright/format/zstd-encoder';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { isBefore, KEYED_UNTIL } from '../../src/spec/form.ts';
import { KINDS, RESOURCES, XML_KINDS } from '../../src/spec/index.ts';
import { arbitraryDocument } from '../support/arbitrary-document.ts';
import { asInXml } from '../support/as-in-xml.ts';
import { deepFreeze } from '../support/deep-freeze.ts';
import { reportedBy, unreportedDifference } from '../support/unreported-difference.ts';

beforeAll(prepareZstd);

/** Finds a loss that is not reported when a document is written and read again. */
function lossOf(doc: Document, options: WriteOptions): string | undefined {
	const reported: Issue[] = [];
	const bytes = write(deepFreeze(doc), { ...options, onIssue: (issue) => reported.push(issue) });
	const again = read(bytes, { codecs: [zstd] });
	const bad = again.issues.find(({ severity }) => severity === 'error');
	if (bad !== undefined) return `${bad.pointer}: ${bad.message}`;
	// Other tests cover losses in XML.
	if (reported.some(({ code }) => code === 'not-in-syntax')) return undefined;
	return unreportedDifference(options.syntax === 'xml' ? asInXml(doc) : doc, again.doc, reportedBy(reported));
}

const hasGroups = (doc: Document): boolean => doc.type === 'map' && doc.layers.some(({ type }: Layer) => type === 'group');

describe('any document, written for an older version and read, is the same except for reported losses [V1–V4]', () => {
	const casesOf = (kinds: readonly Kind[]): readonly { readonly kind: Kind; readonly version: TargetVersion }[] =>
		TARGET_VERSIONS.flatMap((version) => kinds.map((kind) => ({ kind, version })));
	const keyed = KINDS.filter((kind) => isBefore(RESOURCES[kind].since ?? '0.11', KEYED_UNTIL));

	it.each(casesOf(KINDS))('a $kind in JSON for $version', ({ kind, version }) => holds(kind, { version }));
	it.each(casesOf(XML_KINDS))('a $kind in XML for $version', ({ kind, version }) => holds(kind, { version, syntax: 'xml' }));
	it.each(keyed)('a %s in the keyed forms of json1', (kind) => holds(kind, { keyed: true }));

	function holds(kind: Kind, options: WriteOptions): void {
		const ungrouped = isBeforeGroups(options.version);
		fc.assert(
			fc.property(arbitraryDocument(kind, undefined, options.syntax === 'xml').map(ofOnePlace), (doc) => {
				// Dissolving groups changes the places of layers.
				fc.pre(!(ungrouped && hasGroups(doc)) && (options.syntax !== 'xml' || isOfOnePiece(doc)));
				expect(lossOf(doc, options)).toBeUndefined();
			}),
			{ numRuns: effort(5, 40) },
		);
	}
});

/** In XML, the map decides whether its layers have chunks. */
const isOfOnePiece = (doc: Document): boolean =>
	doc.type !== 'map' || [...walkLayers(doc.layers)].every(({ layer }) => layer.type !== 'tilelayer' || isInfinite(layer) === doc.infinite);

/** With chunks that are close enough to write the map as a finite one. */
function ofOnePlace(doc: Document): Document {
	if (doc.type === 'map') {
		for (const { layer } of walkLayers(doc.layers)) {
			if (layer.type !== 'tilelayer' || !isInfinite(layer)) continue;
			for (const chunk of layer.chunks) {
				chunk.x %= 64;
				chunk.y %= 64;
			}
		}
	}
	return doc;
}

const isBeforeGroups = (version: TargetVersion | undefined): boolean => version?.startsWith('0.') === true;
