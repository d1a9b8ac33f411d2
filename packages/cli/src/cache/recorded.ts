import type { Loaded, Loader } from '@tilewright/ops';
import type { DigestKey } from './digests.ts';
import { digestOf, digestOfBytes } from './digests.ts';

/** A question to the disk, and a digest of the answer. */
export type Call =
	| readonly ['resolve', reference: string, from: string, digest: string]
	| readonly ['load' | 'copy' | 'list' | 'there', path: string, digest: string];

/** The disk, as commands see it. */
export interface Disk {
	readonly loader: Loader;
	/** Loads files that are copied. */
	readonly copies?: Loader;
	readonly isThere: (path: string) => Promise<boolean>;
}

/** A disk that keeps a list of all that it is asked. */
export interface Recorded extends Disk {
	readonly calls: Iterable<Call>;
}

const digestOfFile = (loaded: Loaded, key: DigestKey): string => ('bytes' in loaded ? digestOfBytes(loaded.bytes, key) : digestOf(loaded));

/** Records all calls of a disk. The result of a command is a function of the answers to them. */
export function recorded({ loader, copies, isThere }: Disk, key: DigestKey): Recorded {
	const calls = new Map<string, Call>();
	const note = (call: Call): void => {
		calls.set(JSON.stringify(call.slice(0, -1)), call);
	};
	const { list } = loader;
	return {
		...(copies !== undefined && {
			copies: {
				...copies,
				load: async (path: string) => {
					const loaded = await copies.load(path);
					note(['copy', path, digestOfFile(loaded, key)]);
					return loaded;
				},
			},
		}),
		calls: { [Symbol.iterator]: () => calls.values() },
		isThere: async (path) => {
			const is = await isThere(path);
			note(['there', path, digestOf(is)]);
			return is;
		},
		loader: {
			resolve: (reference, from) => {
				const resolved = loader.resolve(reference, from);
				note(['resolve', reference, from, digestOf(resolved)]);
				return resolved;
			},
			load: async (path) => {
				const loaded = await loader.load(path);
				note(['load', path, digestOfFile(loaded, key)]);
				return loaded;
			},
			...(list !== undefined && {
				list: async (folder: string) => {
					const names = await list(folder);
					note(['list', folder, digestOf(names)]);
					return names;
				},
			}),
		},
	};
}

/**
 * The digest of the answer that a call has now.
 *
 * @param key - with which it was recorded
 * @param contents - receives the files that were read
 */
export async function digestNow(
	call: Call,
	{ loader, copies, isThere }: Disk,
	key: DigestKey,
	contents?: Map<string, Uint8Array>,
): Promise<string> {
	if (call[0] === 'resolve') return digestOf(loader.resolve(call[1], call[2]));
	const [kind, path] = call;
	if (kind === 'there') return digestOf(await isThere(path));
	if (kind === 'list') return digestOf(await loader.list?.(path));
	const loaded = await (kind === 'copy' && copies !== undefined ? copies : loader).load(path);
	if ('bytes' in loaded) contents?.set(path, loaded.bytes);
	return digestOfFile(loaded, key);
}

/** The digest that a call had when it was recorded. */
export const digestThen = (call: Call): string => (call[0] === 'resolve' ? call[3] : call[2]);

/**
 * Tells whether calls would have the same answers now.
 *
 * @param key - with which they were recorded
 * @param contents - receives the files that were read
 */
export async function isStill(calls: readonly Call[], disk: Disk, key: DigestKey, contents: Map<string, Uint8Array>): Promise<boolean> {
	for (const call of calls) if ((await digestNow(call, disk, key, contents)) !== digestThen(call)) return false;
	return true;
}

/** A loader that notes the sizes of the files that it loads, in bytes. */
export const sized = (loader: Loader, sizes: Map<string, number>): Loader => ({
	...loader,
	load: async (path) => {
		const loaded = await loader.load(path);
		if ('bytes' in loaded) sizes.set(path, loaded.bytes.length);
		return loaded;
	},
});
