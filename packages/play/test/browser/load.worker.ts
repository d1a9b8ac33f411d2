import { loadMap } from '../../src/index.ts';

/** The part of a worker's scope that is used here. */
declare const self: { onmessage: (event: { readonly data: string }) => void; postMessage: (message: unknown) => void };

self.onmessage = ({ data }) => {
	loadMap(data).then(
		(map) => self.postMessage(map),
		(error: unknown) => self.postMessage(String(error)),
	);
};
