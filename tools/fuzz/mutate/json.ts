import type { Random } from '../../../packages/format/test/support/random.ts';
import { pick } from '../../../packages/format/test/support/random.ts';
import { ODD_JSON } from './values.ts';

/** A place in a value: an object or list, and a key or index in it. */
interface Spot {
	readonly holder: object;
	readonly key: string;
}

/** A mark that stands for a piece of JSON until the text is made. */
const mark = (json: string): string => `\u0001${json}\u0001`;

/** Parses a document; `undefined` if it is not JSON. */
export function parsedJson(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder().decode(bytes));
	} catch {
		return undefined;
	}
}

/** The JSON of a changed value. Marks become the JSON that they stand for. */
export function printedJson(root: unknown): Uint8Array {
	const text = JSON.stringify(root) ?? 'null';
	const printed = text.replace(/"\\u0001((?:[^"\\]|\\.)*?)\\u0001"/g, (_, json: string) => String(JSON.parse(`"${json}"`)));
	return new TextEncoder().encode(printed);
}

/** A copy of plain data. A chain of changes can nest it deeper than `structuredClone` can follow: then `null` takes its place. */
function copyOf(value: unknown): unknown {
	try {
		return structuredClone(value);
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}

/** Makes one change that knows the structure of the document, in place. */
export function mutateTree(root: unknown, random: Random): void {
	const spots = spotsIn(root);
	const spot = pick(random, spots, undefined);
	if (spot === undefined) return;
	const { holder, key } = spot;
	const found: unknown = Reflect.get(holder, key);
	const other = pick(random, spots, spot);
	switch (random(9)) {
		case 0:
			if (Array.isArray(holder)) holder.splice(Number(key), 1);
			else Reflect.deleteProperty(holder, key);
			break;
		case 1:
			put(holder, key, copyOf(Reflect.get(other.holder, other.key)));
			break;
		case 2:
			swap(spot, other);
			break;
		case 3:
			duplicate(spot, random);
			break;
		case 4:
			rename(spot, other.key);
			break;
		case 5:
			put(holder, key, converted(found, random));
			break;
		case 6:
			put(other.holder, pick(random, spots, spot).key, copyOf(found));
			break;
		default:
			put(holder, key, mark(pick(random, ODD_JSON, '0')));
	}
}

function spotsIn(root: unknown): Spot[] {
	const spots: Spot[] = [];
	const open = [root];
	for (let value = open.pop(); value !== undefined; value = open.pop()) {
		if (typeof value !== 'object' || value === null) continue;
		const keys = Object.keys(value);
		// The cells of a layer are many and all alike.
		for (const key of keys.length > 200 && Array.isArray(value) ? keys.slice(0, 20) : keys) {
			spots.push({ holder: value, key });
			const inner: unknown = Reflect.get(value, key);
			if (typeof inner === 'object') open.push(inner);
		}
	}
	return spots;
}

function swap(a: Spot, b: Spot): void {
	const [first, second] = [copyOf(Reflect.get(a.holder, a.key)), copyOf(Reflect.get(b.holder, b.key))];
	put(a.holder, a.key, second);
	put(b.holder, b.key, first);
}

/** Puts an item into its list again, up to 50 times. */
function duplicate({ holder, key }: Spot, random: Random): void {
	if (!Array.isArray(holder)) return;
	const times = random(4) === 0 ? 1 + random(50) : 1;
	for (let i = 0; i < times; i++) holder.splice(random(holder.length + 1), 0, copyOf(holder[Number(key)] ?? null));
}

function rename({ holder, key }: Spot, name: string): void {
	if (Array.isArray(holder)) return;
	const entries = Object.entries(holder);
	for (const [each] of entries) Reflect.deleteProperty(holder, each);
	for (const [each, value] of entries) put(holder, each === key ? name : each, value);
}

/** Sets a field or an item. A list gets what has no index in it at its end. Assigning to `__proto__` would exchange the prototype instead. */
function put(holder: object, key: string, value: unknown): void {
	if (Array.isArray(holder)) holder[Number(key) < holder.length ? Number(key) : holder.length] = value;
	else if (key !== '__proto__') Reflect.set(holder, key, value);
	else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** The same value in another type. */
function converted(value: unknown, random: Random): unknown {
	if (typeof value === 'number') return pick<unknown>(random, [String(value), value + 0.5, -value, value !== 0, value * 1e9, value + 1], 0);
	if (typeof value === 'string')
		return pick<unknown>(random, [value.length, [value], `${value}x`, value.toUpperCase(), value.repeat(50), { value }], '');
	if (typeof value === 'boolean') return pick<unknown>(random, [Number(value), String(value), null], 0);
	if (Array.isArray(value)) return pick<unknown>(random, [{ ...value }, value[0], [value], [...value].reverse()], []);
	return pick<unknown>(random, [[value], JSON.stringify(value), Object.values(value ?? {}), Object.keys(value ?? {})], {});
}
