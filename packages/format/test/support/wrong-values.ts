type Raw = Record<string, unknown>;
type Path = readonly (string | number)[];

/** Values that are wrong for most fields, as JSON. Some are correct for a few. */
export const WRONG_VALUES: readonly string[] = [
	'null',
	'true',
	'false',
	'0',
	'1',
	'-1',
	'1.5',
	'300',
	'1e999',
	'-1e999',
	'1e308',
	'""',
	'"a"',
	'" "',
	'"1"',
	'"0"',
	'"-1"',
	'"+5"',
	'".5"',
	'"0x10"',
	'"true"',
	'"false"',
	'"1e999"',
	'"#zz"',
	'"##010203"',
	'"a0b0c0"',
	'"#A0B0C0"',
	'"a\\nb"',
	'"\\n"',
	'"\\u0000a"',
	'"data:image/png;base64,AA=="',
	'[]',
	'{}',
	'[1]',
	'[0,1.5,0,-1,0,300,0,1]',
	'["a","b"]',
	'[{}]',
	'[{},{"a":"b"}]',
	'[null]',
	'[[1]]',
	'{"a":"b"}',
	'{"a":1}',
	'{"toString":1}',
	'{"toString":"1","__proto__":{"constructor":"2"}}',
	'{"a":{"b":[1,{"c":null}]},"d":1e999}',
];

/** A change of a document: a value, as JSON, at a place. */
export interface Change {
	readonly path: Path;
	readonly json: string;
}

/** The JSON of a document with values at some places. The objects that hold the places must exist. */
export function jsonWith(doc: Raw, changes: readonly Change[]): string {
	const copy = structuredClone(doc);
	changes.forEach(({ path, json: _ }, i) => {
		const holder = path.slice(0, -1).reduce<unknown>((inner, key) => (isHolder(inner) ? inner[key] : undefined), copy);
		// An earlier change may have replaced the holder.
		if (isHolder(holder))
			Object.defineProperty(holder, String(path.at(-1)), { value: mark(i), enumerable: true, configurable: true, writable: true });
	});
	return changes.reduce((text, { json }, i) => text.replace(JSON.stringify(mark(i)), () => json), JSON.stringify(copy));
}

const mark = (index: number): string => `wrong value ${index};`;

const isHolder = (value: unknown): value is Record<string | number, unknown> => typeof value === 'object' && value !== null;
