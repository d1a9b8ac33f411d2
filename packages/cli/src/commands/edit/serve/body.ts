import type { IncomingMessage } from 'node:http';

/**
 * Reads the body of a request.
 *
 * @param most - in bytes
 * @returns `undefined` if it is larger
 * @throws Error if the request is aborted
 */
export async function bodyOf(request: IncomingMessage, most: number): Promise<Uint8Array | undefined> {
	if (Number(request.headers['content-length'] ?? 0) > most) return undefined;
	return await new Promise((resolve, reject) => {
		const pieces: Buffer[] = [];
		let size = 0;
		request.on('data', (piece: Buffer) => {
			size += piece.length;
			// The rest is received all the same, and dropped: the sender reads no answer before that.
			if (size <= most) pieces.push(piece);
			else resolve(undefined);
		});
		request.on('end', () => resolve(Buffer.concat(pieces)));
		request.on('error', reject);
		request.on('close', () => reject(new Error('The request was aborted.')));
	});
}
