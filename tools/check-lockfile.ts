/**
 * Checks that package-lock.json works on every machine: it has no registry addresses, so that it installs from any registry, and it has the
 * binaries of all platforms, without which `npm ci` fails (npm leaves out those that its registry does not have).
 */
import { readFileSync } from 'node:fs';
import { exit } from 'node:process';

interface Entry {
	readonly resolved?: string;
	readonly optionalDependencies?: Record<string, string>;
}

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
const entries = Object.entries((JSON.parse(text) as { packages: Record<string, Entry> }).packages);
const installed = new Set(entries.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)));

const faults = entries.flatMap(([path, { resolved, optionalDependencies = {} }]) => [
	...(resolved !== undefined && /^[a-z+]+:/.test(resolved)
		? [`${path} has the registry address ${resolved}: npm install --package-lock-only --omit-lockfile-registry-resolved`]
		: []),
	...Object.entries(optionalDependencies)
		.filter(([name]) => !installed.has(name))
		.map(([name, range]) => `${path} needs ${name} ${range}, which is missing: choose a version for which the registry has all binaries`),
]);
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
exit(faults.length === 0 ? 0 : 1);
