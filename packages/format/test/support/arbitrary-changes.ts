import type { TextChange } from '../../src/index.ts';
import type { Random } from './random.ts';
import { pick } from './random.ts';

type Path = readonly (string | number)[];

/** A place in a value. */
interface Spot {
	readonly path: Path;
	readonly value: unknown;
	/** The length of the list that it is an item of. */
	readonly length: number | undefined;
}

/** All places in a plain value. */
function spotsIn(value: unknown, path: Path = [], length?: number): Spot[] {
	const own: Spot = { path, value, length };
	if (Array.isArray(value)) return [own, ...value.flatMap((item, i) => spotsIn(item, [...path, i], value.length))];
	if (typeof value !== 'object' || value === null) return [own];
	return [own, ...Object.entries(value).flatMap(([name, member]) => spotsIn(member, [...path, name]))];
}

const pointerTo = (path: Path): string => path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Values of all sorts. */
const VALUES = [
	0,
	-1.5,
	true,
	null,
	'',
	'a "quoted"\n\\ text',
	'ö𝄞',
	[],
	{},
	[1, 2],
	[{ a: 1 }, { b: [] }],
	{ x: 1, y: { z: 'w' } },
] as const;
const NAMES = ['aaa', 'name', 'zzz', '__proto__', 'a/b~c', '"quoted"'] as const;

/** Any changes of a plain value, also those that cannot be made. */
export function anyChanges(value: unknown, count: number, random: Random): TextChange[] {
	const spots = spotsIn(value);
	return Array.from({ length: count }, (): TextChange => {
		const { path, value: at, length } = pick(random, spots, { path: [], value, length: undefined });
		const pointer = pointerTo(path);
		const any = pick(random, VALUES, 0);
		const isList = Array.isArray(at);
		switch (random(9)) {
			case 0:
				return { type: 'remove', pointer };
			case 1:
				return { type: 'rename', pointer, name: pick(random, NAMES, '') };
			case 2:
				return { type: 'insert', pointer: `${pointer}/${isList && random(3) > 0 ? random(at.length + 1) : '-'}`, value: any };
			case 3:
			case 4:
				return length === undefined
					? { type: 'set', pointer: `${pointer}${pointerTo([pick(random, NAMES, '')])}`, value: any }
					: { type: 'move', pointer, before: random(length + 2) };
			case 5:
				return { type: 'insert', pointer: length === undefined ? `${pointer}/-` : pointer, value: any };
			default:
				return { type: 'set', pointer, value: any };
		}
	});
}
