import { findRules } from '@tilewright/editor-core/automap/find-rules.ts';
import { runRules } from '@tilewright/editor-core/automap/run-rules.ts';
import { whileDrawing } from '@tilewright/editor-core/automap/while-drawing.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { editing } from '@tilewright/editor-core/session/pending.ts';
import { askForFiles } from '../../file-dialogs/ask-for-files.tsx';
import { automapWords } from './automap-words.ts';

const words = automapWords;

/** Applies rules to a map as one step (rule A51). */
async function apply(editor: Editor, session: MapSession, path: string | undefined): Promise<void> {
	if (path === undefined) return editor.notify(words.noRules);
	const result = await editing(session, () => editor.undertake(words.running, ({ signal }) => runRules(session, path, newSeed(), signal)));
	if (result === undefined) return;
	const { changes, issues } = result;
	if (session.do(words.step, changes).length > 0) return editor.notify(words.changedMeanwhile);
	const found = issues.filter(({ severity }) => severity !== 'info');
	if (found.length > 0) editor.fail(words.problems(found.length), found.map(({ file, message }) => `${file}: ${message}`).join('\n'));
	else if (changes.length === 0) editor.notify(words.noMatch);
}

const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

/** Applies the rules that belong to a map. */
export async function applyRules(editor: Editor, session: MapSession): Promise<void> {
	await apply(editor, session, await findRules(session.files, session.path.value));
}

/** Lets the user choose the rules file or rule map, and applies it. */
export async function applyOtherRules(editor: Editor, session: MapSession): Promise<void> {
	const paths = (await session.files.list()).filter((path) => /\.(txt|tmx|tmj|json)$/i.test(path));
	const chosen = await askForFiles(editor, { title: words.chooseRules, paths, take: words.use });
	if (chosen !== undefined) await apply(editor, session, chosen[0]);
}

/** Begins or ends automapping while drawing (rule A52). */
export async function switchWhileDrawing({ tileOptions, currentMap, notify }: Editor): Promise<void> {
	const running = tileOptions.automapping.value;
	running?.stop();
	tileOptions.automapping.value = running === undefined ? whileDrawing() : undefined;
	const session = currentMap.value;
	if (session === undefined || tileOptions.automapping.value === undefined) return;
	if (!(await tileOptions.automapping.value.prepare(session))) notify(words.noRules);
}
