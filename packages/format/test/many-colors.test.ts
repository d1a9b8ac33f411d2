import { readMap } from '@tilewright/format';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const color = fc.oneof(
	fc.constantFrom('', '#FFff0000', '#ff00ff00', '#80ABCDEF', '#80abcdef', '#FF0000', '#ff0000'),
	fc.stringMatching(/^#[0-9a-fA-F]{6}$/),
	fc.stringMatching(/^#[0-9a-fA-F]{8}$/),
);

const textObject = (id: number, value: string): string =>
	`{"id":${id},"name":"","x":0,"y":0,"width":9,"height":9,"text":{"text":"a","color":"${value}"},"properties":[{"name":"c","type":"color","value":"${value}"}]}`;

const mapOf = (objects: readonly string[]): string =>
	`{"type":"map","orientation":"orthogonal","width":1,"height":1,"tilewidth":1,"tileheight":1,"tilesets":[],"layers":[{"type":"objectgroup","id":1,"name":"o","objects":[${objects}]}]}`;

/** The objects as they were read, without their ids. */
function objectsIn(text: string): unknown[] {
	const [layer] = readMap(text).layers;
	if (layer?.type !== 'objectgroup') throw new Error('The layer of the test is missing.');
	return layer.objects.map(({ id: _, ...rest }) => rest);
}

it('a color has one form, whatever came before it [N7]', () => {
	fc.assert(
		fc.property(fc.array(color, { minLength: 1, maxLength: 8 }), (colors) => {
			const alone = colors.flatMap((each) => objectsIn(mapOf([textObject(1, each)])));
			expect(objectsIn(mapOf(colors.map((each, i) => textObject(i + 1, each))))).toEqual(alone);
		}),
	);
	const text = mapOf(['#80abcdef', '#80ABCDEF', '#FFABCDEF', '#ffabcdef', '#AbCdEf'].map((each, i) => textObject(i + 1, each)));
	const found = ['#80abcdef', '#80abcdef', '#abcdef', '#abcdef', '#abcdef'];
	expect(objectsIn(text)).toMatchObject(found.map((each) => ({ text: { color: each } })));
});
