import type { Change } from '@tilewright/edit';
import { apply } from '@tilewright/edit';
import type { Issue, TileMap } from '@tilewright/format';
import { FormatError, read, write } from '@tilewright/format';

/** What the page tells the worker about its maps. Changes are plain data, so the worker follows without copies of whole maps. */
export type ReplicaMessage =
	| { readonly type: 'open'; readonly session: number; readonly map: TileMap }
	| { readonly type: 'change'; readonly session: number; readonly changes: readonly Change[] }
	| { readonly type: 'close'; readonly session: number };

/** The findings in a map, as it was after some number of messages about it. */
export interface Checked {
	readonly session: number;
	readonly issues: readonly Issue[];
}

/** Copies of the open maps that follow their changes, and are checked when there is time. */
export interface Replicas {
	follow(message: ReplicaMessage): void;
	/** Checks the next map that has changed since its last check; `undefined` if there is none. */
	checkNext(): Checked | undefined;
}

/** No copies yet. */
export function replicas(): Replicas {
	const maps = new Map<number, TileMap>();
	const changed = new Set<number>();
	return {
		follow(message) {
			const { session } = message;
			if (message.type === 'close') {
				maps.delete(session);
				changed.delete(session);
				return;
			}
			if (message.type === 'open') maps.set(session, message.map);
			else {
				const map = maps.get(session);
				if (map === undefined) return;
				maps.set(session, apply(map, message.changes).doc);
			}
			changed.add(session);
		},
		checkNext() {
			const [session] = changed;
			const map = session === undefined ? undefined : maps.get(session);
			if (session === undefined || map === undefined) return undefined;
			changed.delete(session);
			return { session, issues: findingsIn(map) };
		},
	};
}

/** What reading the saved map would report, without lines: those of the file are others. */
export function findingsIn(map: TileMap): readonly Issue[] {
	try {
		// Lists of numbers need no compression, which would take most of the time.
		const { issues } = read(write(map, { encoding: 'csv', minimize: true }));
		return issues.map(({ line: _, column: __, offset: ___, ...issue }) => issue);
	} catch (error) {
		if (error instanceof FormatError) return error.issues;
		throw error;
	}
}
