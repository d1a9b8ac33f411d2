import { Waypoints } from 'lucide-preact';
import type { Editor } from '../app/editor.ts';
import { findRules } from '../automap/find-rules.ts';
import { loadAutomapping, runRules } from '../automap/run-rules.ts';
import { whileDrawing } from '../automap/while-drawing.ts';
import { askForFiles } from '../dialogs/ask-for-files.tsx';
import { text } from '../messages/text.ts';
import type { MapSession } from '../session/map-session.ts';
import type { Action } from './action.ts';
import { hasMap } from './action.ts';

const words = text.automap;
/** Applies rules to a map as one step (rule A51). */
async function apply(editor: Editor, session: MapSession, path: string | undefined): Promise<void> {
	if (path === undefined) return editor.notify(words.noRules);
	const automapping = await loadAutomapping(session, path);
	const { changes, issues } = runRules(session, automapping, newSeed());
	session.do(words.step, changes);
	const found = [...automapping.rules.issues, ...issues].filter(({ severity }) => severity !== 'info');
	if (found.length > 0) editor.fail(words.problems(found.length), found.map(({ file, message }) => `${file}: ${message}`).join('\n'));
	else if (changes.length === 0) editor.notify(words.noMatch);
}

const newSeed = (): number => Math.floor(Math.random() * 2 ** 31);

/** Lets the user choose the rules file or rule map. */
async function chooseRules(editor: Editor, session: MapSession): Promise<string | undefined> {
	const paths = (await session.files.list()).filter((path) => /\.(txt|tmx|tmj|json)$/i.test(path));
	const chosen = await askForFiles(editor, { title: words.chooseRules, paths, take: words.use });
	return chosen?.[0];
}

async function switchWhileDrawing({ tileOptions, currentMap, notify }: Editor): Promise<void> {
	const running = tileOptions.automapping.value;
	running?.stop();
	tileOptions.automapping.value = running === undefined ? whileDrawing() : undefined;
	const session = currentMap.value;
	if (session === undefined || tileOptions.automapping.value === undefined) return;
	if (!(await tileOptions.automapping.value.prepare(session))) notify(words.noRules);
}

/** Automapping, by command or while drawing. */
export const automapActions: readonly Action[] = [
	{
		id: 'AutoMap',
		text: words.run,
		icon: Waypoints,
		keys: ['$mod+KeyM'],
		isEnabled: hasMap,
		run: async (editor) => {
			const session = editor.currentMap.value;
			if (session !== undefined) await apply(editor, session, await findRules(session.files, session.path.value));
		},
	},
	{
		id: 'AutoMapWith',
		text: words.runWith,
		isEnabled: hasMap,
		run: async (editor) => {
			const session = editor.currentMap.value;
			const path = session && (await chooseRules(editor, session));
			if (session !== undefined && path !== undefined) await apply(editor, session, path);
		},
	},
	{
		id: 'AutoMapWhileDrawing',
		text: words.whileDrawing,
		isOn: ({ tileOptions }) => tileOptions.automapping.value !== undefined,
		run: switchWhileDrawing,
	},
];
