import type { MemoryFiles } from '@tilewright/ops';
import { resolveInRoot } from '@tilewright/ops';
import { services } from '../services/services.ts';
import type { FileContent, Files } from './files.ts';
import { refusalOf } from './refusal-of.ts';

/** Files in memory. */
export interface FilesInMemory extends Files {
	readonly kind: 'memory';
	/** Adds files, such as those that a map refers to. Known files are replaced. */
	add(contents: ReadonlyMap<string, Uint8Array>): void;
}

/** Brings a file out of memory to where the user wants it. @returns whether the user did not cancel */
export type Deliver = (path: string, bytes: Uint8Array) => Promise<boolean>;

/**
 * Files in memory: uploaded ones, those of the example, new ones that have no place yet.
 *
 * @param deliver - called when a file is written, before it is kept in memory; without it, files stay in memory
 */
export function memoryFiles(name: string, initial: MemoryFiles = {}, deliver?: Deliver): FilesInMemory {
	const contents = new Map<string, FileContent>();
	let versions = 0;
	const put = (path: string, bytes: Uint8Array): FileContent => {
		const content = { bytes, version: String(++versions) };
		contents.set(path, content);
		return content;
	};
	for (const [path, content] of initial instanceof Map ? initial : Object.entries(initial))
		put(path.startsWith('/') ? path : `/${path}`, typeof content === 'string' ? new TextEncoder().encode(content) : content);
	const missing = { refused: 'missing', why: 'there is no such file' } as const;
	return {
		kind: 'memory',
		services: services(),
		name,
		loader: {
			resolve: resolveInRoot,
			load: (path) => Promise.resolve(contents.get(path) ?? missing),
			list: (folder) => {
				const start = folder.endsWith('/') ? folder : `${folder}/`;
				const inside = [...contents.keys()].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
				return Promise.resolve(inside.filter((name) => !name.includes('/')).sort());
			},
		},
		list: () => Promise.resolve([...contents.keys()].sort()),
		read: (path) => Promise.resolve(contents.get(path) ?? missing),
		async write(path, bytes, expected) {
			const found = contents.get(path)?.version;
			const fits = expected === 'anything' || (expected === 'nothing' ? found === undefined : expected.version === found);
			if (!fits) return { conflict: found };
			try {
				if (deliver !== undefined && !(await deliver(path, bytes))) return { cancelled: true };
			} catch (error) {
				return refusalOf(error);
			}
			return { version: put(path, bytes).version };
		},
		add(files) {
			for (const [path, bytes] of files) put(path, bytes);
		},
		watch: () => () => undefined,
	};
}

/** Whether files can be added without a question where to write them. */
export const isInMemory = (files: Files): files is FilesInMemory => files.kind === 'memory' && 'add' in files;
