import { Actor } from 'excalibur';

/**
 * Lets actors hide their children when they are hidden, and show them when they are shown again, which Excalibur does not.
 *
 * @returns call it before each frame
 */
export function hideWithParent(parents: readonly Actor[]): () => void {
	/** The children of hidden actors, and whether each was visible. */
	const hidden = new Map<Actor, ReadonlyMap<Actor, boolean>>();
	return () => {
		for (const parent of parents) {
			const known = hidden.get(parent);
			if (parent.graphics.isVisible === (known === undefined)) continue;
			if (known === undefined) {
				const children = parent.children.filter((child) => child instanceof Actor);
				hidden.set(parent, new Map(children.map((child) => [child, child.graphics.isVisible])));
				for (const { graphics } of children) graphics.isVisible = false;
			} else {
				for (const [{ graphics }, visible] of known) graphics.isVisible = visible;
				hidden.delete(parent);
			}
		}
	};
}
