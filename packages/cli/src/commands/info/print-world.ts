import type { Colors } from '../../host/colors.ts';
import { count, cut, cutStart, number } from '../../host/text.ts';
import { facts, heading } from './parts.ts';
import { extent } from './print-map.ts';
import type { PlacedMap, WorldInfo } from './report.ts';
import type { Row } from './table.ts';
import { table } from './table.ts';

/** The sections for worlds. */
export function printWorld(world: WorldInfo, colors: Colors): string[] {
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
			colors,
		),
		...mapRows(maps, colors),
		...patternRows(world, colors),
	];
}

const isUnsized = ({ width, height }: PlacedMap): boolean => width === 0 || height === 0;

const position = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x}, ${y}`;

function mapRows(maps: readonly PlacedMap[], colors: Colors): string[] {
	const rows = maps.map((map): Row => {
		const missing = map.found === false;
		return {
			cells: [
				{ text: cutStart(map.fileName || '(no name)', 36) },
				{ text: position(map), right: true },
				{ text: isUnsized(map) ? '?' : `${extent(map)} px`, right: true },
			],
			...(missing && { words: ['missing'], paint: colors.warning }),
		};
	});
	return [
		heading('Maps', maps.length === 0 ? 'none by name' : `${number(maps.length)}, each with its position and size`, colors),
		...table(rows),
	];
}

function patternRows({ patterns }: WorldInfo, colors: Colors): string[] {
	if (patterns.length === 0) return [];
	const rows = patterns.map(
		({ regexp, multiplierX, multiplierY, offsetX, offsetY }): Row => ({
			cells: [{ text: cut(regexp, 40) }],
			words: [`x × ${number(multiplierX)}${plus(offsetX)}`, `y × ${number(multiplierY)}${plus(offsetY)}`],
		}),
	);
	return [heading('Patterns', `${number(patterns.length)}; matching files are not listed`, colors), ...table(rows)];
}

const plus = (offset: number): string => (offset === 0 ? '' : offset < 0 ? ` − ${number(-offset)}` : ` + ${number(offset)}`);
