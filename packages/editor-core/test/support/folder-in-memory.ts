import type { MemoryFiles } from '@tilewright/ops';
import type { FileEvent, Files } from '../../src/files/files.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { services } from '../../src/services/services.ts';

/** Files like those of a folder, in memory. */
export interface FolderInMemory {
	readonly files: Files;
	/** The text of a file. */
	readonly textOf: (path: string) => Promise<string>;
	/** Writes a file as another program does. */
	readonly writeOutside: (path: string, text: string, isTold?: boolean) => Promise<void>;
}

/** Makes a folder in memory with files by their paths. */
export function folderInMemory(contents: MemoryFiles): FolderInMemory {
	const memory = memoryFiles('game', contents);
	const listeners = new Set<(event: FileEvent) => void>();
	const files: Files = {
		...memory,
		kind: 'folder',
		services: services(),
		watch(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
	return {
		files,
		async textOf(path) {
			const read = await files.read(path);
			return 'bytes' in read ? new TextDecoder().decode(read.bytes) : read.why;
		},
		async writeOutside(path, text, isTold = true) {
			const written = await files.write(path, new TextEncoder().encode(text), 'anything');
			if (isTold && 'version' in written) for (const listener of listeners) listener({ type: 'changed', path, version: written.version });
		},
	};
}
