/**
 * Holds package-lock.json fit for every machine: free of registry addresses, so that it installs from the registry the machine is given,
 * and with all the binaries of other platforms, without which `npm ci` refuses it (npm leaves out those that its registry did not have).
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
		? [`${path} is tied to ${resolved}: npm install --package-lock-only --omit-lockfile-registry-resolved`]
		: []),
	...Object.entries(optionalDependencies)
		.filter(([name]) => !installed.has(name))
		.map(([name, range]) => `${path} wants ${name} ${range}, which is missing: take a version whose binaries the registry has all`),
]);
for (const fault of faults) console.error(`package-lock.json: ${fault}`);
exit(faults.length === 0 ? 0 : 1);
