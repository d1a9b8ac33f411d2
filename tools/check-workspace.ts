/**
 * Checks what is said about packages in places that cannot be derived from their `package.json`: paths of tsconfig.base.json, the pages that
 * list packages, and what the linter and size-limit hold them to. Prints a line for each mistake, with what to write where.
 */
import { existsSync, readFileSync } from 'node:fs';
import { exit } from 'node:process';
import { fileURLToPath } from 'node:url';
import { entryFaults } from './workspace/entry-faults.ts';
import { listFaults } from './workspace/list-faults.ts';
import { packages } from './workspace.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : '');

const faults = [...packages.flatMap((each) => entryFaults(each, root)), ...listFaults(packages, read)];
for (const fault of faults) console.error(fault);
console.log(`${packages.length} packages: ${faults.length === 0 ? 'each is known everywhere' : `${faults.length} mistakes`}`);
exit(faults.length === 0 ? 0 : 1);
