import { parsedJson } from './mutate/json.ts';

/**
 * Makes a document smaller as long as it fails in the same way: takes out ever smaller parts, of the JSON or of the text.
 *
 * @param fails - whether a smaller document fails in the same way
 * @param most - how many documents to try
 */
export async function shrunk(bytes: Uint8Array, fails: (bytes: Uint8Array) => Promise<boolean>, most = 3000): Promise<Uint8Array> {
	let left = most;
	const isFailing = async (candidate: Uint8Array): Promise<boolean> => left-- > 0 && (await fails(candidate));
	const ofTree = await shrunkTree(bytes, isFailing);
	return await shrunkText(ofTree, isFailing);
}

async function shrunkTree(bytes: Uint8Array, fails: (bytes: Uint8Array) => Promise<boolean>): Promise<Uint8Array> {
	let best = bytes;
	for (let changed = true; changed; ) {
		changed = false;
		for (const path of pathsIn(parsedJson(best))) {
			const candidate = without(best, path);
			if (candidate === undefined || candidate.length >= best.length || !(await fails(candidate))) continue;
			best = candidate;
			changed = true;
		}
	}
	return best;
}

type Path = readonly string[];

/** The paths of all values, the outer ones first. Of items, the last come first, since taking one out moves those after it. */
function pathsIn(value: unknown, path: Path = []): Path[] {
	if (typeof value !== 'object' || value === null) return [];
	const keys = Object.keys(value).reverse();
	return [...keys.map((key) => [...path, key]), ...keys.flatMap((key) => pathsIn(Reflect.get(value, key), [...path, key]))];
}

function without(bytes: Uint8Array, path: Path): Uint8Array | undefined {
	const root = parsedJson(bytes);
	const holder = path.slice(0, -1).reduce<unknown>((inner, key) => (isHolder(inner) ? Reflect.get(inner, key) : undefined), root);
	const key = path.at(-1) ?? '';
	if (!isHolder(holder) || !Object.hasOwn(holder, key)) return undefined;
	if (Array.isArray(holder)) holder.splice(Number(key), 1);
	else Reflect.deleteProperty(holder, key);
	return new TextEncoder().encode(JSON.stringify(root));
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

async function shrunkText(bytes: Uint8Array, fails: (bytes: Uint8Array) => Promise<boolean>): Promise<Uint8Array> {
	let best = bytes;
	for (let size = best.length >> 1; size >= 1; size >>= 1) {
		for (let at = 0; at + size <= best.length; ) {
			const candidate = new Uint8Array(Buffer.concat([best.subarray(0, at), best.subarray(at + size)]));
			if (await fails(candidate)) best = candidate;
			else at += size;
		}
	}
	return best;
}
