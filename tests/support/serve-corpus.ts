import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The corpus of public documents. It is not part of the repository. */
const corpus = new URL('../../../shared/corpus/', import.meta.url);

/** Serves the corpus to tests in browsers, below `/corpus/`. Without the corpus, nothing is found. */
export const serveCorpus: Plugin = {
	name: 'serve-corpus',
	configureServer({ middlewares }) {
		middlewares.use('/corpus', (request, response) => {
			const file = new URL(`.${request.url}`, corpus);
			const found = file.href.startsWith(corpus.href) ? readFile(fileURLToPath(file)) : Promise.reject(new Error('outside'));
			found.then(
				(bytes) => response.end(bytes),
				() => response.writeHead(404).end(),
			);
		});
	},
};
