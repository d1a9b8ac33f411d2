const ITEMS = 'button, input, select';

/**
 * Makes a group of controls one stop of the Tab key, with arrow keys, Home and End between them, as toolbars have it. Controls may come and
 * go.
 *
 * @returns a function that ends this
 */
export function rovingFocus(group: HTMLElement): () => void {
	const items = (): readonly HTMLElement[] =>
		[...group.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => !item.matches(':disabled') && item.offsetParent !== null);

	function stopAt(stop: HTMLElement | undefined): void {
		for (const item of group.querySelectorAll<HTMLElement>(ITEMS)) {
			const index = item === stop ? 0 : -1;
			if (item.tabIndex !== index) item.tabIndex = index;
		}
	}

	function update(): void {
		const all = items();
		stopAt(all.find((item) => item.tabIndex === 0) ?? all[0]);
	}

	function key(event: KeyboardEvent): void {
		const { target } = event;
		if (!(target instanceof HTMLElement) || (target instanceof HTMLSelectElement && event.key.endsWith('Down'))) return;
		const all = items();
		const at = all.indexOf(target);
		const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
		// Left and right belong to the text of a field.
		const isText = target.matches('input:not([type=checkbox], [type=radio])');
		if (step === undefined || at < 0 || isText) return;
		event.preventDefault();
		event.stopPropagation();
		all.at(step % all.length)?.focus();
	}

	const focused = ({ target }: Event): void => {
		if (target instanceof HTMLElement && target.matches(ITEMS)) stopAt(target);
	};
	const changes = new MutationObserver(update);
	changes.observe(group, { childList: true, subtree: true, attributeFilter: ['disabled'] });
	group.addEventListener('keydown', key);
	group.addEventListener('focusin', focused);
	update();
	return () => {
		changes.disconnect();
		group.removeEventListener('keydown', key);
		group.removeEventListener('focusin', focused);
	};
}
