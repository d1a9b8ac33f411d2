import { createHash } from 'node:crypto';

/** Identifies the content of a file, in the form of the HTTP header: `"…"`. */
export const etagOf = (bytes: Uint8Array): string => `"${createHash('sha256').update(bytes).digest('base64url')}"`;
