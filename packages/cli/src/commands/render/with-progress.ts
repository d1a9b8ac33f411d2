import { progress } from '../../host/progress.ts';
import type { Content } from '../../host/replace-file.ts';
import { piecesOf } from '../../host/replace-file.ts';
import { size } from '../../host/text.ts';

/** Passes bytes through, and shows on the terminal how many there are so far. */
export async function* withProgress(content: Content): AsyncGenerator<Uint8Array> {
	const line = progress();
	let bytes = 0;
	try {
		for await (const piece of piecesOf(content)) {
			bytes += piece.length;
			line.show(`drawing … ${size(bytes)}`);
			yield piece;
		}
	} finally {
		line.clear();
	}
}
