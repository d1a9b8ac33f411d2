import { read, readMap, write } from '@tilewright/format';
import type { Case, Group } from '../support/case.ts';
import { drawnObjectMap, mixedObjectMap, objectMap, tileMap, VARIED } from '../support/maps.ts';
import { compare } from '../support/ratio.ts';
import { objectsAsXml, tilesAsXml } from '../support/xml.ts';

export const group: Group = {
	title: 'Read XML, from bytes, with all checks',
	times: 'of the processor',
	cases: [
		reading(
			'4 × 1000 × 1000 tiles, csv in XML',
			0.35,
			() => tilesAsXml(),
			() => tileMap('array'),
		),
		reading(
			'the same with runs, gaps and noise, csv in XML',
			0.35,
			() => asXml(tileMap('array', VARIED)),
			() => tileMap('array', VARIED),
		),
		reading(
			'20,000 objects of 5 kinds × 5 properties, XML',
			1.9,
			() => asXml(mixedObjectMap('scripts')),
			() => mixedObjectMap('scripts'),
		),
		reading('20,000 objects drawn without a grid, XML', 1.9, () => asXml(drawnObjectMap()), drawnObjectMap),
		reading('20,000 objects alike × 3 properties, XML', undefined, objectsAsXml, objectMap),
	],
};

const asXml = (json: Uint8Array): Uint8Array => write(readMap(json), { syntax: 'xml', encoding: 'csv' });

function reading(name: string, aim: number | undefined, xml: () => Uint8Array, json: () => Uint8Array): Case {
	return {
		name,
		baseline: 'JSON.parse of the JSON form',
		...(aim !== undefined && { aim }),
		measure: (rounds) => {
			const [ours, theirs] = [xml(), json()];
			const { doc, issues } = read(ours);
			if (doc === undefined) throw new Error(`the benchmark's own map is refused: ${issues[0]?.line}: ${issues[0]?.message}`);
			return compare(
				() => read(ours),
				() => JSON.parse(new TextDecoder().decode(theirs)),
				rounds,
			);
		},
	};
}
