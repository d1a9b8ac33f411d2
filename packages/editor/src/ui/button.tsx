import type { LucideIcon } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { ariaKeys } from './key-label.ts';
import { tipOf } from './tip.ts';
import './button.css';

/** The props of buttons of both kinds. */
interface Pressable {
	readonly disabled?: boolean | undefined;
	readonly onClick?: ((event: MouseEvent) => void) | undefined;
}

/** A button with words. The primary one completes a dialog; a dangerous one loses something. */
export function Button(
	props: Pressable & {
		readonly children: ComponentChildren;
		readonly icon?: LucideIcon | undefined;
		readonly primary?: boolean | undefined;
		readonly danger?: boolean | undefined;
		/** Sends the form around it, as Enter does. */
		readonly submit?: boolean | undefined;
		readonly autoFocus?: boolean | undefined;
	},
) {
	const { children, icon: Icon, primary = false, danger = false, submit = false, disabled, onClick, autoFocus } = props;
	const look = danger ? 'button danger' : primary ? 'button primary' : 'button';
	return (
		<button type={submit ? 'submit' : 'button'} class={look} disabled={disabled} autofocus={autoFocus} onClick={onClick}>
			{Icon !== undefined && <Icon size={16} aria-hidden="true" />}
			{children}
		</button>
	);
}

/** A button with an icon. Its name and its shortcut are shown as a tooltip. */
export function IconButton(
	props: Pressable & {
		readonly icon: LucideIcon;
		readonly label: string;
		/** In the form of tinykeys. */
		readonly keys?: readonly string[] | undefined;
		/** For a button that switches something: whether that is on. */
		readonly pressed?: boolean | undefined;
		readonly tabIndex?: number | undefined;
	},
) {
	const { icon: Icon, label, keys, pressed, disabled, onClick, tabIndex } = props;
	return (
		<button
			type="button"
			class="icon-button"
			aria-label={label}
			aria-pressed={pressed}
			aria-keyshortcuts={ariaKeys(keys)}
			data-tip={tipOf(label, keys)}
			disabled={disabled}
			tabIndex={tabIndex}
			onClick={onClick}
		>
			<Icon size={16} aria-hidden="true" />
		</button>
	);
}
