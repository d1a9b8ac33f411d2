import { createHash } from 'node:crypto';
import type { Server } from 'node:http';
import { UsageError } from '../../../host/exit.ts';

/**
 * Lets a server listen on the first free port.
 *
 * @param ports - to try; 0 is any free one
 * @returns the address and port that it listens on
 * @throws UsageError if it cannot
 */
export async function listen(server: Server, host: string, ports: readonly number[]): Promise<{ address: string; port: number }> {
	let failure: unknown;
	for (const port of ports) {
		try {
			await new Promise<void>((resolve, reject) => {
				server.once('error', reject);
				server.listen({ host, port, exclusive: true }, () => {
					server.removeListener('error', reject);
					resolve();
				});
			});
			const found = server.address();
			if (typeof found === 'object' && found !== null) return found;
		} catch (error) {
			failure = asUsageError(error, host, port);
			if (codeOf(error) !== 'EADDRINUSE') break;
		}
	}
	throw failure;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

function asUsageError(error: unknown, host: string, port: number): unknown {
	switch (codeOf(error)) {
		case 'EADDRINUSE':
			return new UsageError(`--port ${port}: another program uses this port.`, 'Choose another one, or leave the option out.');
		case 'EACCES':
			return new UsageError(`--port ${port}: the system does not allow it.`, 'Choose a port above 1023, or leave the option out.');
		case 'EADDRNOTAVAIL':
		case 'ENOTFOUND':
		case 'EAI_AGAIN':
		case 'EINVAL':
			return new UsageError(`--host "${host}": this computer has no such address.`, 'Leave it out to be reachable on this computer only.');
		default:
			return error;
	}
}

/** Ports of few other programs. */
const [FIRST, COUNT] = [21_000, 4000];

/**
 * The ports to try if none was asked for. They depend on the folder: browsers keep what belongs to a page by its address, port included,
 * so unsaved work and the like is found again, and not by another project.
 */
export function portsFor(root: string): number[] {
	const start = createHash('sha256').update(root).digest().readUInt32BE() % COUNT;
	const near = Array.from({ length: 10 }, (_, i) => FIRST + ((start + i) % COUNT));
	return [...near, 0];
}
