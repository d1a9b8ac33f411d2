import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { inUrl, plainAddress } from './addresses.ts';

/** Why a request is refused, as the end of a sentence; `undefined` if it is not. */
type Verdict = string | undefined;

/** Keeps requests of other pages and programs away. */
export interface Guard {
	/** For every request: whether it names an address of ours. */
	readonly checkHost: (request: IncomingMessage) => Verdict;
	/** For requests about files: whether our own page sends it, and knows the token. */
	readonly checkPage: (request: IncomingMessage) => Verdict;
}

/**
 * Makes the guard of a server.
 *
 * @param host - the address that it listens on, as the user names it
 * @param port - the port that it listens on
 */
export function guardFor({ host, port, token }: { readonly host: string; readonly port: number; readonly token: string }): Guard {
	const expected = digest(`Bearer ${token}`);
	return {
		checkHost: ({ headers, socket }) => {
			// A page whose name leads to this computer (DNS rebinding) is of our origin for the browser, but Host has its name.
			const ours = [...ALWAYS_LOCAL, host, plainAddress(socket.localAddress ?? host)].map((name) => inUrl(name).toLowerCase());
			const asked = headers.host?.toLowerCase();
			const isOurs = ours.some((name) => asked === `${name}:${port}` || (port === 80 && asked === name));
			return isOurs ? undefined : 'the header Host has an address that is not served here';
		},
		checkPage: ({ headers }) => {
			if (headers.origin !== undefined && headers.origin.toLowerCase() !== `http://${headers.host?.toLowerCase()}`)
				return 'the request comes from a page of another origin';
			const site = headers['sec-fetch-site'];
			if (site !== undefined && site !== 'same-origin' && site !== 'none') return 'the request comes from a page of another site';
			const sent = digest(headers.authorization ?? '');
			return timingSafeEqual(sent, expected) ? undefined : 'the token is missing or wrong: use the address that the command prints';
		},
	};
}

/** Browsers look these names up nowhere. */
const ALWAYS_LOCAL: readonly string[] = ['127.0.0.1', 'localhost', '::1'];

/** Digests have the same length, which comparing in constant time requires. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
