import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Loader, Refused } from '@tilewright/ops';
import { isInside } from '../../../gate/root-folder.ts';
import { FileError } from '../../../host/exit.ts';
import { realPath } from '../../../host/paths.ts';
import { replaceFile } from '../../../host/replace-file.ts';
import { meaningOf } from '../../../host/system-error.ts';
import { pathInRoot } from '../place.ts';
import { etagOf } from './etag.ts';
import { isHidden, isWritable } from './kinds.ts';

/** The condition for writing a file: this content, nothing, or anything at its path. */
export type Condition = { readonly etag: string } | 'nothing' | 'anything';

/** The outcome for a file: it was written, or has another content than expected (`undefined`: there is no file), or was refused. */
export type Written = { readonly etag: string } | { readonly conflict: string | undefined } | Refused;

/** Where a file is written. */
interface Destination {
	readonly root: string;
	/** Absolute, as requested. */
	readonly path: string;
	/** The same, without symbolic links as far as it exists. */
	readonly real: string;
}

/** Whether a file could be replaced, as far as its path and the permissions say. */
export function isReplaceable(to: Destination): boolean {
	try {
		if (refusalFor(to) !== undefined) return false;
		// A new file is made next to it, and replaces it.
		for (const each of [to.real, dirname(to.real)]) accessSync(each, constants.W_OK);
		return true;
	} catch {
		return false;
	}
}

/** Writes a file as a whole or not at all, if the condition holds. */
export async function writeFile(to: Destination, loader: Loader, bytes: Uint8Array, condition: Condition): Promise<Written> {
	try {
		return refusalFor(to) ?? (await writeIf(to, loader, bytes, condition));
	} catch (error) {
		const meaning = meaningOf(error);
		if (meaning === undefined) throw error;
		return { refused: FORBIDDEN.has(meaning.code) ? 'forbidden' : 'unreadable', why: meaning.what };
	}
}

const FORBIDDEN: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS']);

async function writeIf({ path, real, root }: Destination, loader: Loader, bytes: Uint8Array, condition: Condition): Promise<Written> {
	const old = await loader.load(path);
	if (!('bytes' in old) && old.refused !== 'missing') return old;
	const found = 'bytes' in old ? etagOf(old.bytes) : undefined;
	const fits = condition === 'anything' || found === (condition === 'nothing' ? undefined : condition.etag);
	if (!fits) return { conflict: found };
	if ('bytes' in old) accessSync(real, constants.W_OK);
	else {
		mkdirSync(dirname(real), { recursive: true });
		// A part of the path may have been a link that led nowhere until now.
		if (!isInside(realPath(real), root)) return LINK;
	}
	try {
		const stats = 'bytes' in old ? statSync(real) : undefined;
		await replaceFile(real, bytes, stats, { expected: 'bytes' in old ? old.bytes : 'nothing' });
	} catch (error) {
		// Another program has changed it, or removed it.
		if (!(error instanceof FileError) && meaningOf(error)?.code !== 'ENOENT') throw error;
		const now = await loader.load(path);
		return { conflict: 'bytes' in now ? etagOf(now.bytes) : undefined };
	}
	return { etag: etagOf(bytes) };
}

const LINK: Refused = { refused: 'outside', why: 'a symbolic link leads out of the root' };

/** Why a file may not be written, whatever is there. A link may not give it another extension either. */
function refusalFor({ path, real, root }: Destination): Refused | undefined {
	if (!isInside(real, root)) return LINK;
	for (const each of [path, real]) {
		if (isHidden(pathInRoot(each, root))) return forbidden('the editor does not write into dot folders and node_modules');
		if (!isWritable(each)) return forbidden('the editor does not write files with this extension');
	}
	return undefined;
}

const forbidden = (why: string): Refused => ({ refused: 'forbidden', why });
