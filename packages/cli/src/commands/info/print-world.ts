import { count, cut, number } from '../../host/text.ts';
import type { Look } from './look.ts';
import { extent } from './print-map.ts';
import { facts, heading } from './print-parts.ts';
import type { PlacedMap, WorldInfo } from './report.ts';
import type { Row } from './table.ts';
import { table } from './table.ts';

/** The sections for worlds. */
export function printWorld(world: WorldInfo, look: Look): string[] {
	const { bounds, maps, onlyShowAdjacentMaps } = world;
	const unsized = maps.filter(isUnsized).length;
	return [
		...facts(
			[
				[
					'size',
					bounds === undefined
						? []
						: [`${extent(bounds)} px`, `from ${position(bounds)}`, ...(unsized === 0 ? [] : [`${count(unsized, 'map')} of unknown size`])],
				],
				['in Tiled', onlyShowAdjacentMaps ? ['only adjacent maps are shown'] : []],
			],
			look,
		),
		...mapRows(maps, look),
		...patternRows(world, look),
	];
}

const isUnsized = ({ width, height }: PlacedMap): boolean => width === 0 || height === 0;

const position = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x}, ${y}`;

function mapRows(maps: readonly PlacedMap[], look: Look): string[] {
	const rows = maps.map((map): Row => {
		const missing = map.found === false;
		return {
			cells: [
				{ text: look.path(map.fileName, 36) || '(no name)' },
				{ text: position(map), right: true },
				{ text: isUnsized(map) ? '?' : `${extent(map)} px`, right: true },
			],
			...(missing && { words: ['missing'], paint: look.warning }),
		};
	});
	return [heading('Maps', maps.length === 0 ? 'none' : `${number(maps.length)}, each with its position and size`, look), ...table(rows)];
}

function patternRows({ maps, patterns }: WorldInfo, look: Look): string[] {
	if (patterns.length === 0) return [];
	const matches = new Map<number, number>();
	for (const { pattern } of maps) if (pattern !== undefined) matches.set(pattern, (matches.get(pattern) ?? 0) + 1);
	const rows = patterns.map(
		({ regexp, multiplierX, multiplierY, offsetX, offsetY }, index): Row => ({
			cells: [{ text: cut(regexp, 40) }],
			words: [
				`x × ${number(multiplierX)}${plus(offsetX)}`,
				`y × ${number(multiplierY)}${plus(offsetY)}`,
				count(matches.get(index) ?? 0, 'map'),
			],
		}),
	);
	return [heading('Patterns', number(patterns.length), look), ...table(rows)];
}

const plus = (offset: number): string => (offset === 0 ? '' : offset < 0 ? ` − ${number(-offset)}` : ` + ${number(offset)}`);
