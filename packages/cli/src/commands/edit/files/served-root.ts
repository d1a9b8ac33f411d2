import type { Refused, Resolved } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { realPath } from '../../../host/paths.ts';
import { pathInRoot } from '../place.ts';
import { etagOf } from './etag.ts';
import type { Turns } from './turns.ts';
import { turns } from './turns.ts';
import type { Condition, Written } from './write-file.ts';
import { isReplaceable, writeFile } from './write-file.ts';

/** A file and its content. */
export interface Content {
	readonly bytes: Uint8Array;
	readonly etag: string;
	/** Whether writing it would be refused. */
	readonly isReadOnly: boolean;
}

/** The files of the root. Paths begin at the root: `/maps/town.tmx`. Nothing outside is read or written. */
export interface ServedRoot {
	readonly folder: string;
	/** Reads a file. Refusals are returned, not thrown. */
	readonly read: (path: string) => Promise<Content | Refused>;
	/**
	 * Writes a file as a whole or not at all, if the condition holds.
	 *
	 * @param onWritten - is called before anything else can happen to the file, with the path without symbolic links
	 */
	readonly write: (
		path: string,
		bytes: Uint8Array,
		condition: Condition,
		onWritten: (path: string, etag: string) => void,
	) => Promise<Written>;
	/** The paths by which a file was read, by symbolic links as well. The argument is its path without them. */
	readonly namesOf: (path: string) => Iterable<string>;
	/** Actions on the same file run one after the other. The key is its path without symbolic links. */
	readonly inTurn: Turns;
}

/** The files of a folder. */
export function servedRoot(folder: string, maxBytes: number): ServedRoot {
	const loader = fileLoader({ root: folder, maxBytes });
	const inTurn = turns();
	const locate = (path: string): Resolved =>
		path.startsWith('/')
			? loader.resolve(path.slice(1), `${folder.replace(/\/$/, '')}/.`)
			: { refused: 'not-a-path', why: 'it does not begin with "/"' };
	const links = new Map<string, Set<string>>();
	const read = async (path: string): Promise<Content | Refused> => {
		const located = locate(path);
		if (!('path' in located)) return located;
		const loaded = await loader.load(located.path);
		if (!('bytes' in loaded)) return loaded;
		const to = { root: folder, path: located.path, real: realPath(located.path) };
		const [name, real] = [pathInRoot(to.path, folder), pathInRoot(to.real, folder)];
		if (name !== real) links.set(real, (links.get(real) ?? new Set()).add(name));
		return { bytes: loaded.bytes, etag: etagOf(loaded.bytes), isReadOnly: !isReplaceable(to) };
	};
	return {
		folder,
		read,
		write: async (path, bytes, condition, onWritten) => {
			const located = locate(path);
			if (!('path' in located)) return located;
			const real = realPath(located.path);
			return await inTurn(pathInRoot(real, folder), async () => {
				const written = await writeFile({ root: folder, path: located.path, real }, loader, bytes, condition);
				if ('etag' in written) onWritten(pathInRoot(real, folder), written.etag);
				return written;
			});
		},
		namesOf: (path) => [path, ...(links.get(path) ?? [])],
		inTurn,
	};
}
