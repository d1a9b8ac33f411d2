import { useState } from 'preact/hooks';

let last = 0;

/** An id for an element. Preact's `useId` counts anew in each panel, since dockview has a tree of its own for each. */
export function useUniqueId(): string {
	const [id] = useState(() => `id-${++last}`);
	return id;
}
