import type { CellBounds, MapObject, ObjectLayer } from '@tilewright/format';
import { automapOptionsArea, makeIssue } from '@tilewright/format/internal';
import type { PlacedLayer } from './issue.ts';
import { objectPlace } from './issue.ts';
import type { Options, Report } from './options.ts';
import { RULE_OPTIONS, readOptions } from './options.ts';
import type { RuleOptions } from './rule.ts';

/** An area of a rule map whose rules have options (rule A11). */
export interface OptionArea {
	readonly cells: CellBounds;
	readonly options: Options;
}

const SHAPES = ['gid', 'text', 'polygon', 'polyline', 'ellipse', 'capsule', 'point', 'template'] as const;

/** Reads the areas of a layer `rule_options`. Objects that are no plain rectangles are reported. */
export function optionAreas(placed: PlacedLayer<ObjectLayer>, cellsOf: (object: MapObject) => CellBounds, report: Report): OptionArea[] {
	return placed.layer.objects.flatMap((object, i): OptionArea[] => {
		const shape = SHAPES.find((name) => name in object);
		const rotation = object.rotation ?? 0;
		if (shape !== undefined || rotation !== 0) {
			const at = objectPlace(placed, object, i);
			const found = shape === undefined ? `a rotation of ${rotation}°` : WORDS[shape];
			report({ ...makeIssue(automapOptionsArea, at.pointer, { found }), ...at });
			return [];
		}
		const owner = {
			what: 'An area of rules',
			properties: object.properties ?? [],
			placeOf: (property: number) => objectPlace(placed, object, i, 'properties', property),
		};
		return [{ cells: cellsOf(object), options: readOptions(owner, RULE_OPTIONS, report) }];
	});
}

const WORDS: Readonly<Record<(typeof SHAPES)[number], string>> = {
	gid: 'a tile',
	text: 'a text',
	polygon: 'a polygon',
	polyline: 'a polyline',
	ellipse: 'an ellipse',
	capsule: 'a capsule',
	point: 'a point',
	template: 'an instance of a template',
};

/**
 * The options of a rule: those of the areas around its whole region, later ones first, then those of the map (rules A10, A11).
 *
 * @param bounds - of its input and output together
 */
export function ruleOptions(map: Options, areas: readonly OptionArea[], bounds: CellBounds): RuleOptions {
	const around = areas.filter(({ cells }) => contains(cells, bounds)).map(({ options }) => options);
	const sources = [...around.reverse(), map];
	const flag = (name: string): boolean | undefined => sources.map((options) => options.flag(name)).find((value) => value !== undefined);
	const number = (name: string): number | undefined => sources.map((options) => options.number(name)).find((value) => value !== undefined);
	return {
		probability: number('Probability') ?? 1,
		modX: number('ModX') ?? 1,
		modY: number('ModY') ?? 1,
		offsetX: number('OffsetX') ?? 0,
		offsetY: number('OffsetY') ?? 0,
		noOverlappingOutput: flag('NoOverlappingOutput') ?? flag('NoOverlappingRules') ?? false,
		disabled: flag('Disabled') ?? false,
		ignoreLock: flag('IgnoreLock') ?? false,
	};
}

const contains = (outer: CellBounds, { x, y, width, height }: CellBounds): boolean =>
	x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;
