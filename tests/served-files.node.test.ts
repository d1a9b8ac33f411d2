import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileEvent, WriteResult } from '@tilewright/editor-core/files/files.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serve } from '../packages/cli/src/commands/edit/serve/server.ts';
import type { TestServer } from '../packages/cli/test/support/edit-server.ts';
import { startServer, TOKEN } from '../packages/cli/test/support/edit-server.ts';
import type { ServedFiles } from '../packages/editor/src/platform/served-files.ts';
import { servedFiles, tokenIn } from '../packages/editor/src/platform/served-files.ts';

/** Long, because the machine may be busy. */
const WAIT = { timeout: 30_000, interval: 10 };

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const addressOf = ({ port }: TestServer) => ({ origin: `http://127.0.0.1:${port}`, token: TOKEN });

/** Connects a page, and collects what it is told. */
async function connect(
	server: TestServer,
	timing: Parameters<typeof servedFiles>[1] = { delays: [10] },
): Promise<{ readonly files: ServedFiles; readonly events: FileEvent[]; readonly states: string[] }> {
	const files = await servedFiles(addressOf(server), timing);
	if (!('kind' in files)) throw new Error(files.why);
	onTestFinished(files.close);
	const [events, states]: [FileEvent[], string[]] = [[], []];
	files.watch((event) => events.push(event));
	files.connection.subscribe((state) => states.push(state));
	await reaches(files, 'connected');
	return { files, events, states };
}

const reaches = async (files: ServedFiles, state: string): Promise<void> =>
	await vi.waitFor(() => expect(files.connection.value).toBe(state), WAIT);

const save = (server: TestServer, path: string, content: string): void => {
	mkdirSync(dirname(join(server.root, path)), { recursive: true });
	writeFileSync(join(server.root, path), content);
};

async function versionOf(files: ServedFiles, path: string): Promise<string> {
	const read = await files.read(path);
	if ('version' in read) return read.version;
	throw new Error(read.why);
}

/** Lets answers through when it is opened, and says when the first one waits. */
function gate(): { readonly reached: Promise<void>; readonly pass: () => Promise<void>; readonly open: () => void } {
	let [reach, open] = [(): void => {}, (): void => {}];
	const reached = new Promise<void>((resolve) => {
		reach = resolve;
	});
	const opened = new Promise<void>((resolve) => {
		open = resolve;
	});
	return {
		reached,
		pass: async () => {
			reach();
			await opened;
		},
		open: () => open(),
	};
}

