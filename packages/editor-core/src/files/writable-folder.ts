import type { FolderHandle } from '@tilewright/ops';

/** The parts of the File System Access API that the types of TypeScript do not have. */
export interface WritableFolder extends FolderHandle {
	readonly kind: 'directory';
	readonly name: string;
	getDirectoryHandle(name: string, options?: { readonly create?: boolean }): Promise<WritableFolder>;
	getFileHandle(name: string, options?: { readonly create?: boolean }): Promise<FileSystemFileHandle>;
	values(): AsyncIterable<WritableFolder | FileSystemFileHandle>;
	isSameEntry?(other: WritableFolder): Promise<boolean>;
	queryPermission?(mode: { readonly mode: 'readwrite' }): Promise<PermissionState>;
	requestPermission?(mode: { readonly mode: 'readwrite' }): Promise<PermissionState>;
}
