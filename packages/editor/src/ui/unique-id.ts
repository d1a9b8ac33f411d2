import { useState } from 'preact/hooks';

let last = 0;

/** An id for an element. Preact's `useId` starts again at the first id in each panel, since each panel of dockview has its own tree. */
export function useUniqueId(): string {
	const [id] = useState(() => `id-${++last}`);
	return id;
}
