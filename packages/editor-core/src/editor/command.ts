/** An action or a tool, bound to the editor: what menus, buttons, shortcuts and the command palette show and run. */
export interface Command {
	readonly id: string;
	readonly text: string;
	readonly kind: 'action' | 'tool';
	/** The keys, unless the user has changed them. */
	readonly defaultKeys: readonly string[];
	/** The keys as they are now, in the form of tinykeys. Reads a signal, as the three below do. */
	keys(): readonly string[];
	isEnabled(): boolean;
	/** Whether a switch is on; `undefined` if it is not a switch. */
	isOn(): boolean | undefined;
	run(): void | Promise<void>;
}
