import type { FolderHandle } from '@tilewright/ops';

/**
 * A folder like those of browsers.
 *
 * @param files - texts by path
 * @param failures - names of the errors that reading a file fails with, by path
 * @param asked - gets the names of the folders and files that are opened
 */
export function folderHandle(
	files: Readonly<Record<string, string>>,
	failures: Readonly<Record<string, string>> = {},
	asked: string[] = [],
): FolderHandle {
	const fail = (name: string): Promise<never> => Promise.reject(Object.assign(new Error('no'), { name }));
	const inside = (entries: Readonly<Record<string, string>>, name: string): Record<string, string> =>
		Object.fromEntries(
			Object.entries(entries).flatMap(([path, text]) => (path.startsWith(`${name}/`) ? [[path.slice(name.length + 1), text]] : [])),
		);
	const isFolder = (name: string): boolean => Object.keys(inside(files, name)).length > 0;
	return {
		getDirectoryHandle: (name) => {
			asked.push(name);
			if (name in files) return fail('TypeMismatchError');
			return isFolder(name) ? Promise.resolve(folderHandle(inside(files, name), inside(failures, name), asked)) : fail('NotFoundError');
		},
		getFileHandle: (name) => {
			asked.push(name);
			const failure = failures[name];
			if (failure !== undefined) return fail(failure);
			if (isFolder(name)) return fail('TypeMismatchError');
			const text = files[name];
			return text === undefined ? fail('NotFoundError') : Promise.resolve({ getFile: () => Promise.resolve(new File([text], name)) });
		},
		async *values() {
			await Promise.resolve();
			for (const name of Object.keys(files)) yield name.includes('/') ? { kind: 'directory', name: 'x' } : { kind: 'file', name };
		},
	};
}
