import type { ElementIndex } from '../../read/xml/locate/element-index.ts';
import { LAYER_TYPES } from '../../xml/element-names.ts';
import type { XmlElement } from '../../xml/xml-element.ts';
import { attributeOf } from '../../xml/xml-element.ts';
import type { TextChange } from '../change.ts';
import type { ChangeNode } from '../change-tree.ts';

/**
 * A change of `infinite` that would also change layers: `<data>` without cells is a layer without chunks in an infinite map, and one without
 * data in any other (rule X2). XML cannot say the other one.
 */
export function changeOfEmptyLayers(index: ElementIndex, map: XmlElement, node: ChangeNode): TextChange | undefined {
	const own = [...node.children].flatMap(([field, { own: change }]) =>
		change !== undefined && (field === 'infinite' || (change.type === 'rename' && change.name === 'infinite')) ? [{ field, change }] : [],
	);
	const found = own.find(({ field, change }) => isOn(map, 'infinite') !== isOnAfter(map, field, change));
	return found !== undefined && hasEmptyLayer(index, map) ? found.change : undefined;
}

const isOn = (map: XmlElement, attribute: string): boolean => ['1', 'true'].includes(attributeOf(map, attribute) ?? '');

function isOnAfter(map: XmlElement, field: string, change: TextChange): boolean {
	if (change.type === 'set') return change.value === true;
	return change.type === 'rename' && change.name === 'infinite' && isOn(map, field);
}

function hasEmptyLayer(index: ElementIndex, map: XmlElement): boolean {
	const left = [map];
	for (let parent = left.pop(); parent !== undefined; parent = left.pop()) {
		for (const layer of index.childrenOf(parent)) {
			if (!LAYER_TYPES.has(layer.name)) continue;
			left.push(layer);
			const [data] = index.named(layer, 'data');
			if (data !== undefined && index.childrenOf(data).length === 0 && data.text.trim() === '') return true;
		}
	}
	return false;
}
