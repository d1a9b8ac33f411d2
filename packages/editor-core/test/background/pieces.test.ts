import { expect, test } from 'vitest';
import { addPiece, takePieces } from '../../src/background/pieces.ts';

const long = (length: number) => Array.from({ length }, (_, id) => ({ id, properties: [{ name: 'a', value: id }] }));

const value = () => ({
	doc: {
		layers: [
			{ id: 1, data: new Uint32Array(5000) },
			{ id: 2, layers: [{ id: 3, objects: long(2500) }] },
		],
		tilesets: long(3),
	},
	issues: long(1001),
	none: null,
});

test('long lists are passed in pieces of their items, and are as they were after that', () => {
	const whole = value();
	const pieces = [...takePieces(whole)];
	expect(pieces.map(({ at, items }) => [at.join('/'), items.length])).toEqual([
		['doc/layers/1/layers/0/objects', 1000],
		['doc/layers/1/layers/0/objects', 1000],
		['doc/layers/1/layers/0/objects', 500],
		['issues', 1000],
		['issues', 1],
	]);
	expect(whole.issues).toEqual([]);
	expect(whole.doc.tilesets).toHaveLength(3);
	for (const piece of pieces) addPiece(whole, piece);
	expect(whole).toEqual(value());
});
