import { expect, it } from 'vitest';
import { roomBreaches } from '../tools/room-breaches.ts';

const file = (path: string, ...targets: string[]) => ({
	path: `packages/town/src/${path}`,
	targets: targets.map((target) => `packages/town/src/${target}`),
});
const rooms = { 'street.ts': [], cellar: [], hall: ['cellar'], roof: ['hall', 'street.ts'] };
const files = [
	file('street.ts'),
	file('cellar/wine.ts', 'cellar/cask.ts'),
	file('cellar/cask.ts'),
	file('hall/table.ts', 'cellar/wine.ts'),
	file('roof/tile.ts', 'hall/table.ts', 'street.ts'),
	file('index.ts', 'roof/tile.ts', 'cellar/wine.ts'),
];
const breaches = (own: typeof files, table: Readonly<Record<string, readonly string[]>> = rooms) =>
	roomBreaches('packages/town', table, own);

it('lets rooms use what they list, and entry points all', () => {
	expect(breaches(files)).toEqual([]);
});

it('finds imports of rooms that are not listed, and of entry points', () => {
	expect(breaches([...files, file('cellar/rat.ts', 'roof/tile.ts', 'index.ts')])).toEqual([
		'packages/town/src/cellar/rat.ts: imports packages/town/src/roof/tile.ts: the room `cellar` may not use `roof`',
		'packages/town/src/cellar/rat.ts: imports packages/town/src/index.ts: the room `cellar` may not use `index.ts`',
	]);
});

it('finds a list that would make a circle', () => {
	expect(breaches([...files, file('cellar/rat.ts', 'hall/table.ts')], { ...rooms, cellar: ['hall'] })).toEqual([
		'tools/rooms.ts: the room `cellar` of packages/town lists `hall`, which does not stand above it',
	]);
});

it('finds folders that are no room, and rooms and uses that are none any more', () => {
	expect(breaches([...files, file('shed/rake.ts')])).toEqual([
		'packages/town/src/shed: is not in the rooms of packages/town: add it to tools/rooms.ts',
	]);
	expect(breaches(files, { ...rooms, roof: ['cellar', 'hall', 'street.ts'], tower: [] })).toEqual([
		'tools/rooms.ts: packages/town has no room `tower`',
		'tools/rooms.ts: the room `roof` of packages/town does not use `cellar`: take it off its list',
	]);
});

it('takes the folders of a folder for rooms where they are listed', () => {
	const own = [file('houses/red/door.ts'), file('houses/blue/door.ts', 'houses/red/door.ts')];
	expect(breaches(own, { 'houses/red': [], 'houses/blue': ['houses/red'] })).toEqual([]);
	expect(breaches([...own, file('houses/green/door.ts')], { 'houses/red': [], 'houses/blue': [] })).toEqual([
		'packages/town/src/houses/blue/door.ts: imports packages/town/src/houses/red/door.ts: the room `houses/blue` may not use `houses/red`',
		'packages/town/src/houses/green: is not in the rooms of packages/town: add it to tools/rooms.ts',
	]);
});
