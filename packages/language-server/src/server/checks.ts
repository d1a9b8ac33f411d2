import type { Issue } from '@tilewright/format';
import type { Connection } from 'vscode-languageserver';
import { diagnosticsOf } from '../features/diagnostics.ts';
import type { Documents, OpenDocument } from '../open-documents.ts';
import type { Workspace } from '../workspace.ts';

/** The pause after the last change before documents are checked. */
const PAUSE_MS = 200;
/** After a check of a large document the pause is this many times as long as the check took, so that most time is left for typing. */
const PAUSE_FACTOR = 2;
const LONGEST_PAUSE_MS = 5000;

/** Checks open documents when there is time, and publishes what is found. */
export interface Checks {
	/** Something changed: all open documents are checked again, since others may refer to what changed. The one with this URI comes first. */
	readonly later: (changed?: string) => void;
	/** The findings of the last check of a document, of the version that they are about. */
	readonly last: (uri: string) => Checked | undefined;
	readonly close: (uri: string) => void;
	readonly stop: () => void;
}

/** The result of a check. */
export interface Checked {
	readonly version: number;
	readonly issues: readonly Issue[];
}

/** Creates the checks of a server. */
export function createChecks(connection: Connection, documents: Documents, workspace: Workspace): Checks {
	const results = new Map<string, Checked>();
	let first: string | undefined;
	let timer: NodeJS.Timeout | undefined;
	let running = false;
	let again = false;
	let pause = PAUSE_MS;

	const later = (changed?: string): void => {
		first = changed ?? first;
		again = true;
		clearTimeout(timer);
		if (!running) timer = setTimeout(() => void run(), pause);
	};

	async function run(): Promise<void> {
		running = true;
		again = false;
		const started = performance.now();
		const all = documents.all();
		const ordered = [...all.filter(({ uri }) => uri === first), ...all.filter(({ uri }) => uri !== first)];
		for (const document of ordered) {
			await check(document);
			// Changes that came meanwhile are more urgent than the other documents.
			if (again) break;
		}
		pause = Math.min(LONGEST_PAUSE_MS, Math.max(PAUSE_MS, PAUSE_FACTOR * (performance.now() - started)));
		running = false;
		if (again) later();
	}

	async function check(document: OpenDocument): Promise<void> {
		const { uri, path, text } = document;
		const { version } = text;
		let issues: readonly Issue[];
		try {
			issues = await (path === undefined ? workspace.checkAlone(document.open.bytes) : workspace.check(path));
		} catch (error) {
			connection.console.error(`Cannot check ${uri}: ${error instanceof Error ? error.message : String(error)}`);
			return;
		}
		// It was changed or closed meanwhile: these findings have wrong places.
		if (documents.byUri(uri)?.text.version !== version) return;
		results.set(uri, { version, issues });
		await connection.sendDiagnostics({ uri, version, diagnostics: diagnosticsOf(issues, text, document.outline, workspace.pageOf) });
	}

	return {
		later,
		last: (uri) => results.get(uri),
		close: (uri) => {
			results.delete(uri);
			void connection.sendDiagnostics({ uri, diagnostics: [] });
			later();
		},
		stop: () => clearTimeout(timer),
	};
}
