import { changeCells } from '@tilewright/edit';
import { readMap } from '@tilewright/format';
import { diff } from '@tilewright/ops';
import { expect, test } from 'vitest';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { saveDocument } from '../../src/session/save-document.ts';
import { openMap } from '../support/open-map.ts';

const TEXTS: Record<string, string> = import.meta.glob('../../../../examples/maps/*.tmj', {
	query: '?raw',
	import: 'default',
	eager: true,
});

const example = (name: string): string => TEXTS[`../../../../examples/maps/${name}.tmj`] ?? '';
const MAPS = ['hexagonal', 'infinite', 'isometric', 'oblique', 'orthogonal', 'staggered'];

async function opened(path: string, content: string) {
	const files = memoryFiles('test', new Map([[path, content]]));
	return { files, session: await openMap(files, path) };
}

async function textAt(files: ReturnType<typeof memoryFiles>, path: string): Promise<string> {
	const read = await files.read(path);
	return 'bytes' in read ? new TextDecoder().decode(read.bytes) : '';
}

test.each(MAPS)('a map that was not changed is written back byte for byte: %s [E133]', async (name) => {
	const content = example(name);
	const { files, session } = await opened('/maps/a.tmj', content);
	expect(await saveDocument(session)).toMatchObject({ version: expect.any(String) });
	expect(await textAt(files, '/maps/a.tmj')).toBe(content);
});

test('a map whose file is not as we write it is written without a difference', async () => {
	const { files, session } = await opened('/maps/a.tmj', example('everything'));
	const before = session.map.value;
	await saveDocument(session);
	const after = readMap(await textAt(files, '/maps/a.tmj'));
	expect(diff(before, after)).toEqual([]);
});

test('line ends, indentation and the call around the JSON stay as they were', async () => {
	const text = example('orthogonal').replaceAll('\n', '\r\n').trimEnd();
	const wrapped = `(function(name,data){\r\n})("a",\r\n${text});\r\n`;
	const { files, session } = await opened('/maps/a.js', wrapped);
	expect(session.form.value).toMatchObject({ syntax: 'json', wrapped: true, layout: { crlf: true } });
	await saveDocument(session);
	const saved = await textAt(files, '/maps/a.js');
	expect(saved.startsWith('(function(name,data){\r\n')).toBe(true);
	expect(saved).toContain(`"a",\r\n${text});\r\n`);
});

test.each([
	['module.exports = ', ';\n'],
	['/* by hand */\nonTileMapLoaded("other",\n', ');\n'],
])('code around the JSON that is not Tiled’s stays as it was: %j [U8]', async (before, after) => {
	const { files, session } = await opened('/maps/a.js', `${before}${example('orthogonal').trimEnd()}${after}`);
	await saveDocument(session);
	expect(await textAt(files, '/maps/a.js')).toBe(`${before}${example('orthogonal').trimEnd()}${after}`);
});

test('steps that are added while the file is written stay unsaved', async () => {
	const { session } = await opened('/maps/a.tmj', example('orthogonal'));
	const paint = (gid: number) =>
		session.do(
			'Paint',
			changeCells(session.map.value, session.currentLayerId.value ?? 1, (cells) => cells.set(0, 0, gid)),
			{ merge: 'stroke' },
		);
	session.selectLayer(session.map.value.layers.find(({ type }) => type === 'tilelayer')?.id);
	paint(3);
	const saving = saveDocument(session);
	paint(5);
	await saving;
	expect(session.modified.value).toBe(true);
	session.undo();
	expect(session.modified.value).toBe(false);
});

test('a file that another program has changed is not overwritten', async () => {
	const { files, session } = await opened('/maps/a.tmj', example('orthogonal'));
	await files.write('/maps/a.tmj', new TextEncoder().encode('{}'), 'anything');
	expect(await saveDocument(session)).toEqual({ conflict: '2' });
	expect(await saveDocument(session, 'anything')).toEqual({ version: '3' });
});
