import type { EditOutcome, Region } from '@tilewright/edit';
import type { FillJob } from '../../background/fill.ts';
import { changesInBackground } from '../../background/run.ts';
import { sessionWords } from '../../messages/en/session-words.ts';
import { tilesWords } from '../../messages/en/tiles-words.ts';
import { editing } from '../../session/pending.ts';
import type { ToolContext } from '../tool.ts';
import { isSmall } from './fill-ghost.ts';
import { nextSeed, singleStep } from './stroke-step.ts';
import type { TilePaint } from './tile-paint.ts';

/**
 * Fills a region, as one step. What takes too long for the page is found in the background; if the map is changed meanwhile in the same
 * cells, it stays as it was changed.
 *
 * @param filled - what the fill changes, found in the page
 */
export function fillStep(context: ToolContext, name: string, paint: TilePaint, region: Region, filled: () => EditOutcome): void {
	const job = isSmall(region) ? undefined : paint.fillJob(region);
	if (job === undefined) singleStep(context, name, filled());
	else void fillLater(context, name, job);
	nextSeed(context);
}

async function fillLater(context: ToolContext, name: string, job: FillJob): Promise<void> {
	const { editor, session } = context;
	try {
		const outcome = await editing(session, () => editor.undertake(tilesWords.filling, ({ signal }) => changesInBackground(job, signal)));
		if (outcome !== undefined && !singleStep(context, name, outcome)) editor.notify(sessionWords.changedMeanwhile);
	} catch (error) {
		editor.fail(tilesWords.cannotFill, error instanceof Error ? error.message : String(error));
	}
}
