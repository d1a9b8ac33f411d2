import { randomOf } from './cells.ts';

const NAMES = ['', '', 'spawn', 'door', 'камень', 'トリガー', 'path to "cave"', 'chest/gold'];
const CLASSES = ['', 'Enemy', 'Door', 'NPC'];
const TEMPLATES = ['tree', 'rock', 'lamp'];

/**
 * Objects as they are drawn without a grid: coordinates with all the digits that a double has, among them thirds; lines and areas of many
 * vertices; texts; instances of templates, which have few fields of their own; properties of some objects, with longer texts.
 */
export function drawnObjects(count: number): object[] {
	const random = randomOf(7);
	const coordinate = (): number => (random() < 0.3 ? Math.floor(random() * 9000) / 3 : random() * 3000);
	const vertices = (): object[] => Array.from({ length: 3 + Math.floor(random() * 9) }, () => ({ x: coordinate(), y: coordinate() }));
	const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];

	function fieldsOfKind(i: number): object {
		const size = { width: coordinate(), height: coordinate() };
		switch (i % 8) {
			case 0:
				return size;
			case 1:
				return { ...size, rotation: random() * 360 };
			case 2:
				return { ...size, ellipse: true };
			case 3:
				return { polygon: vertices() };
			case 4:
				return { polyline: vertices() };
			case 5:
				return {
					...size,
					text: { text: `Beware of the ${one(NAMES)}`, wrap: true, ...(random() < 0.5 && { color: '#ff0000', pixelsize: 20 }) },
				};
			default:
				return { gid: 1 + Math.floor(random() * 500), width: 16, height: 16 };
		}
	}

	function propertiesOf(i: number): object {
		if (random() < 0.6) return {};
		const note = `Line one of a text that is longer than most others.\nAnd another one with "quotes": ${i}`;
		const inner = { name: one(NAMES), place: { x: coordinate(), y: coordinate() } };
		const properties = [
			{ name: 'note', type: 'string', value: note },
			{ name: 'stats', propertytype: 'Stats', type: 'class', value: { hp: i % 100, inner } },
			{ name: 'weight', type: 'float', value: random() * 10 },
		];
		return { properties: properties.filter(() => random() < 0.7) };
	}

	return Array.from({ length: count }, (_, i) => {
		const place = { id: i + 1, x: coordinate(), y: coordinate() };
		const own = { name: one(NAMES), type: one(CLASSES), height: 0, rotation: 0, visible: random() < 0.95, width: 0 };
		const object =
			i % 8 === 7 ? { ...place, template: `templates/${one(TEMPLATES)}.tj` } : { ...place, ...own, ...fieldsOfKind(i), ...propertiesOf(i) };
		return Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));
	});
}
