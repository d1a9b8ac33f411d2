import { urlLoader } from '@tilewright/ops';
import type { Files } from '../../src/files/files.ts';
import { services } from '../../src/services/services.ts';

/** The index of the corpus, where it is present. */
const response = await fetch('/corpus/index.jsonl');
const text = response.ok ? await response.text() : '';
if (text === '') console.warn('The corpus of public documents is missing: its maps are left out.');

interface Row {
	readonly kind: string;
	readonly path: string;
}

/** The paths of the corpus's maps; none if it is missing. */
export const corpusMaps: readonly string[] = text
	.split('\n')
	.filter((line) => line !== '')
	.map((line): Row => JSON.parse(line))
	.filter(({ kind }) => kind === 'map')
	.map(({ path }) => `/${path}`);

/** The files of the corpus, which nothing writes. */
export function corpusFiles(): Files {
	const loader = urlLoader(new URL('/corpus/docs/', location.href));
	return {
		kind: 'memory',
		services: services(),
		name: 'corpus',
		loader,
		list: () => Promise.resolve([]),
		async read(path) {
			const loaded = await loader.load(path);
			return 'bytes' in loaded ? { bytes: loaded.bytes, version: '1' } : loaded;
		},
		write: () => Promise.reject(new Error('The corpus is not written.')),
		watch: () => () => undefined,
	};
}
