import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Adds a service worker to the build, with the list of its files: the app works without a network then. */
export function offline(): Plugin {
	return {
		name: 'offline',
		apply: 'build',
		generateBundle: {
			// Last, when the names of all files are known.
			order: 'post',
			handler(_, bundle) {
				const names = [...Object.keys(bundle).filter((name) => !name.endsWith('.map')), ...readdirSync(path('public')), './'];
				const hash = createHash('sha256');
				for (const file of Object.values(bundle)) hash.update(file.type === 'chunk' ? file.code : file.source);
				const source = readFileSync(path('service-worker.js'), 'utf8')
					.replace("'FILES'", () => JSON.stringify(names.sort()))
					.replace('VERSION', () => hash.digest('hex').slice(0, 16));
				this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
			},
		},
	};
}
