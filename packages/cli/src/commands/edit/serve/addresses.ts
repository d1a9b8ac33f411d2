import { isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** An address as in a URL: IPv6 in brackets. */
export const inUrl = (address: string): string => (isIPv6(address) ? `[${address}]` : address);

/** The address of a socket that may serve both versions of IP: `127.0.0.1` instead of `::ffff:127.0.0.1`. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

/** Whether only this computer reaches an address. */
export const isLoopback = (address: string): boolean => address === '::1' || plainAddress(address).startsWith('127.');

/** The addresses by which browsers reach a server, the best first. One that listens on all addresses has one for each network. */
export function reachableAt(listening: string, host: string): string[] {
	if (listening !== '0.0.0.0' && listening !== '::') return [host];
	const ofNetworks = Object.values(networkInterfaces()).flatMap((addresses = []) =>
		addresses.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
	);
	return ['127.0.0.1', ...ofNetworks];
}
