import { place } from './place.ts';
import './tooltip.css';

/** The time that the pointer rests before a tooltip comes, in milliseconds; none after another one was shown. */
const DELAY = 450;

/**
 * Shows the attribute `data-tip` of the element that is hovered or focused by keys. A second line is the shortcut. Screen readers do not need it: they
 * read the label.
 */
export function showTooltips(page: Document): void {
	const tip = page.createElement('div');
	tip.className = 'tooltip';
	tip.popover = 'manual';
	tip.ariaHidden = 'true';
	let shownFor: Element | undefined;
	let timer = 0;
	let movesAt = Number.NEGATIVE_INFINITY;
	let hiddenAt = Number.NEGATIVE_INFINITY;

	function hide(): void {
		clearTimeout(timer);
		if (shownFor === undefined) return;
		shownFor = undefined;
		hiddenAt = performance.now();
		if (tip.matches(':popover-open')) tip.hidePopover();
		tip.remove();
	}

	function show(owner: HTMLElement): void {
		const words = owner.dataset['tip'];
		if (words === undefined || words === '' || !owner.isConnected) return;
		hide();
		shownFor = owner;
		const [name, keys] = words.split('\n');
		tip.replaceChildren(name ?? '');
		if (keys !== undefined) {
			const kbd = page.createElement('kbd');
			kbd.textContent = keys;
			tip.append(kbd);
		}
		// Inside a modal dialog, since all outside of it is behind it.
		(owner.closest('dialog') ?? page.body).append(tip);
		tip.showPopover();
		place(tip, owner, 'below', 6);
	}

	const ownerOf = ({ target }: Event): HTMLElement | undefined =>
		target instanceof Element ? (target.closest<HTMLElement>('[data-tip]') ?? undefined) : undefined;

	page.addEventListener('pointerover', (event) => {
		const owner = ownerOf(event);
		if (owner === shownFor && owner !== undefined) return;
		hide();
		if (owner === undefined || event.pointerType === 'touch') return;
		const recent = performance.now() - hiddenAt < 300;
		timer = window.setTimeout(() => show(owner), recent ? 0 : DELAY);
	});
	page.addEventListener('pointerdown', hide, true);
	page.addEventListener('wheel', hide, { capture: true, passive: true });
	page.addEventListener(
		'keydown',
		({ key }) => {
			hide();
			movesAt = /^(Tab|Arrow|Home|End)/.test(key) ? performance.now() : Number.NEGATIVE_INFINITY;
		},
		true,
	);
	page.addEventListener('focusout', hide);
	page.addEventListener('focusin', (event) => {
		const owner = ownerOf(event);
		// Not when the page moves the focus on its own, such as into a dialog.
		if (owner?.matches(':focus-visible') === true && performance.now() - movesAt < 200) show(owner);
	});
}
