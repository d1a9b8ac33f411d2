import type { Plugin } from 'vite';
import { CONTENT_SECURITY_POLICY } from '../cli/src/commands/edit/serve/headers.ts';

/** Browsers take these from headers only. */
const HEADER_ONLY = ['frame-ancestors'];

/** Puts the policy of `tilewright edit` into the built page, so that the page is as strict on any web server. */
export function policy(): Plugin {
	return {
		name: 'policy',
		apply: 'build',
		transformIndexHtml: () => [
			{
				tag: 'meta',
				injectTo: 'head-prepend',
				attrs: {
					'http-equiv': 'Content-Security-Policy',
					content: CONTENT_SECURITY_POLICY.filter((rule) => !HEADER_ONLY.some((name) => rule.startsWith(name))).join('; '),
				},
			},
			{ tag: 'meta', injectTo: 'head-prepend', attrs: { name: 'referrer', content: 'no-referrer' } },
		],
	};
}
