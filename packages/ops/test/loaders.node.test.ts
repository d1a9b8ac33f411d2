import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Loader } from '@tilewright/ops';
import { folderLoader, memoryLoader, resolve, urlLoader } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapJson, tilesetJson } from './support/documents.ts';

const examples = new URL('../../../examples/', import.meta.url).pathname;

const bytesOf = async (loader: Loader, path: string): Promise<string> => {
	const loaded = await loader.load(path);
	return 'bytes' in loaded ? new TextDecoder().decode(loaded.bytes) : `${loaded.refused}: ${loaded.why}`;
};

describe('references to the same file resolve to the same path', () => {
	const loaders: readonly (readonly [name: string, loader: Loader, root: string])[] = [
		['memory', memoryLoader({}), ''],
		['URLs', urlLoader('https://example.org/game'), ''],
		['folders', folderLoader({ getDirectoryHandle: () => Promise.reject(), getFileHandle: () => Promise.reject() }), ''],
		['files', fileLoader({ root: '/game' }), '/game'],
	];
	it.each(loaders)('%s', (_, loader, root) => {
		const from = `${root}/maps/a.tmx`;
		for (const reference of ['../t.tsx', './../t.tsx', 'x/../../t.tsx', '..//t.tsx', '..\\t.tsx', '../maps/.././t.tsx'])
			expect(loader.resolve(reference, from)).toEqual({ path: `${root}/t.tsx` });
		for (const path of ['maps/a.tmx', './maps/a.tmx', from]) expect(loader.resolve(path, '')).toEqual({ path: from });
		expect(loader.resolve('50% off #1?.tsx', from)).toEqual({ path: `${root}/maps/50% off #1?.tsx` });
		expect(loader.resolve('', from)).toMatchObject({ refused: 'missing' });
	});
});

describe('memoryLoader', () => {
	it('loads text and bytes, from an object or a Map, and lists folders', async () => {
		const bytes = new Uint8Array([1, 2]);
		const loader = memoryLoader(
			new Map<string, Uint8Array | string>([
				['b/2', 'two'],
				['/b/1', bytes],
				['b/c/3', ''],
				['a', ''],
			]),
		);
		expect(await loader.load('/b/1')).toEqual({ bytes });
		expect(await bytesOf(loader, '/b/2')).toBe('two');
		expect(await loader.list?.('/b')).toEqual(['1', '2']);
		expect(await loader.list?.('/')).toEqual(['a']);
		expect(await loader.list?.('/none')).toEqual([]);
	});
});

describe('urlLoader with a server', () => {
	const asked: string[] = [];
	const server = createServer(({ url = '' }, answer) => {
		asked.push(url);
		if (url === '/game/maps/a.tmj') answer.end(mapJson({ tilesets: ['../my tiles, 50% #1?.tsj', '../moved.tsj', '../gone.tsj'] }));
		else if (url === `/game/${encodeURIComponent('my tiles, 50% #1?.tsj')}` || url === '/game/new.tsj') answer.end(tilesetJson());
		else if (url === '/game/moved.tsj') answer.writeHead(301, { location: 'new.tsj' }).end();
		else if (url === '/game/page.tmj') answer.end('\n<!doctype html>\n<html lang="en"></html>');
		else answer.writeHead(404).end();
	});
	let origin = '';
	beforeAll(async () => {
		await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
		origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	});
	afterAll(() => {
		server.close();
	});

	it('encodes names, and follows redirects below the base', async () => {
		const graph = await resolve('maps/a.tmj', urlLoader(`${origin}/game?x#y`));
		expect([...graph.files.keys()]).toEqual(['/maps/a.tmj', '/my tiles, 50% #1?.tsj', '/moved.tsj']);
		expect(graph.issues.map(({ code, reason }) => `${code} ${reason}`)).toEqual(['missing-file the server responds with status 404']);
		expect(asked).toContain('/game/new.tsj');
	});

	it('takes a web page for what servers send where there is no file', async () => {
		const graph = await resolve('page.tmj', urlLoader(`${origin}/game`));
		expect(graph.issues.map(({ code, reason }) => `${code} ${reason}`)).toEqual(['missing-file the server sends a web page']);
	});

	it('reports a server that does not respond', async () => {
		const graph = await resolve('a.tmj', urlLoader('http://127.0.0.1:1/'));
		expect(graph.issues).toMatchObject([{ code: 'unreadable-file', severity: 'error' }]);
		expect(() => urlLoader('nowhere')).toThrow(TypeError);
	});
});

describe('the example maps', () => {
	const names = ['everything', 'hexagonal', 'infinite', 'isometric', 'oblique', 'orthogonal', 'staggered'];

	it('resolve without a warning, and all their images exist', async () => {
		const loader = fileLoader({ root: examples });
		const graph = await resolve(
			names.map((name) => `maps/${name}.tmj`),
			loader,
		);
		// A property of a tileset refers to a source file of this repository.
		expect(graph.issues).toMatchObject([{ code: 'outside-root', severity: 'info', pointer: '/properties/1/value' }]);
		const kinds = [...graph.files.values()].map(({ doc }) => doc.type);
		expect(['map', 'tileset', 'template'].map((kind) => kinds.filter((found) => found === kind).length)).toEqual([7, 5, 4]);
		for (const { links } of graph.files.values())
			for (const { to, role } of links) if (role === 'image') expect(await loader.load(to ?? '')).toHaveProperty('bytes');
	});
});
