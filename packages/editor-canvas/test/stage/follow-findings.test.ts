import { addTileset, apply, createTileset, setProperty } from '@tilewright/edit';
import type { FileEvent } from '@tilewright/editor-core/files/files.ts';
import { findingsOf, followFindings } from '@tilewright/editor-core/findings/follow-findings.ts';
import { followOtherFiles } from '@tilewright/editor-core/findings/follow-other-files.ts';
import type { Issue } from '@tilewright/format';
import { expect, onTestFinished, test, vi } from 'vitest';
import { editing, emptyMap } from '../../../editor-core/test/support/editing.ts';
import { filesWith, pngOf } from '../../../editor-core/test/support/open-documents.ts';
import { openMap } from '../../../editor-core/test/support/open-map.ts';
import { forgetPictures } from '../../src/stage/pictures.ts';

test('[E138] a map is checked also if a slow computer does not come to the end of its picture', () => {
	const sent: unknown[] = [];
	vi.stubGlobal(
		'Worker',
		class {
			addEventListener(): void {}
			terminate(): void {}
			postMessage({ type }: { readonly type: string }): void {
				sent.push(type);
			}
		},
	);
	vi.useFakeTimers();
	const stop = followFindings(editing(emptyMap()).editor);
	onTestFinished(() => {
		stop();
		vi.useRealTimers();
		vi.unstubAllGlobals();
	});
	vi.advanceTimersByTime(1000);
	expect(sent).toEqual([]);
	vi.advanceTimersByTime(10_000);
	expect(sent).toEqual(['surroundings', 'open']);
});

test('[E138] images that are missing or have another size are found, until they are as they should be', async () => {
	const tileset = { name: 'tiles', tilewidth: 16, tileheight: 16, image: 'tiles.png', imagewidth: 16, imageheight: 16 };
	const { doc } = apply(emptyMap(), addTileset(emptyMap(), createTileset(tileset)).changes);
	const files = filesWith({ '/a.tmj': doc });
	let found: readonly Issue[] = [];
	onTestFinished(
		followOtherFiles(await openMap(files, '/a.tmj'), (issues) => {
			found = issues;
		}),
	);
	await vi.waitUntil(() => found.length > 0);
	expect(found).toMatchObject([{ code: 'missing-file', severity: 'error', pointer: '/tilesets/0/image' }]);
	const put = (width: number) => {
		files.add(new Map([['/tiles.png', pngOf(width, 16)]]));
		forgetPictures(files);
	};
	put(32);
	await vi.waitUntil(() => found[0]?.code === 'image-differs');
	put(16);
	await vi.waitUntil(() => found.length === 0);
});

test('[E138] files that properties name and that do not exist are found, as validate does, until they are there', async () => {
	const sound = { name: 'sound', type: 'file', value: 'sounds/wind.ogg' } as const;
	const memory = filesWith({ '/a.tmj': { ...emptyMap(), properties: [sound] } });
	let tell: (event: FileEvent) => void = () => {};
	const files = {
		...memory,
		kind: 'folder' as const,
		watch: (listener: typeof tell) => {
			tell = listener;
			return () => {};
		},
	};
	const session = await openMap(files, '/a.tmj');
	const found: string[][] = [];
	onTestFinished(
		followOtherFiles(session, (issues) => void found.push(issues.map(({ code, file, pointer }) => `${code} ${file} ${pointer}`))),
	);
	await vi.waitUntil(() => found.length > 0);
	expect(found.at(-1)).toEqual(['missing-property-file /a.tmj /properties/0/value']);
	memory.add(new Map([['/sounds/wind.ogg', new Uint8Array(1)]]));
	tell({ type: 'changed', path: '/sounds/wind.ogg', version: '1' });
	await vi.waitUntil(() => found.at(-1)?.length === 0);
	session.do('Change', setProperty(session.map.value, [[]], { ...sound, value: 'rain.ogg' }));
	await vi.waitUntil(() => found.at(-1)?.length === 1);
	const uploaded: unknown[] = [];
	onTestFinished(followOtherFiles(await openMap(memory, '/a.tmj'), (issues) => uploaded.push(issues)));
	await vi.waitUntil(() => uploaded.length > 0);
	expect(uploaded).toEqual([[]]);
});

test('[E138] mistakes in the tileset of a map are found, as by validate', async () => {
	const sheet = { name: 'tiles', tilewidth: 16, tileheight: 16, image: 'tiles.png', imagewidth: 16, imageheight: 16 };
	const map = { ...emptyMap(), tilesets: [{ firstgid: 1, source: 'art/tiles.tsj' }] };
	const session = await openMap(filesWith({ '/a.tmj': map, '/art/tiles.tsj': createTileset(sheet) }), '/a.tmj');
	const { editor } = editing(emptyMap());
	editor.open(session);
	vi.stubGlobal(
		'Worker',
		class {
			addEventListener(): void {}
			terminate(): void {}
			postMessage(): void {}
		},
	);
	session.wasDrawn.value = true;
	const stop = followFindings(editor);
	onTestFinished(() => {
		stop();
		vi.unstubAllGlobals();
	});
	const findings = findingsOf(session);
	await vi.waitUntil(() => findings.value.length > 0);
	expect(findings.value).toMatchObject([{ code: 'missing-file', severity: 'error', file: '/art/tiles.tsj', pointer: '/image' }]);
});
