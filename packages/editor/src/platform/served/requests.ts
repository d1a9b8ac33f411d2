import type { Refusal, Refused } from '@tilewright/ops';
import { fieldsOf } from './server-line.ts';

/** The address of `tilewright edit`, and what it asks for. */
export interface ServerAddress {
	/** `http://127.0.0.1:21000` */
	readonly origin: string;
	readonly token: string;
}

/** Sends requests to `tilewright edit`. A server that does not answer is a refusal, not an exception. */
export interface Requests {
	/** Sends a request that may fail. */
	readonly fetch: (path: string, query?: Readonly<Record<string, string>>, init?: RequestInit) => Promise<Response>;
	/** Sends a request and uses the response, or says why there is none. */
	readonly use: <T>(response: Promise<Response>, use: (response: Response) => Promise<T> | T) => Promise<T | Refused>;
}

const UNREACHABLE: Refused = { refused: 'unreadable', why: 'the command "tilewright edit" does not answer' };

/** Makes requests with the token that the address has at the time. */
export function requestsTo(address: ServerAddress): Requests {
	return {
		fetch: (path, query = {}, { headers, ...init } = {}) =>
			fetch(`${address.origin}${path}?${new URLSearchParams(query).toString()}`, {
				...init,
				headers: { ...headers, Authorization: `Bearer ${address.token}` },
				credentials: 'omit',
				redirect: 'error',
			}),
		use: async (response, use) => {
			try {
				return await use(await response);
			} catch {
				return UNREACHABLE;
			}
		},
	};
}

/** The reason in a response to a request that failed. */
export async function refusalIn(response: Response): Promise<Refused> {
	const { refused, why } = fieldsOf(await response.text());
	return {
		refused: REFUSALS.find((each) => each === refused) ?? 'unreadable',
		why: typeof why === 'string' ? why : `the command answers with the status ${response.status}`,
	};
}

const REFUSALS: readonly Refusal[] = ['missing', 'outside', 'not-a-path', 'not-a-file', 'too-large', 'forbidden', 'unreadable'];
