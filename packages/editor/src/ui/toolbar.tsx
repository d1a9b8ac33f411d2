import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { rovingFocus } from './roving-focus.ts';
import './toolbar.css';

/** A row of buttons: one stop of the Tab key, with arrow keys inside. */
export function Toolbar({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
	const element = useRef<HTMLDivElement>(null);
	useEffect(() => (element.current === null ? undefined : rovingFocus(element.current)), []);
	return (
		<div ref={element} class="toolbar" role="toolbar" aria-label={label}>
			{children}
		</div>
	);
}

/** A line between buttons of a toolbar. */
export const ToolbarLine = () => <span class="toolbar-line" aria-hidden="true" />;