describe('files behind the command', () => {
	it('are listed, read and loaded', async () => {
		const server = await startServer({ 'maps/b c+d.tmx': 'b', 'a.world': 'w', 'maps/art/t.png': 'p' }, { open: ['/a.world'] });
		const { files } = await connect(server);
		expect(files).toMatchObject({ kind: 'served', name: 'game', id: expect.stringMatching(/^.{16}$/), toOpen: ['/a.world'] });
		expect(await files.list()).toEqual(['/a.world', '/maps/art/t.png', '/maps/b c+d.tmx']);
		expect(await files.read('/maps/b c+d.tmx')).toEqual({ bytes: bytes('b'), version: expect.stringMatching(/^".+"$/), isReadOnly: false });
		expect(files.loader.resolve('art/t.png', '/maps/b c+d.tmx')).toEqual({ path: '/maps/art/t.png' });
		expect(await files.loader.load('/maps/art/t.png')).toMatchObject({ bytes: bytes('p') });
		expect(await files.loader.list?.('/maps')).toEqual(['b c+d.tmx']);
		expect(await files.loader.list?.('/')).toEqual(['a.world']);
	});

	it('are refused with the reason', async () => {
		const server = await startServer({ 'large.tmx': 'larger than 10' }, { maxBytes: 10 });
		const { files } = await connect(server);
		expect(await files.read('/no.tmx')).toEqual({ refused: 'missing', why: 'there is no such file' });
		expect(await files.read('/../a.tmx')).toMatchObject({ refused: 'outside' });
		expect(await files.read('/large.tmx')).toMatchObject({ refused: 'too-large' });
		expect(await files.write('/a.exe', bytes('x'), 'nothing')).toMatchObject({ refused: 'forbidden' });
		expect(await files.write('/a.tmx', bytes('larger than 10'), 'nothing')).toMatchObject({ refused: 'too-large' });
		expect(files.loader.resolve('../../a.png', '/maps/a.tmx')).toMatchObject({ refused: 'outside' });
	});

	it('are written over the version that was read, as new files, or over anything', async () => {
		const server = await startServer({ 'a.tmx': 'a' });
		const { files } = await connect(server);
		const first = await versionOf(files, '/a.tmx');
		const written = await files.write('/a.tmx', bytes('b'), { version: first });
		expect(written).toEqual({ version: await versionOf(files, '/a.tmx') });
		expect(readFileSync(join(server.root, 'a.tmx'), 'utf8')).toBe('b');
		const conflict: WriteResult = { conflict: await versionOf(files, '/a.tmx') };
		expect(await files.write('/a.tmx', bytes('c'), { version: first })).toEqual(conflict);
		expect(await files.write('/a.tmx', bytes('c'), 'nothing')).toEqual(conflict);
		expect(await files.write('/gone.tmx', bytes('c'), { version: first })).toEqual({ conflict: undefined });
		expect(await files.write('/new/d.tmx', bytes('d'), 'nothing')).toEqual({ version: expect.any(String) });
		expect(await files.write('/new/d.tmx', new Uint8Array(), 'anything')).toEqual({ version: expect.any(String) });
		expect(readFileSync(join(server.root, 'new/d.tmx'), 'utf8')).toBe('');
	});

	it('are not there without the command, or with a wrong token', async () => {
		const server = await startServer({ 'a.tmx': 'a' });
		expect(await servedFiles({ ...addressOf(server), token: 'wrong' })).toMatchObject({
			refused: 'unreadable',
			why: expect.stringContaining('token'),
		});
		const { files } = await connect(server);
		await server.close();
		const refused = { refused: 'unreadable', why: 'the command "tilewright edit" does not answer' };
		expect(await servedFiles(addressOf(server))).toEqual(refused);
		expect(await files.read('/a.tmx')).toEqual(refused);
		expect(await files.write('/a.tmx', bytes('b'), 'anything')).toEqual(refused);
		expect(await files.list()).toEqual([]);
		expect(readFileSync(join(server.root, 'a.tmx'), 'utf8')).toBe('a');
	});

	it('go on with the token of a command that was started again, if it has the same files', async () => {
		const server = await startServer({ 'a.tmx': 'a' });
		const { files } = await connect(server);
		await versionOf(files, '/a.tmx');
		await server.close();
		const { root, app, port } = server;
		const again = await serve({ place: { root, open: [] }, app, host: '127.0.0.1', ports: [port], token: 'other-token' });
		onTestFinished(again.close);
		await reaches(files, 'expired');
		expect(await files.write('/a.tmx', bytes('b'), 'anything')).toMatchObject({
			refused: 'unreadable',
			why: expect.stringContaining('token'),
		});
		expect(await files.renew('wrong')).toBe(false);
		expect(await files.renew('other-token')).toBe(true);
		await reaches(files, 'connected');
		expect(await files.write('/a.tmx', bytes('b'), 'anything')).toEqual({ version: expect.any(String) });
		expect(readFileSync(join(root, 'a.tmx'), 'utf8')).toBe('b');
	});

	it('the token is in the fragment of the address', () => {
		expect(tokenIn('#token=a-b_c')).toBe('a-b_c');
		expect(tokenIn('#map=1&token=x')).toBe('x');
		expect([tokenIn(''), tokenIn('#'), tokenIn('#else')]).toEqual([undefined, undefined, undefined]);
	});
});

