/** So long keys wait for a dialog at most, in milliseconds: the network may be gone. */
const MOST = 5000;

/** How many parts of dialogs are waited for, and the letters that were typed meanwhile. */
let waiting = 0;
let typed = '';

/** The dialog that had the focus before, if one asks for something in another dialog. */
let behind: Element | null = null;

/**
 * Loads a dialog, or what it shows. Until it is there, keys are no shortcuts: they are meant for it, and must not change the map behind it.
 * Letters go to its first field.
 *
 * @param load - by `import()`, or from files; the dialog must open right after it
 */
export async function loadDialog<T>(load: () => Promise<T>): Promise<T> {
	let hasEnded = false;
	if (waiting++ === 0) {
		behind = dialogOf(document.activeElement);
		window.addEventListener('keydown', take, true);
	}
	const end = (): void => {
		if (hasEnded) return;
		hasEnded = true;
		if (--waiting > 0) return;
		window.removeEventListener('keydown', take, true);
		passOn();
	};
	const timer = setTimeout(end, MOST);
	try {
		return await load();
	} finally {
		clearTimeout(timer);
		// It opens, and takes the focus, right after this.
		setTimeout(end, 0);
	}
}

const dialogOf = (at: EventTarget | null): Element | null => (at instanceof Element ? at.closest('dialog[open]') : null);

function take(event: KeyboardEvent): void {
	const dialog = dialogOf(event.target);
	// It is open: browsers pass on keys before timers end, so this one may be the Enter that answers it.
	if (dialog !== null && dialog !== behind) {
		passOn();
		return;
	}
	event.preventDefault();
	event.stopImmediatePropagation();
	if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) typed += event.key;
}

/** Writes what was typed into the field of a dialog that has the focus, in place of what is selected there. */
function passOn(): void {
	const letters = typed;
	typed = '';
	const field = document.activeElement;
	if (letters === '' || !(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
	if (!field.matches('dialog :read-write')) return;
	// Fields for numbers do not say what is selected.
	if (field.selectionStart === null) field.value = letters;
	else field.setRangeText(letters, field.selectionStart, field.selectionEnd ?? field.selectionStart, 'end');
	field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letters, inputType: 'insertText' }));
}
