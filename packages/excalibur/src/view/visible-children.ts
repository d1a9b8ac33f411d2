import { Actor } from 'excalibur';

/** An actor that hides other actors with it: its children, and actors that belong to it without being children. */
interface Family {
	readonly parent: Actor;
	readonly others: readonly Actor[];
}

/**
 * Lets actors hide their children when they are hidden, and show them when they are shown again, which Excalibur does not.
 *
 * @param families - each before those of its own members
 * @returns call it before each frame
 */
export function hideWithParent(families: readonly Family[]): () => void {
	/** The members of hidden families, and whether each was visible. */
	const hidden = new Map<Actor, ReadonlyMap<Actor, boolean>>();
	return () => {
		for (const { parent, others } of families) {
			const known = hidden.get(parent);
			if (parent.graphics.isVisible === (known === undefined)) continue;
			if (known === undefined) {
				const members = [...parent.children.filter((child) => child instanceof Actor), ...others];
				hidden.set(parent, new Map(members.map((member) => [member, member.graphics.isVisible])));
				for (const { graphics } of members) graphics.isVisible = false;
			} else {
				for (const [{ graphics }, visible] of known) graphics.isVisible = visible;
				hidden.delete(parent);
			}
		}
	};
}
