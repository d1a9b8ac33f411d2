import { backgroundWords } from '@tilewright/editor-core/background/background-words.ts';

/**
 * Parts of the editor are loaded when they are needed. Where one cannot be, the browser's words name a file and give no advice: gives the
 * error words that do. Whoever asked for the part shows them.
 */
export function nameMissingParts(page: Window): void {
	page.addEventListener('vite:preloadError', ({ payload }) => {
		payload.message = backgroundWords.partMissing;
	});
}
