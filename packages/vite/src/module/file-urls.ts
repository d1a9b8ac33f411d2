import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { CUT } from '../files/public-files.ts';
import { relativeTo } from '../relative-to.ts';
import type { FileUrl } from './module-code.ts';

/** Vite gives the URLs of these files in any case. Without the query, it also changes the URL when the file changes. */
const PICTURE = /\.(?:png|gif|jpe?g|webp|svg|bmp|avif)$/i;

/** The facts that a module needs for the URLs of files. */
interface Assets {
	/** The path of the module's file. */
	readonly from: string;
	/** The folder that shown paths are relative to. */
	readonly base: string;
	/** The folder whose files Vite serves as they are; `undefined` in Rollup. */
	readonly publicFolder: string | undefined;
	/** Makes an asset in Rollup, and returns its id. */
	readonly emit: (asset: { readonly type: 'asset'; readonly name: string; readonly source: Uint8Array }) => string;
}

/** How a module refers to the URLs of files. Vite imports them, so that its own options apply to them. */
export function fileUrls(files: readonly string[], { from, base, publicFolder, emit }: Assets): Promise<FileUrl[]> {
	return Promise.all(
		files.map(async (file, index) => {
			if (publicFolder === undefined) {
				const id = emit({ type: 'asset', name: posix.basename(file), source: await readFile(file) });
				return { url: `import.meta.ROLLUP_FILE_URL_${id}` };
			}
			const shown = posix.relative(base, file);
			if (CUT.test(shown)) throw new Error(`Vite cannot import "${shown}". Give it a name without \`#\`, \`?\` and \`%\`.`);
			const inPublic = publicFolder !== '' && file.startsWith(`${publicFolder}/`);
			const path = inPublic ? file.slice(publicFolder.length) : relativeTo(from, file);
			const query = PICTURE.test(path) ? '' : '?url';
			return { url: `url${index}`, statement: `import url${index} from ${JSON.stringify(path + query)};` };
		}),
	);
}
