import type { Change } from '@tilewright/edit';
import type { MapSession } from '../session/map-session.ts';
import { findRules } from './find-rules.ts';
import type { Automapping } from './run-rules.ts';
import { loadAutomapping, runRulesAfter } from './run-rules.ts';

/** Runs the rules of maps while they are edited. */
export interface WhileDrawing {
	/** Reads the rules of a map, so that they are there when it is edited. @returns whether it has rules */
	prepare(session: MapSession): Promise<boolean>;
	/** Returns the changes of the rules after an edit; none while they are not read yet. */
	after(session: MapSession, edited: readonly Change[], seed: number): readonly Change[];
	stop(): void;
}

/** Starts automapping while drawing (rule A52). Rules that change are read again (rule A49). */
export function whileDrawing(): WhileDrawing {
	const known = new Map<MapSession, Automapping | undefined>();
	const stops: (() => void)[] = [];

	async function read(session: MapSession): Promise<boolean> {
		const path = await findRules(session.files, session.path.value);
		known.set(session, path === undefined ? undefined : await loadAutomapping(session, path));
		return path !== undefined;
	}

	function prepare(session: MapSession): Promise<boolean> {
		known.set(session, undefined);
		stops.push(
			session.files.watch(({ path }) => {
				if (known.get(session)?.rules.files.includes(path) === true) void read(session);
			}),
		);
		return read(session);
	}

	return {
		prepare,
		after(session, edited, seed) {
			const ready = known.get(session);
			if (ready === undefined && !known.has(session)) void prepare(session);
			return ready === undefined ? [] : runRulesAfter(session, ready, edited, seed);
		},
		stop() {
			for (const stop of stops) stop();
		},
	};
}
