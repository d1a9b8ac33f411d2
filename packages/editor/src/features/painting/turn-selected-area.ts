import type { Turn, TurnedArea } from '@tilewright/edit';
import { countCells, turnArea } from '@tilewright/edit';
import { turnInBackground } from '@tilewright/editor-core/background/run-in-background.ts';
import { turnJob } from '@tilewright/editor-core/background/turn.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { sessionWords } from '@tilewright/editor-core/session/session-words.ts';
import { eachLayer } from '@tilewright/format/internal';
import { tileActionsWords } from './tile-actions-words.ts';

/** The largest number of cells that are turned in the page, which takes a few milliseconds. */
const MOST_CELLS = 100_000;

/**
 * Turns the cells of the selected area where they are, as one step (rule E150). Large areas are turned in the background; cells that are painted
 * there in the meantime stay, and then nothing is turned.
 *
 * @param name - of the step
 */
export async function turnSelectedArea(editor: Editor, session: MapSession, name: string, turn: Turn): Promise<void> {
	const [map, before] = [session.map.value, session.area.value];
	const selected = new Set(session.selectedLayers.value);
	const layers = [...eachLayer(map.layers)].flatMap(({ layer }) => (layer.type === 'tilelayer' && selected.has(layer.id) ? layer.id : []));
	if (countCells(before) * layers.length <= MOST_CELLS) return take(turnArea(map, layers, before, turn));
	const job = turnJob(map, layers, before, turn);
	const turned = await editor.undertake(tileActionsWords.turning, ({ signal }) => turnInBackground(job, signal));
	if (turned !== undefined) take(turned);

	function take({ changes, issues, region }: TurnedArea): void {
		const [issue] = issues;
		// A user who has selected another area in the meantime keeps it.
		const selectedArea = session.area.value === before ? { selectedArea: { before, after: region } } : {};
		if (issue !== undefined) editor.notify(issue.message);
		else if (session.do(name, changes, selectedArea).length > 0) editor.notify(sessionWords.changedMeanwhile);
	}
}
