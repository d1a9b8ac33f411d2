import { memoryLoader, resolve } from '@tilewright/ops';
import { expect, it } from 'vitest';

it('loads the decoder of zstd when a document needs it [L4]', async () => {
	const data = 'KLUv/QRYgQAAAQAAAAIAAAADAAAABAAAAKYUxW4=';
	const map = `{"type":"map","version":"1.10","width":2,"height":2,"tilewidth":16,"tileheight":16,
		"tilesets":[{"firstgid":1,"name":"t","tilewidth":16,"tileheight":16,"tilecount":4}],
		"layers":[{"id":1,"type":"tilelayer","width":2,"height":2,"encoding":"base64","compression":"zstd","data":"${data}"}]}`;
	const { files, issues } = await resolve('/map.tmj', memoryLoader({ '/map.tmj': map }));
	expect(issues).toEqual([]);
	expect(files.get('/map.tmj')?.doc).toMatchObject({ layers: [{ data: Uint32Array.of(1, 2, 3, 4) }] });
});
