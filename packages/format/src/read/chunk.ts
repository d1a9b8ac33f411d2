import type { RawObject } from '../model/json-value.ts';

const CHUNK: RawObject = { data: undefined, height: 0, width: 0, x: 0, y: 0 };

/**
 * Makes a chunk whose fields need no check. It is copied, and not a literal with its values: while other documents are alive, V8 may
 * decide to make such literals where objects live long, and collects them late (bench/HISTORY.md).
 */
export function chunkOf(x: number, y: number, width: number, height: number, data: unknown): RawObject {
	const chunk = { ...CHUNK };
	chunk['data'] = data;
	chunk['height'] = height;
	chunk['width'] = width;
	chunk['x'] = x;
	chunk['y'] = y;
	return chunk;
}
