import type { ExportChoice } from '@tilewright/editor-core/export/choice.ts';
import { besideOwn, firstChoice } from '@tilewright/editor-core/export/choice.ts';
import { rootKey } from '@tilewright/editor-core/files/root-key.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { resolveInRoot } from '@tilewright/ops';
import { formatNamed } from '@tilewright/ops/formats';

const KEY = 'tilewright.exports';
const MOST = 50;

/** The choices that the user made at the last export of each map, by its file. */
type Choices = Readonly<Record<string, Partial<ExportChoice>>>;

const keyOf = (session: Session): string => `${rootKey(session.files)} ${session.path.value}`;

/**
 * The target of the last export of a map, as it remembers that itself, if that can be repeated: in a format that we have, and in a file that is not
 * part of the map. Tiled notes the target `.`, without a format, in maps that were never exported, and the map's own name in what it exports.
 */
export function lastTarget(session: Session): Pick<ExportChoice, 'target' | 'format'> | undefined {
	const { format, target } = session.exportTarget.value ?? {};
	if (format === undefined || target === undefined || formatNamed(format) === undefined) return undefined;
	const path = session.path.value;
	const resolved = resolveInRoot(target, path);
	if (!('path' in resolved) || resolved.path === path || session.graph.value.files.has(resolved.path)) return undefined;
	return { target: resolved.path, format };
}

/** The last choice for a map: that of this browser, with the file and format that the map itself remembers (rule E135). */
export function lastChoice(session: Session): ExportChoice {
	const path = session.path.value;
	// Another new map may have had the same name.
	const choice = { ...firstChoice(path), ...(session.hasFile.value && stored()[keyOf(session)]) };
	return { ...choice, target: besideOwn(path, choice.target), ...lastTarget(session) };
}

/** Keeps a choice for the next export. A document without a file remembers only its target, as long as it is open. */
export function rememberChoice(session: Session, choice: ExportChoice): void {
	if (!session.hasFile.value) return;
	const entries = Object.entries(stored()).filter(([key]) => key !== keyOf(session));
	localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...entries.slice(1 - MOST), [keyOf(session), choice]])));
}

function stored(): Choices {
	try {
		const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
		return isChoices(value) ? value : {};
	} catch {
		return {};
	}
}

const isChoices = (value: unknown): value is Choices => typeof value === 'object' && value !== null && !Array.isArray(value);
