/** Whether a browser did not ask where to write because the last click is too long ago: what was written took longer. */
export const isTooLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'SecurityError';
