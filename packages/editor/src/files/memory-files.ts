import type { MemoryFiles } from '@tilewright/ops';
import { memoryLoader } from '@tilewright/ops';
import type { FileContent, Files } from './files.ts';

/** Files in memory: uploaded ones, those of the example, new ones that have no place yet. */
export function memoryFiles(name: string, initial: MemoryFiles = {}): Files {
	const contents = new Map<string, FileContent>();
	let versions = 0;
	const put = (path: string, bytes: Uint8Array): FileContent => {
		const content = { bytes, version: String(++versions) };
		contents.set(path, content);
		return content;
	};
	for (const [path, content] of initial instanceof Map ? initial : Object.entries(initial))
		put(path.startsWith('/') ? path : `/${path}`, typeof content === 'string' ? new TextEncoder().encode(content) : content);
	const loader = (): ReturnType<typeof memoryLoader> => memoryLoader(new Map([...contents].map(([path, { bytes }]) => [path, bytes])));
	const missing = { refused: 'missing', why: 'there is no such file' } as const;
	return {
		kind: 'memory',
		name,
		loader: {
			resolve: (reference, from) => loader().resolve(reference, from),
			load: (path) => loader().load(path),
			list: async (folder) => (await loader().list?.(folder)) ?? [],
		},
		list: () => Promise.resolve([...contents.keys()].sort()),
		read: (path) => Promise.resolve(contents.get(path) ?? missing),
		write(path, bytes, expected) {
			const found = contents.get(path)?.version;
			const fits = expected === 'anything' || (expected === 'nothing' ? found === undefined : expected.version === found);
			return Promise.resolve(fits ? { version: put(path, bytes).version } : { conflict: found });
		},
		watch: () => () => undefined,
	};
}
