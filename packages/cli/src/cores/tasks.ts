import type { PartReport, PartRequest, WriteRequest, WrittenFile } from '../commands/export/graph/cores/part-report.ts';
import type { Questions } from '../commands/export/graph/part.ts';
import type { UpgradedFile, UpgradeRequest } from '../commands/upgrade/upgraded-file.ts';

/** A task of a member of the crew: what it gets, the parts of its result that it sends on the way, and what it returns. */
interface Task<Input, Item, Result> {
	readonly input: Input;
	readonly item: Item;
	readonly result: Result;
}

/** What members can be asked, by name. Everything can be sent to another thread. */
export interface Tasks {
	/** Reads a part of an export, and keeps it. `undefined` if it cannot be exported alone. */
	readonly 'read-part': Task<PartRequest, never, PartReport | undefined>;
	/** Writes files of the part that was read. */
	readonly 'write-part': Task<WriteRequest, WrittenFile, Questions>;
	/** Upgrades files. */
	readonly upgrade: Task<UpgradeRequest, UpgradedFile, void>;
}

/** Does a task. */
export type Handler<K extends keyof Tasks> = (
	input: Tasks[K]['input'],
	send: (item: Tasks[K]['item']) => void,
) => Promise<Tasks[K]['result']>;

/** Does tasks with these names. */
export type Handlers<Names extends keyof Tasks = keyof Tasks> = { readonly [K in Names]: Handler<K> };

/** How the command asks a member. */
export interface Request {
	readonly id: number;
	readonly task: keyof Tasks;
	readonly input: Tasks[keyof Tasks]['input'];
}

/** What a member sends back. */
export type Reply<K extends keyof Tasks = keyof Tasks> = { readonly id: number } & (
	| { readonly item: Tasks[K]['item'] }
	| { readonly result: Tasks[K]['result'] }
	| { readonly failure: { readonly exit: 'usage' | 'files'; readonly message: string; readonly advice: string } }
	| { readonly error: Error }
);
