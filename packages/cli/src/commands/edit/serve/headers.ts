import type { ServerResponse } from 'node:http';

/**
 * The rights of the page, whatever a hostile map puts into it: only scripts, styles and requests of our own address. WebAssembly is for the
 * encoder of zstd. The build of the editor takes the rules from here.
 */
export const CONTENT_SECURITY_POLICY: readonly string[] = [
	"default-src 'none'",
	"script-src 'self' 'wasm-unsafe-eval'",
	"style-src 'self'",
	"img-src 'self' blob: data:",
	"font-src 'self'",
	"connect-src 'self'",
	"worker-src 'self'",
	"manifest-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
];

/** Sets the headers that keep pages of other origins away from every answer. There are no CORS headers. */
export function setSecurityHeaders(response: ServerResponse): void {
	response.setHeader('Content-Security-Policy', CONTENT_SECURITY_POLICY.join('; '));
	response.setHeader('X-Content-Type-Options', 'nosniff');
	response.setHeader('Referrer-Policy', 'no-referrer');
	response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
	response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
}