describe('changes on the disk', () => {
	it('of other programs and pages are told once, own ones are not', async () => {
		const server = await startServer({ 'a.tmx': 'a', 'b.tmx': 'b' });
		const [one, two] = [await connect(server), await connect(server)];
		await versionOf(one.files, '/a.tmx');
		for (const content of ['c', 'd', 'e']) await one.files.write('/a.tmx', bytes(content), 'anything');
		const version = await versionOf(one.files, '/a.tmx');
		await vi.waitFor(() => expect(two.events).toContainEqual({ type: 'changed', path: '/a.tmx', version }), WAIT);
		save(server, 'b.tmx', 'other');
		await vi.waitFor(() => expect(one.events).toHaveLength(1), WAIT);
		const changed = { type: 'changed', path: '/b.tmx', version: await versionOf(one.files, '/b.tmx') };
		expect(one.events).toEqual([changed]);
		rmSync(join(server.root, 'a.tmx'));
		await vi.waitFor(() => expect(one.events).toEqual([changed, { type: 'removed', path: '/a.tmx' }]), WAIT);
	});

	it('of a file are told also if the page has read it again in the meantime', async () => {
		const server = await startServer({ 'a.tmx': 'a' });
		const { files, events } = await connect(server);
		await files.read('/a.tmx');
		save(server, 'a.tmx', 'foreign');
		const version = await versionOf(files, '/a.tmx');
		await vi.waitFor(() => expect(events).toEqual([{ type: 'changed', path: '/a.tmx', version }]), WAIT);
	});

	it('of a file that is just written are told afterwards, with what the page knows by then', async () => {
		const server = await startServer({ 'a.tmx': 'a' });
		const [one, two] = [await connect(server), await connect(server)];
		let release = (): void => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		const send = globalThis.fetch;
		vi.stubGlobal('fetch', async (...words: Parameters<typeof fetch>) => {
			const response = await send(...words);
			if (words[1]?.method === 'PUT') await held;
			return response;
		});
		onTestFinished(() => {
			vi.unstubAllGlobals();
		});
		const writing = one.files.write('/a.tmx', bytes('mine'), 'anything');
		await vi.waitFor(() => expect(two.events).toHaveLength(1), WAIT);
		save(server, 'a.tmx', 'foreign');
		await vi.waitFor(() => expect(two.events).toHaveLength(2), WAIT);
		expect(one.events).toEqual([]);
		release();
		expect(await writing).toEqual({ version: two.events.flatMap((event) => ('version' in event ? event.version : []))[0] });
		await vi.waitFor(() => expect(one.events).toEqual(two.events.slice(1)), WAIT);
	});

	it('are not those of the page itself, if it writes a file while it looks for changes', async () => {
		const server = await startServer({ 'a.tmx': 'a', 'b.tmx': 'b' });
		/** Answers that wait: to the question for events, for the version of a file, and to writing it. */
		const gates = { GET: gate(), HEAD: gate(), PUT: gate() };
		const send = globalThis.fetch;
		vi.stubGlobal('fetch', async (...[url, init]: Parameters<typeof fetch>) => {
			const response = await send(url, init);
			if (String(url).includes('/api/events')) await gates.GET.pass();
			else if (init?.method === 'HEAD') await gates.HEAD.pass();
			else if (init?.method === 'PUT') await gates.PUT.pass();
			return response;
		});
		onTestFinished(() => {
			vi.unstubAllGlobals();
		});
		const files = await servedFiles(addressOf(server));
		if (!('kind' in files)) throw new Error(files.why);
		onTestFinished(files.close);
		const events: FileEvent[] = [];
		files.watch((event) => events.push(event));
		const version = await versionOf(files, '/a.tmx');
		gates.GET.open();
		await gates.HEAD.reached;
		const writing = files.write('/a.tmx', bytes('mine'), { version });
		await gates.PUT.reached;
		gates.HEAD.open();
		await reaches(files, 'connected');
		// What looks for changes goes on before the writing does.
		await new Promise((resolve) => setTimeout(resolve, 50));
		gates.PUT.open();
		await writing;
		save(server, 'b.tmx', 'other');
		await vi.waitFor(() => expect(events).toContainEqual(expect.objectContaining({ path: '/b.tmx' })), WAIT);
		expect(events.map(({ path }) => path)).toEqual(['/b.tmx']);
	});

	it('are no longer told to a listener that has ended', async () => {
		const server = await startServer({ 'a.tmx': 'a' });
		const { files, events } = await connect(server);
		const mine: FileEvent[] = [];
		files.watch((event) => mine.push(event))();
		save(server, 'a.tmx', 'b');
		await vi.waitFor(() => expect(events).toHaveLength(1), WAIT);
		expect(mine).toEqual([]);
	});
});

