import type { CellsChange, Change, Region } from '@tilewright/edit';
import { isEmpty, regionWhere, unionOf } from '@tilewright/edit';
import type { Automapped, AutomapRules, automap } from '@tilewright/edit/automap';
import { eachLayer } from '@tilewright/format/internal';
import { changesInBackground } from '../background/run-in-background.ts';
import { filesOfMap } from '../session/files-of-map.ts';
import type { MapSession } from '../session/map-session.ts';

/** Automapping, with rules that were read. The code for it is loaded when it is needed first. */
export interface Automapping {
	readonly automap: typeof automap;
	readonly rules: AutomapRules;
}

/** Reads the rules at a path, and the code that runs them. */
export async function loadAutomapping({ files, types }: MapSession, path: string): Promise<Automapping> {
	const { automap, loadRules } = await import('@tilewright/edit/automap');
	return { automap, rules: await loadRules(path, files.loader, { types: types.value }) };
}

/**
 * Finds the changes of the rules at a path: in the selected area, else on the whole map (rule A26). They are applied in the background, because that may
 * take long.
 *
 * @throws the reason of the signal
 */
export async function runRules(session: MapSession, path: string, seed: number, signal: AbortSignal): Promise<Automapped> {
	const { files, types, graph } = session;
	const { rules } = await loadAutomapping(session, path);
	const contents = new Map<string, Uint8Array>();
	for (const file of rules.files) {
		const read = await files.read(file);
		if ('bytes' in read) contents.set(file, read.bytes);
	}
	signal.throwIfAborted();
	const at = session.path.value;
	const job = { type: 'automap', rules: path, files: contents, types: types.value, path: at, graph: graph.value, seed } as const;
	return await changesInBackground({ ...job, ...selectionOf(session) }, signal);
}

/** Finds the changes of the rules where tile layers were edited (rule A52). */
export function runRulesAfter(
	session: MapSession,
	{ automap, rules }: Automapping,
	edited: readonly Change[],
	seed: number,
): readonly Change[] {
	const cells = edited.filter((change) => change.type === 'cells');
	if (cells.length === 0) return [];
	const layers = new Set(cells.map(({ layer }) => layer));
	const names = [...eachLayer(session.map.value.layers)].flatMap(({ layer }) => (layers.has(layer.id) ? [layer.name] : []));
	const region = unionOf(cells.map(changedCells));
	const options = { ...filesOfMap(session), region, edited: names, seed, ...selectionOf(session) };
	return automap(session.map.value, rules.maps, options).changes;
}

const selectionOf = ({ area }: MapSession): { readonly selection?: Region } => (isEmpty(area.value) ? {} : { selection: area.value });

/** The cells that a change really changes: its areas have others, too. */
function changedCells({ areas, before, after }: CellsChange): Region {
	let start = 0;
	return unionOf(
		areas.map((area) => {
			const first = start;
			start += area.width * area.height;
			return regionWhere(area, (x, y) => {
				const at = first + (y - area.y) * area.width + x - area.x;
				return before[at] !== after[at];
			});
		}),
	);
}
