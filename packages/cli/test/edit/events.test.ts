import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { EventLines } from '../support/edit-server.ts';
import { startServer } from '../support/edit-server.ts';

/** Long, because the machine may be busy. */
const WAIT = { timeout: 120_000, interval: 20 };

const parse = ({ lines }: EventLines): unknown[] => lines.map((line) => JSON.parse(line));

/** Waits for an event. */
const told = async (stream: EventLines, event: object): Promise<void> =>
	await vi.waitFor(() => expect(parse(stream)).toContainEqual(expect.objectContaining(event)), WAIT);

/** All events of a file, after a change of another one was told, which comes later. */
async function eventsOf(path: string, stream: EventLines, root: string): Promise<unknown[]> {
	const last = `/last-${stream.lines.length}.tmx`;
	writeFileSync(join(root, last), '');
	await told(stream, { path: last });
	return parse(stream).filter((event) => JSON.stringify(event).includes(`${path}"`));
}

/** Replaces a file by one move: while it is written in place, the server might read the half of it, and tell that. */
function replace(path: string, content: string): void {
	const next = join(dirname(path), '.next');
	writeFileSync(next, content);
	renameSync(next, path);
}

const put = (body: string): { method: string; body: string } => ({ method: 'PUT', body });

it('tells what other programs change, make, replace and remove', async () => {
	const { root, events, send } = await startServer({ 'maps/a.tmx': 'a' });
	const stream = await events();
	expect(parse(stream)).toEqual([{ type: 'ready' }]);
	writeFileSync(join(root, 'maps/a.tmx'), 'b');
	const { etag } = (await send('/api/file?path=/maps/a.tmx')).headers;
	await told(stream, { type: 'changed', path: '/maps/a.tmx', etag });
	writeFileSync(join(root, 'maps/new'), 'c');
	renameSync(join(root, 'maps/new'), join(root, 'maps/a.tmx'));
	await told(stream, { type: 'changed', path: '/maps/a.tmx', etag: (await send('/api/file?path=/maps/a.tmx')).headers.etag });
	mkdirSync(join(root, 'art'));
	writeFileSync(join(root, 'art/tiles.png'), 'p');
	await told(stream, { type: 'changed', path: '/art/tiles.png' });
	rmSync(join(root, 'maps/a.tmx'));
	await told(stream, { type: 'removed', path: '/maps/a.tmx' });
});

it('does not tell what the editor does not know, nor what keeps its content', async () => {
	const { root, events } = await startServer({ 'a.tmx': 'a', '.git/b.tmx': 'b' });
	const stream = await events();
	for (const name of ['a.ts', '.git/b.tmx', '.c.tmx', 'd']) writeFileSync(join(root, name), 'x');
	replace(join(root, 'a.tmx'), 'changed');
	await told(stream, { path: '/a.tmx' });
	replace(join(root, 'a.tmx'), 'changed');
	expect(await eventsOf('/a.tmx', stream, root)).toHaveLength(1);
	expect(parse(stream)).toHaveLength(3);
});

it('tells a page nothing of its own writing, and other pages at once', async () => {
	const { root, events, send } = await startServer({ 'a.tmx': 'a' });
	const [mine, other, unnamed] = [await events('me'), await events('you'), await events()];
	const { etag } = (await send('/api/file?path=/a.tmx&client=me', put('b'))).headers;
	const event = { type: 'changed', path: '/a.tmx', etag };
	await told(other, event);
	await told(unnamed, event);
	await send('/api/file?path=/a.tmx&client=me', put('c'));
	await send('/api/file?path=/new/b.tmx&client=me', put('d'));
	expect(await eventsOf('/a.tmx', mine, root)).toEqual([]);
	expect(await eventsOf('/new/b.tmx', mine, root)).toEqual([]);
	expect(await eventsOf('/a.tmx', other, root)).toHaveLength(2);
	expect(await eventsOf('/a.tmx', unnamed, root)).toHaveLength(2);
	// What another program makes of it later is foreign again, even the same content as before.
	writeFileSync(join(root, 'a.tmx'), 'b');
	await told(mine, event);
});

it('tells changes of a file by all names by which it was read', async () => {
	const { root, events, send } = await startServer({ 'art/tiles.png': 'a' });
	symlinkSync('art', join(root, 'linked'));
	await send('/api/file?path=/linked/tiles.png');
	const stream = await events();
	writeFileSync(join(root, 'art/tiles.png'), 'b');
	const { etag } = (await send('/api/file?path=/art/tiles.png')).headers;
	await told(stream, { type: 'changed', path: '/art/tiles.png', etag });
	await told(stream, { type: 'changed', path: '/linked/tiles.png', etag });
	expect(await eventsOf('tiles.png', stream, root)).toHaveLength(2);
});

it('sends lines while nothing happens, and forgets streams that have ended', async () => {
	const { events, send } = await startServer({ 'a.tmx': 'a' }, { heartbeat: 5 });
	const [first, second] = [await events(), await events()];
	await told(first, { type: 'alive' });
	first.end();
	await vi.waitFor(() => expect(first.ended).toBe(true), WAIT);
	await send('/api/file?path=/a.tmx', put('b'));
	await told(second, { type: 'changed' });
});

it('closing ends open streams, and writes go through or not at all', async () => {
	const { events, close, root, send } = await startServer({ 'a.tmx': 'a' });
	const streams = [await events(), await events()];
	const writing = send('/api/file?path=/a.tmx', put('b')).catch(() => undefined);
	await close();
	await vi.waitFor(() => expect(streams.map(({ ended }) => ended)).toEqual([true, true]), WAIT);
	expect(['a', 'b']).toContain(readFileSync(join(root, 'a.tmx'), 'utf8'));
	await writing;
});
