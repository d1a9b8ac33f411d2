import type { ReadonlySignal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { FileContent, Files } from '@tilewright/editor-core/files/files.ts';
import { isRefused } from '@tilewright/editor-core/files/files.ts';
import { NO_TYPES } from '@tilewright/editor-core/session/project-types.ts';
import type { CustomTypes, JsonObject } from '@tilewright/format';
import { readCustomTypes } from '@tilewright/format';
import { isObject } from '@tilewright/format/internal';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { customTypesWords } from './custom-types-words.ts';
import { editedProject } from './project-text.ts';

const words = customTypesWords;

/** A change of a project, which can be made again if another program has changed the file in the meantime. Throws RangeError if it does not fit. */
export type ProjectChange = (project: JsonObject) => JsonObject;

/** The events while a project is written. */
export interface ProjectEvents {
	/** The file has the changes now. */
	readonly onSaved: () => void;
	/** Another program changed or removed the file. The changes that were made here were added to its version. */
	readonly onMerged: () => void;
	/** Changes could not be made or written; they are taken back. */
	readonly onLost: (why: string) => void;
}

/** A project whose custom types are edited: each change is written at once (rule E111). */
export interface ProjectFile {
	readonly files: Files;
	readonly path: string;
	/** The JSON of the file, with the changes that are being written. */
	readonly project: ReadonlySignal<JsonObject>;
	readonly types: ReadonlySignal<CustomTypes>;
	/** The file of object types that an older project refers to. */
	readonly objectTypesFile: ReadonlySignal<string | undefined>;
	/** Makes a change and writes it. @throws RangeError if it does not fit */
	change(make: ProjectChange): void;
	/** Waits until all is written. */
	settled(): Promise<void>;
	/** Ends following the file. */
	close(): void;
}

/** Opens a project. @returns why its types cannot be edited, if so */
export async function openProject(files: Files, path: string, events: ProjectEvents): Promise<ProjectFile | { readonly why: string }> {
	const read = await files.read(path);
	if (isRefused(read)) return read;
	const first = contentOf(read);
	if ('why' in first) return first;
	/** The content of the file, as far as it is known. */
	let saved: Content = first;
	/** The changes that it does not have yet. */
	let pending: ProjectChange[] = [];
	let writing: Promise<void> | undefined;
	const project = signal(saved.project);
	const result = computed(() => readCustomTypes(JSON.stringify(project.value)));

	/** Makes the changes that are not written yet again, on the version that another program wrote. */
	async function merge(): Promise<void> {
		const now = await files.read(path);
		const content = isRefused(now) ? now : contentOf(now);
		if ('why' in content) return giveUp(content.why);
		saved = content;
		let next = content.project;
		const fitting: ProjectChange[] = [];
		for (const make of pending) {
			try {
				next = make(next);
				fitting.push(make);
			} catch (error) {
				if (!(error instanceof RangeError)) throw error;
				events.onLost(error.message);
			}
		}
		pending = fitting;
		project.value = next;
	}

	function giveUp(why: string): void {
		pending = [];
		project.value = saved.project;
		events.onLost(why);
	}

	async function writeAll(): Promise<void> {
		while (pending.length > 0) {
			const count = pending.length;
			const target = project.value;
			const bytes = editedProject(saved.bytes, saved.project, target);
			const written = await files.write(path, bytes, saved.version === undefined ? 'nothing' : { version: saved.version });
			if ('version' in written) {
				saved = { bytes, project: target, version: written.version };
				pending = pending.slice(count);
				events.onSaved();
			} else if ('conflict' in written) {
				if (written.conflict === undefined) saved = { ...saved, version: undefined };
				else await merge();
				events.onMerged();
			} else giveUp('why' in written ? written.why : '');
		}
	}

	const settled = async (): Promise<void> => await writing;
	const stop = files.watch((event) => {
		if (event.path !== path || event.type === 'removed') return;
		// Writing in progress notices this itself.
		void settled().then(() => (event.version === saved.version || writing !== undefined ? undefined : merge()));
	});
	return {
		files,
		path,
		project,
		types: computed(() => result.value.types ?? NO_TYPES),
		objectTypesFile: computed(() => result.value.source.objectTypesFile),
		change(make) {
			const next = make(project.value);
			if (next === project.value) return;
			project.value = next;
			pending.push(make);
			writing ??= writeAll()
				.catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)))
				.finally(() => {
					writing = undefined;
				});
		},
		settled,
		close: stop,
	};
}

/** The content of a project file. */
interface Content {
	readonly bytes: Uint8Array;
	readonly project: JsonObject;
	/** `undefined` if the file is gone. */
	readonly version: string | undefined;
}

function contentOf({ bytes, version, isReadOnly }: FileContent): Content | { readonly why: string } {
	if (isReadOnly === true) return { why: words.readOnly };
	const { types, issues } = readCustomTypes(bytes);
	const errors = issues.filter(({ severity }) => severity === 'error');
	if (types === undefined)
		return { why: errors.map(({ message, line }) => (line === undefined ? message : filesWords.inLine(line, message))).join('\n') };
	const project: unknown = JSON.parse(new TextDecoder().decode(bytes));
	return isProjectJson(project) ? { bytes, project, version } : { why: words.noProjectFile };
}

const isProjectJson = (value: unknown): value is JsonObject => isObject(value);
