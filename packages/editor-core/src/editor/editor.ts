import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { computed, signal } from '@preact/signals-core';
import type { ClipVariation } from '@tilewright/edit';
import type { Vector } from '@tilewright/geometry';
import type { Files } from '../files/files.ts';
import type { Holder } from '../services/service.ts';
import { services } from '../services/services.ts';
import type { MapSession } from '../session/map-session.ts';
import type { Session } from '../session/session.ts';
import type { CopiedClip } from './clip.ts';
import type { Command } from './command.ts';
import type { Preferences, ShownTheme } from './preferences.ts';
import type { TileOptions } from './tile-options.ts';
import { tileOptions } from './tile-options.ts';
import type { Progress, Undertaking } from './undertaking.ts';
import { undertake } from './undertaking.ts';

/** The state of the whole editor. Parts of the page read its signals; actions and tools change them. */
export interface Editor extends Holder {
	readonly preferences: Preferences;
	/** The colors that the page has now. */
	readonly theme: Signal<ShownTheme>;
	/** The files that are worked on. */
	readonly files: Signal<Files>;
	/** The open documents, in the order of their tabs. */
	readonly sessions: Signal<readonly Session[]>;
	/** The document that is shown and edited. */
	readonly current: Signal<Session | undefined>;
	/** The same, if it is a map. */
	readonly currentMap: ReadonlySignal<MapSession | undefined>;
	/** The map that tools work on: the current one, or the collision shapes of a tile, as the objects of a map. */
	readonly toolMap: ReadonlySignal<MapSession | undefined>;
	/** The paths of the documents that are being read. */
	readonly opening: Signal<readonly string[]>;
	/** Whether the files for which the page was started are open, or there are none: then the start page can be shown. */
	readonly hasStarted: Signal<boolean>;
	/** The content that stamp and fill tools paint: small maps, one of which is drawn for each placement (rule E8). They fit any map. */
	readonly stamp: Signal<readonly ClipVariation[]>;
	/** The last copy: the page may not be allowed to read the clipboard of the system. */
	readonly copied: Signal<CopiedClip | undefined>;
	/** The options of tools for tiles. */
	readonly tileOptions: TileOptions;
	/** The tool that the user chose for each type of layer (rule E5). */
	readonly toolIds: Signal<Readonly<Record<string, string>>>;
	/** The place of the pointer on the current map. */
	readonly pointer: Signal<{ readonly cell: Vector; readonly screen: Vector } | undefined>;
	/** The last message of the status bar. */
	readonly status: Signal<string>;
	/** The text of the current tool about its present action. */
	readonly hint: Signal<string>;
	/** All actions and tools by their ids. Those that work on maps come with the workbench. */
	readonly commands: Signal<ReadonlyMap<string, Command>>;
	/** The failures that the user has not closed yet. */
	readonly failures: Signal<readonly Failure[]>;
	/** The work that takes a while, and can be cancelled. */
	readonly undertakings: Signal<readonly Undertaking[]>;
	/** Shows a short message in the status bar. */
	notify(message: string): void;
	/** Shows an error until the user closes it. */
	fail(message: string, details?: string): void;
	/**
	 * Does something that may take a while; then the page shows it, with a button that cancels it.
	 *
	 * @returns what `work` returns; `undefined` if the user cancels
	 */
	undertake<T>(title: string, work: (progress: Progress) => Promise<T>): Promise<T | undefined>;
	/** Says that a document is being read, while that goes on. */
	whileOpening<T>(path: string, read: () => Promise<T>): Promise<T>;
	open(session: Session): void;
	/** Replaces a session by another one: that of a document that was saved in another folder. */
	replace(session: Session, by: Session): void;
	/** Removes a document from the editor, whether it is saved or not. */
	close(session: Session): void;
}

/** Something that went wrong. */
export interface Failure {
	readonly id: number;
	readonly message: string;
	readonly details?: string;
}

/** The editor without any document. */
export function createEditor(files: Files, preferences: Preferences): Editor {
	const sessions = signal<readonly Session[]>([]);
	const current = signal<Session | undefined>(undefined);
	const opening = signal<readonly string[]>([]);
	const status = signal('');
	const failures = signal<readonly Failure[]>([]);
	const undertakings = signal<readonly Undertaking[]>([]);
	let lastId = 0;
	return {
		services: services(),
		preferences,
		theme: signal<ShownTheme>('dark'),
		files: signal(files),
		sessions,
		current,
		currentMap: computed(() => (current.value?.kind === 'map' ? current.value : undefined)),
		toolMap: computed(() => {
			if (current.value?.kind === 'map') return current.value;
			return current.value?.kind === 'tileset' ? current.value.shapes.value : undefined;
		}),
		opening,
		hasStarted: signal(false),
		stamp: signal([]),
		copied: signal(undefined),
		tileOptions: tileOptions(),
		toolIds: signal({}),
		pointer: signal(undefined),
		status,
		hint: signal(''),
		commands: signal(new Map()),
		failures,
		undertakings,
		notify(message) {
			status.value = message;
		},
		fail(message, details) {
			failures.value = [...failures.value, { id: ++lastId, message, ...(details !== undefined && { details }) }];
		},
		undertake: (title, work) => undertake(undertakings, title, work),
		async whileOpening(path, read) {
			opening.value = [...opening.value, path];
			try {
				return await read();
			} finally {
				const at = opening.value.indexOf(path);
				opening.value = opening.value.filter((_, i) => i !== at);
			}
		},
		open(session) {
			sessions.value = [...sessions.value, session];
			current.value = session;
		},
		replace(session, by) {
			sessions.value = sessions.value.map((other) => (other === session ? by : other));
			if (current.value === session) current.value = by;
		},
		close(session) {
			const at = sessions.value.indexOf(session);
			sessions.value = sessions.value.filter((other) => other !== session);
			if (current.value === session) current.value = sessions.value[Math.min(at, sessions.value.length - 1)];
		},
	};
}
