import type { Page } from '@playwright/test';

/**
 * Lets a page try to get at a file of the editor, in every way that browsers offer.
 *
 * @param origin - of the editor
 * @param token - even a page that has learned it must not get in
 * @returns the result of each way: `blocked`, or the answer
 */
export async function everyAttempt(page: Page, origin: string, token: string): Promise<Record<string, string>> {
	return await page.evaluate(
		async ({ editor, key }) => {
			const file = `${editor}/api/file?path=/maps/orthogonal.tmj`;
			const headers = { Authorization: `Bearer ${key}` };
			const results: Record<string, string> = {};
			const attempt = async (name: string, action: () => Promise<string>): Promise<void> => {
				results[name] = await action().catch(() => 'blocked');
			};
			const answer = async (init: RequestInit, url = file): Promise<string> => {
				const response = await fetch(url, init);
				return `${response.type} ${response.status}`;
			};
			const loaded = (element: HTMLElement & { src: string }, src: string): Promise<string> =>
				new Promise((resolve, reject) => {
					element.onload = () => resolve('loaded');
					element.onerror = reject;
					element.src = src;
					document.body.append(element);
				});
			const opened = (target: EventTarget): Promise<string> =>
				new Promise((resolve, reject) => {
					target.addEventListener('open', () => resolve('open'));
					target.addEventListener('error', reject);
				});
			await attempt('read with the token', () => answer({ headers }));
			await attempt('read without CORS', () => answer({ mode: 'no-cors' }));
			await attempt('list the files', () => answer({ headers }, `${editor}/api/files`));
			await attempt('write', () => answer({ headers, method: 'PUT', body: 'x' }));
			await attempt('send a form', () => answer({ mode: 'no-cors', method: 'POST', body: new URLSearchParams({ a: 'b' }) }));
			await attempt('a script', () => loaded(document.createElement('script'), `${editor}/index.html`));
			await attempt('an image', () => loaded(document.createElement('img'), `${editor}/icon.svg`));
			await attempt('events', () => opened(new EventSource(`${editor}/api/events`)));
			await attempt('a socket', () => opened(new WebSocket(`${editor.replace('http', 'ws')}/api/events`)));
			return results;
		},
		{ editor: origin, key: token },
	);
}
