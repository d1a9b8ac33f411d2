import { linkSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';
import { describe, expect, it } from 'vitest';
import { digestOfBytes, newKey, regularFile } from '../src/cache/digests.ts';
import { temporaryFolder } from './support/run.ts';

const KEY = '00112233445566778899aabbccddeeff';
const MOST = 2 ** 20;

/** Some bytes, of which none is 0. */
const bytesOf = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => 1 + ((i * 7919) % 251));

describe('digests of contents', () => {
	// Around the size of the pieces in which files are read, and of the blocks of the cipher.
	it.each([0, 1, 15, 16, 17, 4096, 2 ** 18 - 1, 2 ** 18, 2 ** 18 + 1, 700_000])('are those of files with %i bytes', (length) => {
		const path = join(temporaryFolder(), 'file');
		writeFileSync(path, bytesOf(length));
		expect(regularFile(path, MOST, KEY)?.digest).toBe(digestOfBytes(bytesOf(length), KEY));
	});

	it('differ if any bit does, or the length', () => {
		const whole = bytesOf(300_000);
		const digests = [
			whole,
			whole.subarray(1),
			whole.subarray(0, -1),
			Uint8Array.of(...whole.subarray(0, 5), 0),
			Uint8Array.of(0),
			new Uint8Array(),
		];
		for (const at of [0, 1, 150_000, 2 ** 18 - 1, 2 ** 18, 299_999]) {
			const changed = whole.slice();
			changed[at] = (changed[at] ?? 0) ^ 1;
			digests.push(changed);
		}
		expect(new Set(digests.map((bytes) => digestOfBytes(bytes, KEY))).size).toBe(digests.length);
	});

	it('differ with each key', () => {
		expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
		expect(newKey()).not.toBe(newKey());
		expect(digestOfBytes(bytesOf(100), newKey())).not.toBe(digestOfBytes(bytesOf(100), KEY));
	});

	it('are only of regular files up to a size', () => {
		const folder = temporaryFolder();
		const path = join(folder, 'file');
		writeFileSync(path, bytesOf(100));
		mkdirSync(join(folder, 'folder'));
		expect(regularFile(path, 100, KEY)).toBeDefined();
		expect(regularFile(path, 99, KEY)).toBeUndefined();
		expect(regularFile(join(folder, 'gone'), MOST, KEY)).toBeUndefined();
		expect(regularFile(join(folder, 'folder'), MOST, KEY)).toBeUndefined();
	});

	it.skipIf(platform === 'win32')('are not of links to files, but of each name of a file', () => {
		const folder = temporaryFolder();
		const path = join(folder, 'file');
		writeFileSync(path, bytesOf(100));
		symlinkSync(path, join(folder, 'link'));
		linkSync(path, join(folder, 'name'));
		expect(regularFile(join(folder, 'link'), MOST, KEY)).toBeUndefined();
		expect(regularFile(join(folder, 'name'), MOST, KEY)).toEqual(regularFile(path, MOST, KEY));
	});
});
