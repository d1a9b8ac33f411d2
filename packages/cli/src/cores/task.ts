/** A task of a member of the crew: what it gets, the parts of its result that it sends on the way, and what it returns. */
export interface Task<Input, Item, Result> {
	readonly input: Input;
	readonly item: Item;
	readonly result: Result;
}

/** Tasks by their names. Everything can be sent to another thread. */
export type TasksOf<T> = { readonly [K in keyof T]: Task<unknown, unknown, unknown> };

/** Does a task. */
export type Handler<T extends Task<unknown, unknown, unknown>> = (
	input: T['input'],
	send: (item: T['item']) => void,
) => Promise<T['result']>;

/** Does tasks with these names. */
export type Handlers<T extends TasksOf<T>> = { readonly [K in keyof T]: Handler<T[K]> };

/** How the command asks a member. */
export interface Request<T extends TasksOf<T>> {
	readonly id: number;
	readonly task: keyof T;
	readonly input: T[keyof T]['input'];
}

/** What a member sends back. */
export type Reply<T extends Task<unknown, unknown, unknown>> = { readonly id: number } & (
	| { readonly item: T['item'] }
	| { readonly result: T['result'] }
	| { readonly failure: { readonly exit: 'usage' | 'files'; readonly message: string; readonly advice: string } }
	| { readonly error: Error }
);
