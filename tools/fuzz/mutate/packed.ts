import { deflateSync, gzipSync, inflateSync } from 'node:zlib';
import type { Random } from '../../../packages/format/test/support/random.ts';
import { pick } from '../../../packages/format/test/support/random.ts';
import { mutateBytes } from './bytes.ts';

/** Base64 of a length that tile data has. */
const BASE64 = /[A-Za-z0-9+/]{12,}={0,2}/g;

/** Damages compressed tile data inside of its base64, so that the damage reaches the decoder. */
export function mutatePacked(text: string, random: Random): string {
	const one = pick(random, [...text.matchAll(BASE64)], undefined);
	if (one === undefined) return text;
	const changed = damaged(new Uint8Array(Buffer.from(one[0], 'base64')), random);
	return text.slice(0, one.index) + Buffer.from(changed).toString('base64') + text.slice(one.index + one[0].length);
}

function damaged(bytes: Uint8Array, random: Random): Uint8Array {
	if (random(3) > 0) return mutateBytes(bytes, random);
	// Packed well, but with other content: too long, too short, or with odd GIDs.
	const content = random(2) === 0 ? new Uint8Array(random(100_000)) : unpacked(bytes);
	const pack = pick(random, [deflateSync, gzipSync], deflateSync);
	return new Uint8Array(pack(mutateBytes(content, random)));
}

function unpacked(bytes: Uint8Array): Uint8Array {
	try {
		return inflateSync(bytes);
	} catch {
		return bytes;
	}
}
