import { X } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from './button.tsx';
import { uiWords } from './ui-words.ts';
import { useUniqueId } from './unique-id.ts';
import './dialog.css';

/** A dialog over the page. Escape and the cross close it; the focus goes back to where it was. Pass it to `editor.ask`. */
export function Dialog({
	title,
	children,
	footer,
	size = 'medium',
	isText = false,
	onClose,
	onSubmit,
}: {
	readonly title: string;
	readonly children: ComponentChildren;
	/** The buttons at its end. */
	readonly footer?: ComponentChildren;
	readonly size?: 'small' | 'medium' | 'large' | undefined;
	/** It has only text, which must be scrolled by keys. */
	readonly isText?: boolean | undefined;
	/** The user cancels it. */
	readonly onClose: () => void;
	/** Enter, or a button of type submit. */
	readonly onSubmit?: (() => void) | undefined;
}) {
	const element = useRef<HTMLDialogElement>(null);
	const titleId = useUniqueId();
	useLayoutEffect(() => {
		const dialog = element.current;
		dialog?.showModal();
		if (dialog?.querySelector('[autofocus]') === null) firstControl(dialog)?.focus();
		return () => dialog?.close();
	}, []);
	return (
		<dialog
			ref={element}
			class={`dialog ${size}`}
			aria-labelledby={titleId}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
		>
			<form
				class="dialog-form"
				onKeyDown={(event) => {
					if (event.key === 'Escape' && !event.isComposing) {
						// At once: browsers would only clear a field for searching.
						event.preventDefault();
						onClose();
					}
					// Browsers send a form by Enter in an input, but not in a list of choices.
					if (event.key !== 'Enter' || !(event.target instanceof HTMLSelectElement)) return;
					event.preventDefault();
					event.currentTarget.requestSubmit();
				}}
				onSubmit={(event) => {
					event.preventDefault();
					onSubmit?.();
				}}
			>
				<header class="dialog-header">
					<h2 id={titleId}>{title}</h2>
					<IconButton icon={X} label={uiWords.close} onClick={onClose} />
				</header>
				<div class="dialog-body" tabIndex={isText ? 0 : undefined}>
					{children}
				</div>
				{footer !== undefined && <footer class="dialog-footer">{footer}</footer>}
			</form>
		</dialog>
	);
}

/** Finds the control that gets the focus first: one of the content or the footer rather than the cross. */
const firstControl = (dialog: HTMLElement): HTMLElement | null =>
	dialog.querySelector(`.dialog-body[tabindex], .dialog-body :is(${CONTROLS}), .dialog-footer :is(${CONTROLS})`);

const CONTROLS = 'button:not([tabindex="-1"], :disabled), input:not(:disabled), select, textarea, [tabindex="0"]';
