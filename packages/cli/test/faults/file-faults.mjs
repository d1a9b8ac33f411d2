/**
 * Loaded into a process of the command by `--import`: ends or disturbs it at one operation on files. `FILE_FAULT` says how and when:
 * `kill:7` ends the process like SIGKILL before its seventh operation that changes files, `half:7` in the middle of it if it writes, and
 * `ENOSPC:7` lets the seventh and all later writes fail. `FILE_FAULT_LOG` names a file that gets the number of operations.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import process from 'node:process';

const [what = '', at = '0'] = (process.env['FILE_FAULT'] ?? '').split(':');
const log = process.env['FILE_FAULT_LOG'];
let left = Number(at);
/** The operations so far. */
const names = [];

const kill = () => process.kill(process.pid, 'SIGKILL');

function before(name, args) {
	names.push(name);
	left--;
	if (what === 'kill' && left === 0) kill();
	if (what === 'half' && left === 0) {
		const [descriptor, bytes] = args;
		if (name === 'write' && bytes instanceof Uint8Array) originals.writeSync(descriptor, bytes, 0, Math.floor(bytes.length / 2));
		kill();
	}
	const fails = /^E[A-Z]+$/.test(what) && left <= 0 && name === 'write';
	return fails ? Object.assign(new Error(`${what}: made to fail`), { code: what, syscall: name }) : undefined;
}

const originals = { ...fs };
let isInside = false;

function wrap(name, isAsync) {
	const original = fs[name];
	const wrapped = (...args) => {
		if (isInside) return original(...args);
		// Standard output and standard error are no files of the user.
		if (typeof args[0] === 'number' && args[0] < 3) return original(...args);
		if (name === 'openSync' && !/[wax+]/.test(String(args[1] ?? 'r'))) return original(...args);
		const error = before(name.replace('Sync', ''), args);
		if (error === undefined) {
			// Some functions of Node use others.
			isInside = true;
			try {
				return original(...args);
			} finally {
				isInside = false;
			}
		}
		if (!isAsync) throw error;
		process.nextTick(args.at(-1), error);
		return undefined;
	};
	// `promisify` finds the names of the results by a symbol.
	for (const key of Object.getOwnPropertySymbols(original))
		Object.defineProperty(wrapped, key, Object.getOwnPropertyDescriptor(original, key));
	fs[name] = wrapped;
}

for (const name of ['openSync', 'closeSync', 'writeSync', 'writeFileSync', 'renameSync', 'rmSync', 'mkdirSync', 'fchmodSync', 'fchownSync'])
	wrap(name, false);
for (const name of ['write', 'fsync', 'rename', 'rm', 'mkdir']) wrap(name, true);
syncBuiltinESMExports();
if (log !== undefined) process.on('exit', () => originals.writeFileSync(log, names.join('\n')));
