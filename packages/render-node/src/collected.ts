/** Pieces as one. */
export async function collected(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
	const parts: Uint8Array[] = [];
	for await (const piece of pieces) parts.push(piece);
	return Buffer.concat(parts);
}