describe('a lost connection', () => {
	/** The same server once more, on the same port. */
	const again = async (server: TestServer, token = TOKEN): Promise<TestServer> =>
		await startServer({}, { place: { root: server.root, open: [] }, ports: [server.port], token });

	it('comes back by itself, and what happened meanwhile is told', async () => {
		const server = await startServer({ 'a.tmx': 'a', 'b.tmx': 'b', 'c.tmx': 'c', 'unread.tmx': 'u' });
		const { files, events, states } = await connect(server);
		for (const path of ['/a.tmx', '/b.tmx', '/c.tmx']) await files.read(path);
		await server.close();
		await reaches(files, 'lost');
		save(server, 'a.tmx', 'changed');
		rmSync(join(server.root, 'b.tmx'));
		save(server, 'unread.tmx', 'changed');
		await again(server);
		await reaches(files, 'connected');
		await vi.waitFor(() => expect(events).toHaveLength(2), WAIT);
		expect(events).toEqual([
			{ type: 'changed', path: '/a.tmx', version: await versionOf(files, '/a.tmx') },
			{ type: 'removed', path: '/b.tmx' },
		]);
		expect(states.slice(-2)).toEqual(['lost', 'connected']);
		save(server, 'c.tmx', 'changed');
		await vi.waitFor(() => expect(events).toHaveLength(3), WAIT);
	});

	it('is tried again at once on request', async () => {
		const server = await startServer({});
		const { files } = await connect(server, { delays: [10_000_000] });
		await server.close();
		await reaches(files, 'lost');
		await again(server);
		expect(files.connection.value).toBe('lost');
		files.retry();
		await reaches(files, 'connected');
	});

	it('is let go while the page is not looked at, and nothing is missed', async () => {
		const server = await startServer({ 'a.tmx': 'a' });
		const [{ files, events, states }, other] = [await connect(server), await connect(server)];
		await files.read('/a.tmx');
		files.setVisible(false);
		files.setVisible(false);
		for (const content of ['b', 'c']) {
			const before = other.events.length;
			save(server, 'a.tmx', content);
			await vi.waitFor(() => expect(other.events.length).toBeGreaterThan(before), WAIT);
		}
		expect(events).toEqual([]);
		files.setVisible(true);
		await vi.waitFor(() => expect(events).toEqual(other.events.slice(-1)), WAIT);
		files.setVisible(false);
		files.setVisible(true);
		await reaches(files, 'connected');
		expect(states).not.toContain('lost');
		save(server, 'a.tmx', 'd');
		await vi.waitFor(() => expect(events).toHaveLength(2), WAIT);
	});

	it('has expired if the command was started again with another token', async () => {
		const server = await startServer({});
		const { files } = await connect(server);
		await server.close();
		await again(server, 'another');
		await reaches(files, 'expired');
	});

	it('is noticed by silence, which the lines of the command break', async () => {
		const silent = await startServer({}, { heartbeat: 1_000_000 });
		const { states } = await connect(silent, { delays: [10], silence: 300 });
		await vi.waitFor(() => expect(states.join(' ')).toMatch(/connected lost connected lost/), WAIT);
	});
});
