/** The longest time that keys wait for a dialog, in milliseconds: the network may be gone. */
const MOST = 5000;

/** The number of parts of dialogs that are awaited, the letters that were typed in the meantime, and whether Enter ended them. */
let waiting = 0;
let typed = '';
let isAnswered = false;

/** The dialog that had the focus before, if one asks for something in another dialog. */
let behind: Element | null = null;

/**
 * Loads a dialog, or its content. Until it is there, keys are not shortcuts: they are meant for it, and must not change the map behind it.
 * Letters go to its first field, and Enter after them.
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
	const { key, ctrlKey, metaKey, altKey, isComposing, repeat } = event;
	if (isAnswered || ctrlKey || metaKey || altKey || isComposing) return;
	if (key.length === 1) typed += key;
	// The key that asked for the dialog may still be held.
	else if (key === 'Enter' && !repeat) isAnswered = true;
}

/** Writes the typed text into the field of a dialog that has the focus, in place of the selected text. */
function passOn(): void {
	const [letters, isEntered] = [typed, isAnswered];
	typed = '';
	isAnswered = false;
	const field = document.activeElement;
	if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
	if (!field.matches('dialog :read-write') || dialogOf(field) === behind) return;
	if (letters !== '') write(letters, field);
	// First the dialog shows the written text. Keys that come now are handled after that.
	if (isEntered && field instanceof HTMLInputElement) queueMicrotask(() => enter(field));
}

function write(letters: string, field: HTMLInputElement | HTMLTextAreaElement): void {
	// Fields for numbers do not tell their selection.
	if (field.selectionStart === null) field.value = letters;
	else field.setRangeText(letters, field.selectionStart, field.selectionEnd ?? field.selectionStart, 'end');
	field.dispatchEvent(new InputEvent('input', { bubbles: true, data: letters, inputType: 'insertText' }));
}

/** Does what Enter does in a field: browsers send a form only for keys of their own. */
function enter(field: HTMLInputElement): void {
	if (!field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', bubbles: true, cancelable: true }))) return;
	const button = field.form?.querySelector<HTMLButtonElement>('button[type="submit"]');
	button?.click();
}
