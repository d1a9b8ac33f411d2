/** Whether a browser did not ask where to write because the last click was too long ago: making the content took longer. */
export const isTooLate = (error: unknown): boolean => error instanceof DOMException && error.name === 'SecurityError';
