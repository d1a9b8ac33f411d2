import { tokenIn } from '../platform/served-files.ts';

/**
 * Lets the app be installed and work without a network, where it is a page on a web server. Behind `tilewright edit` it is not: that serves
 * its own version each time.
 */
export function installOffline({ location, navigator }: Window): void {
	if (!import.meta.env.PROD || tokenIn(location.hash) !== undefined || !('serviceWorker' in navigator)) return;
	navigator.serviceWorker.register('./service-worker.js').catch((error: unknown) => console.warn(error));
}
