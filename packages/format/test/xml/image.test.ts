import { read, readMap, write } from '@tilewright/format';
import { describe, expect, it } from 'vitest';
import { mapXml, placeOf } from './support.ts';

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const imageLayer = (image: string): string => mapXml(`<imagelayer id="1">\n${image}\n</imagelayer>`);
const imageOf = (text: string): unknown => {
	const [layer] = readMap(text).layers;
	return layer?.type === 'imagelayer' ? layer.image : undefined;
};
/** The dropped content: the line and the message. */
const dropped = (text: string): unknown[] =>
	read(text).issues.flatMap(({ code, line, message }) =>
		code === 'dropped' ? [`${line} ${message.replace(/^The document cannot store (.*) was dropped\.$/, '$1')}`] : [],
	);

describe('an image that contains its bytes [X3]', () => {
	const embedded = imageLayer('<image format="jpg" width="1" height="1"><data encoding="base64">\n AAEC\n AwQF\n</data></image>');

	it('becomes a `data:` URL, which is reported', () => {
		expect(imageOf(embedded)).toBe('data:image/jpg;base64,AAECAwQF');
		const { issues } = read(embedded);
		expect(issues.filter(({ code }) => code === 'embedded-image').map(placeOf)).toEqual(['embedded-image 3:1 /layers/0/image']);
		expect(issues.find(({ code }) => code === 'embedded-image')).toMatchObject({
			severity: 'info',
			element: '/map/imagelayer/image',
			message: 'The file contains an image. It is kept, as a `data:` URL.',
		});
	});

	it('only the first of many is reported, with their number', () => {
		const tile = (id: number): string => `<tile id="${id}"><image format="png"><data encoding="base64">AAAA</data></image></tile>`;
		const { issues } = read(
			`<tileset name="a" tilewidth="1" tileheight="1" tilecount="3" columns="0">${tile(0)}\n${tile(1)}\n${tile(2)}</tileset>`,
		);
		expect(issues.filter(({ code }) => code === 'embedded-image').map(({ message }) => message)).toEqual([
			'The file contains an image. It is kept, as a `data:` URL. This is the first of 3 places.',
		]);
	});

	it('is written to XML and read back unchanged', () => {
		const written = decode(write(readMap(embedded), { syntax: 'xml' }));
		expect(written).toContain('<image format="jpg" width="1" height="1">\n   <data encoding="base64">AAECAwQF</data>\n  </image>');
		expect(readMap(written)).toEqual(readMap(embedded));
		expect(decode(write(readMap(written), { syntax: 'xml' }))).toBe(written);
	});

	it('is unchanged after a conversion to JSON and back', () => {
		const json = write(readMap(embedded));
		expect(read(json).issues.filter(({ severity }) => severity !== 'info')).toEqual([]);
		expect(decode(write(readMap(json), { syntax: 'xml' }))).toBe(decode(write(readMap(embedded), { syntax: 'xml' })));
	});

	it.each(['data:image/png;base64,AA AA', 'data:image/png;base64,A&lt;', 'data:image/png,AAAA', 'data:text/plain;base64,AAAA'])(
		'%s is a source like any other',
		(source) => {
			const text = imageLayer(`<image source="${source}"/>`);
			const written = decode(write(readMap(text), { syntax: 'xml' }));
			expect(written).toContain(`<image source="${source}"/>`);
			expect(readMap(written)).toEqual(readMap(text));
		},
	);
});

describe('images that tiles share by id [U11]', () => {
	const tileset = (inside: string): string => `<tileset name="a" tilewidth="1" tileheight="1">\n${inside}\n</tileset>`;
	const imagesOf = (text: string): unknown => {
		const { doc } = read(text, { kind: 'tileset' });
		return doc && [doc.image, ...doc.tiles.map(({ image }) => image)];
	};
	const own = (id: number, bytes: string): string => `<image id="${id}" format="png"><data encoding="base64">${bytes}</data></image>`;

	it('become those of the tiles, and are no images of the tileset', () => {
		const text = tileset(`${own(0, 'AAAA')}${own(1, 'BBBB')}<tile id="0"><image id="1"/></tile><tile id="1"><image id="1"/></tile>
			<tile id="2"><image id="0"/></tile>`);
		const [a, b] = ['data:image/png;base64,AAAA', 'data:image/png;base64,BBBB'];
		expect(imagesOf(text)).toEqual([undefined, b, b, a]);
		expect(dropped(text)).toEqual([]);
	});

	it('are what they were if no tile refers to them', () => {
		const text = tileset('<image id="0" source="a.png"/>');
		expect(imagesOf(text)).toEqual(['a.png']);
		expect(dropped(text)).toEqual(['2 `id` of <image>: "0"']);
	});

	it('are missing if there is no image with the id', () => {
		const text = tileset(`${own(0, 'AAAA')}<tile id="0"><image id="0"/></tile><tile id="1"><image id="7"/></tile>`);
		expect(imagesOf(text)).toEqual([undefined, 'data:image/png;base64,AAAA']);
		expect(dropped(text)).toEqual(['2 `id` of <image>: "7"']);
	});
});

describe('content that an image cannot keep is reported', () => {
	it.each([
		['<image source="a.png"><data encoding="base64">AAAA</data></image>', ['3 <data> of an <image> that has a `source`: "AAAA"'], 'a.png'],
		['<image><data>AAAA</data></image>', ['3 <data> in <image> that is not in base64: "AAAA"'], ''],
		[
			'<image><data encoding="base64" compression="zlib">AAAA</data></image>',
			['3 `compression` of <data>: "zlib"'],
			'data:image/png;base64,AAAA',
		],
		[
			'<image><data encoding="base64">AAAA</data><data encoding="base64">BBBB</data></image>',
			['3 a second <data> in <image>: "BBBB"'],
			'data:image/png;base64,AAAA',
		],
		['<image source="a.png">hello<b>1</b></image>', ['3 the text in <image>: "hello"', '3 <b> in <image>: "1"'], 'a.png'],
	])('%s', (image, messages, source) => {
		expect(dropped(imageLayer(image))).toEqual(messages);
		expect(imageOf(imageLayer(image))).toBe(source);
	});
});
