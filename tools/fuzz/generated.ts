import { write } from '@tilewright/format';
import fc from 'fast-check';
import { KINDS } from '../../packages/format/src/spec/index.ts';
import { arbitraryDocument } from '../../packages/format/test/support/arbitrary-document.ts';
import type { Random } from '../../packages/format/test/support/random.ts';
import { pick } from '../../packages/format/test/support/random.ts';
import type { Seed } from './seeds.ts';

const KNOWN = new Map(KINDS.map((kind) => [kind, arbitraryDocument(kind)]));

/** A valid document that no person has written, with fields in unusual combinations. */
export function generated(random: Random): Seed {
	const kind = pick(random, KINDS, 'map');
	const [doc] = fc.sample(KNOWN.get(kind) ?? arbitraryDocument(kind), { seed: random(2 ** 31), numRuns: 1 });
	if (doc === undefined) return { name: 'generated', bytes: new Uint8Array() };
	const syntax = kind !== 'world' && random(2) === 0 ? 'xml' : 'json';
	return { name: `generated ${kind} in ${syntax}`, bytes: write(doc, { syntax }) };
}
