import { count, cut, number } from '../../host/text.ts';
import type { Look } from './look.ts';
import { heading } from './print-parts.ts';
import type { LayerInfo } from './report.ts';
import type { Row } from './table.ts';
import { table } from './table.ts';

const TYPES = { tilelayer: 'tiles', objectgroup: 'objects', imagelayer: 'image', group: 'group' } as const;

/** The deepest level of indentation. */
const DEEPEST = 8;

/** Layers as a tree. */
export function printLayers(layers: readonly LayerInfo[], look: Look): string[] {
	const rows = rowsFor(layers, '', 0, look);
	return [heading('Layers', rows.length === 0 ? 'none' : `${number(rows.length)}, from the bottom up`, look), ...table(rows)];
}

function rowsFor(layers: readonly LayerInfo[], guide: string, depth: number, look: Look): Row[] {
	return layers.flatMap((layer, i) => {
		const last = i === layers.length - 1;
		const branch = depth === 0 ? '' : `${guide}${last ? '└ ' : '├ '}`;
		const below = depth === 0 || depth >= DEEPEST ? guide : `${guide}${last ? '  ' : '│ '}`;
		const row: Row = {
			cells: [
				{ text: `${branch}${cut(layer.name || '(no name)', 26)}` },
				{ text: `#${layer.id}`, right: true, paint: look.quiet },
				{ text: TYPES[layer.type], paint: look.info },
			],
			words: [...contents(layer, look), ...unusual(layer)],
		};
		return [row, ...rowsFor(layer.layers ?? [], below, depth + 1, look)];
	});
}

function contents(layer: LayerInfo, look: Look): string[] {
	const { cells, chunks, encoding, compression, objects, image, imagewidth, imageheight, layers } = layer;
	if (cells !== undefined) {
		const how = encoding === 'base64' ? `base64${compression ? ` ${compression}` : ''}` : (encoding ?? '');
		return [`${number(cells.filled)} of ${count(cells.total, 'cell')}`, ...(chunks === undefined ? [] : [count(chunks, 'chunk')]), how];
	}
	if (objects !== undefined) return [count(objects, 'object')];
	if (layers !== undefined) return [count(layers.length, 'layer')];
	return [
		...(image === undefined || image === '' ? ['no image'] : [look.path(image, 40)]),
		...(imagewidth === undefined ? [] : [`${imagewidth} × ${imageheight} px`]),
	];
}

/** Fields that differ from their defaults. */
function unusual(layer: LayerInfo): string[] {
	const { offsetx, offsety, parallaxx, parallaxy } = layer;
	const marks = [
		layer.class !== '' && `class ${cut(layer.class, 24)}`,
		!layer.visible && 'hidden',
		layer.locked && 'locked',
		layer.opacity !== 1 && `opacity ${short(layer.opacity)}`,
		layer.mode !== 'normal' && `mode ${layer.mode}`,
		layer.tintcolor !== undefined && `tint ${layer.tintcolor}`,
		(offsetx !== 0 || offsety !== 0) && `offset ${short(offsetx)},${short(offsety)}`,
		(parallaxx !== 1 || parallaxy !== 1) && `parallax ${short(parallaxx)},${short(parallaxy)}`,
		layer.repeatx === true && 'repeats x',
		layer.repeaty === true && 'repeats y',
		layer.properties > 0 && count(layer.properties, 'property', 'properties'),
	];
	return marks.filter((mark) => mark !== false);
}

/** 32-bit fractions look like 0.30000001192092896. */
const short = (value: number): number => Number(value.toPrecision(5));
