/**
 * Runs commands one after another in one process, since starting Node for each takes most of a test's time. `run.ts` starts it.
 * Arguments: a FIFO with a request in each line, and a FIFO for the answers. Plain JavaScript, since Node 20 runs it without a loader.
 *
 * A request is `{ words, cwd, env, input }`, an answer `{ status, stdout, stderr, ended, opened }`. Bytes are in base64; `ended` says
 * that the command ended the process, `opened` lists the files that it opened, as it named them.
 */
import fs, { existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { dirname } from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

const [requests, answers] = process.argv.slice(2);
const opened = new Set();
for (const [holder, names] of [
	[fs, ['open', 'openSync', 'readFile', 'readFileSync', 'createReadStream']],
	[fs.promises, ['open', 'readFile']],
]) {
	for (const name of names) {
		const original = holder[name];
		holder[name] = (path, ...rest) => {
			if (typeof path === 'string') opened.add(path);
			return original(path, ...rest);
		};
	}
}
syncBuiltinESMExports();

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
/** The bundle of each command, by the name of its file. */
const bundles = new Map();
const target = openSync(answers, 'w');

let running = false;
const output = { stdout: [], stderr: [] };
for (const name of ['stdout', 'stderr']) {
	process[name].write = (chunk, encoding, callback) => {
		output[name].push(Buffer.from(chunk));
		const done = typeof encoding === 'function' ? encoding : callback;
		if (done !== undefined) process.nextTick(done);
		return true;
	};
}
process.on('exit', (status) => {
	if (running) answer(status, true);
});

for await (const line of (await open(requests)).readLines()) {
	const { words, cwd, env, input } = JSON.parse(line);
	process.chdir(cwd);
	for (const name of Object.keys(process.env)) delete process.env[name];
	Object.assign(process.env, env);
	Object.defineProperty(process, 'stdin', { value: Readable.from(input === '' ? [] : [Buffer.from(input, 'base64')]), configurable: true });
	opened.clear();
	running = true;
	const status = await bundleFor(words[0] ?? '').run(words, version);
	running = false;
	answer(status, false);
	process.exitCode = 0;
}

/** Loads a bundle as the program does. */
function bundleFor(word) {
	const fileOf = (name) => fileURLToPath(new URL(`../../dist/${name}.cjs`, import.meta.url));
	const name = /^[a-z]+$/.test(word) && existsSync(fileOf(word)) ? word : 'root';
	const known = bundles.get(name);
	if (known !== undefined) return known;
	const file = fileOf(name);
	const module = { exports: {} };
	const script = new Script(readFileSync(file, 'latin1'), { filename: file });
	script.runInThisContext()(module.exports, createRequire(file), module, file, dirname(file), (id) => import(id));
	bundles.set(name, module.exports);
	return module.exports;
}

function answer(status, ended) {
	const text = (name) => Buffer.concat(output[name].splice(0)).toString('base64');
	const bytes = Buffer.from(`${JSON.stringify({ status, stdout: text('stdout'), stderr: text('stderr'), ended, opened: [...opened] })}\n`);
	for (let at = 0; at < bytes.length; ) at += writeSync(target, bytes, at);
}
